// swift-tools-version: 6.3
import PackageDescription

// CI builds our own targets with warnings as errors; a newcomer with a newer compiler, which may warn of more, is not
// stopped by that.
let warningsAreErrors = Context.environment["WARNINGS_AS_ERRORS"] != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "aerogami",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "aerogami", targets: ["aerogami"]),
    .library(name: "AerogamiContainer", targets: ["AerogamiContainer"]),
  ],
  dependencies: [
    // Its messages are recognized by their text, which a minor version may change: see the decision ParserMessages.
    .package(url: "https://github.com/apple/swift-argument-parser.git", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-asn1.git", from: "1.7.4"),
    .package(url: "https://github.com/apple/swift-certificates.git", from: "1.21.1"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    // Without what it has for all of Foundation and for configuration files, neither of which is used here.
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
  ],
  targets: [
    .target(name: "AerogamiContainer", swiftSettings: settings),
    .target(name: "AerogamiSystem", dependencies: ["AerogamiContainer"], swiftSettings: settings),
    .target(name: "AerogamiCore", dependencies: ["AerogamiContainer"], swiftSettings: settings),
    .target(
      name: "AerogamiFeatures", dependencies: ["AerogamiContainer", "AerogamiCore"], swiftSettings: settings),
    .target(
      name: "AerogamiJSON", dependencies: ["AerogamiContainer", "AerogamiCore"],
      // A reader of JSON is a value that holds the span of bytes it reads.
      swiftSettings: settings + [.enableExperimentalFeature("Lifetimes")]),
    .target(
      name: "AerogamiHTTP",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiJSON", "AerogamiSystem",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSOCKS", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings),
    .target(
      name: "AerogamiStore",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiJSON", "AerogamiSystem",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(
      name: "AerogamiLive",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiHTTP", "AerogamiJSON", "AerogamiStore", "AerogamiSystem",
      ],
      resources: [
        .embedInCode("Configuration/BuiltIn/dev.json"), .embedInCode("Configuration/BuiltIn/failing.json"),
        .embedInCode("Configuration/BuiltIn/kiwi.json"), .embedInCode("Configuration/BuiltIn/live.json"),
        .embedInCode("Configuration/BuiltIn/local.json"), .embedInCode("Configuration/BuiltIn/ryanair.json"),
        .embedInCode("Configuration/BuiltIn/starwars-partial.json"),
      ],
      swiftSettings: settings),
    .target(
      name: "AerogamiMCP",
      dependencies: ["AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON"],
      swiftSettings: settings),
    .target(
      name: "AerogamiServer",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON", "AerogamiMCP", "CZlib",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [
        .embedInCode("Pages/icon.svg"), .embedInCode("Pages/script.js"), .embedInCode("Pages/style.css"),
      ],
      swiftSettings: settings),
    // Compresses the web pages. The packages that use zlib keep it to themselves.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "aerogami",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiHTTP", "AerogamiJSON", "AerogamiLive",
        "AerogamiMCP", "AerogamiServer", "AerogamiStore", "AerogamiSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        // Paths in the interface of Subprocess; Apple's platforms have them as System.
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiStore",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftASN1", package: "swift-asn1"),
        // Paths in the interface of Subprocess; Apple's platforms have them as System.
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
        .product(name: "X509", package: "swift-certificates"),
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        // The program that is measured; depended on so that it is built too.
        "aerogami", "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiHTTP", "AerogamiJSON",
        "AerogamiLive",
        "AerogamiStore", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "AerogamiContainerTests", dependencies: ["AerogamiContainer", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "AerogamiCoreTests", dependencies: ["AerogamiContainer", "AerogamiCore", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiFeaturesTests",
      dependencies: ["AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiJSONTests", dependencies: ["AerogamiContainer", "AerogamiCore", "AerogamiJSON", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiMCPTests",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON", "AerogamiMCP", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiHTTPTests",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiHTTP", "AerogamiJSON", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSOCKS", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiStoreTests",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON", "AerogamiStore", "AerogamiSystem",
        "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AerogamiLiveTests",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiHTTP", "AerogamiJSON", "AerogamiLive",
        "AerogamiStore", "AerogamiSystem",
        "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSOCKS", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "AerogamiServerTests",
      dependencies: [
        "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiHTTP", "AerogamiJSON", "AerogamiLive",
        "AerogamiMCP", "AerogamiStore",
        "AerogamiServer",
        "CZlib", "TestSupport",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "aerogamiTests",
      dependencies: [
        "aerogami", "AerogamiContainer", "AerogamiCore", "AerogamiFeatures", "AerogamiJSON", "AerogamiStore",
        "AerogamiSystem",
        "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        // Paths in the interface of Subprocess; Apple's platforms have them as System.
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ],
      exclude: ["MCP/client.py"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
