import Crypto
public import Foundation
import NIOSSL
import SwiftASN1
import X509

/// A certificate authority for one test.
public struct TestAuthority: Sendable {
  /// The certificate for a file of trusted authorities.
  public let certificatePEM: String
  private let name: DistinguishedName
  private let key: Certificate.PrivateKey

  public init(_ commonName: String = "Aerogami Test Authority") throws {
    name = try DistinguishedName { CommonName(commonName) }
    key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    certificatePEM = try Certificate.sign(
      subject: name, key: key.publicKey, by: name, key,
      extensions: try Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        Critical(KeyUsage(keyCertSign: true))
      })
  }

  /// Issues a server certificate for names and addresses, by default for the loopback address.
  public func issue(
    for names: [String] = ["localhost"], addresses: [[UInt8]] = [[127, 0, 0, 1]],
    until expiry: Date = Date(timeIntervalSinceNow: 3600)
  ) throws -> TestIdentity {
    try .sign(for: names, addresses: addresses, until: expiry, by: (name, key))
  }
}

/// A server certificate with its key.
public struct TestIdentity: Sendable {
  public let certificatePEM: String
  public let keyPEM: String

  /// Creates a self-signed certificate for the loopback address.
  public static func selfSigned() throws -> TestIdentity {
    try .sign(for: ["localhost"], addresses: [[127, 0, 0, 1]], until: Date(timeIntervalSinceNow: 3600), by: nil)
  }

  fileprivate static func sign(
    for names: [String], addresses: [[UInt8]], until expiry: Date,
    by issuer: (name: DistinguishedName, key: Certificate.PrivateKey)?
  ) throws -> TestIdentity {
    let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
    let subject = try DistinguishedName { CommonName(names.first ?? "none") }
    return TestIdentity(
      certificatePEM: try Certificate.sign(
        subject: subject, key: key.publicKey, by: issuer?.name ?? subject, issuer?.key ?? key, until: expiry,
        extensions: try Certificate.Extensions {
          Critical(BasicConstraints.notCertificateAuthority)
          try ExtendedKeyUsage([.serverAuth])
          SubjectAlternativeNames(
            names.map { .dnsName($0) } + addresses.map { .ipAddress(.init(contentBytes: $0[...])) })
        }),
      keyPEM: try key.serializeAsPEM().pemString)
  }

  func serverContext() throws -> NIOSSLContext {
    try NIOSSLContext(
      configuration: .makeServerConfiguration(
        certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificatePEM.utf8)).map { .certificate($0) },
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(keyPEM.utf8), format: .pem))))
  }
}

extension Certificate {
  /// - Returns: The certificate as PEM. It is valid from the day before `expiry`, so an expired one has no other
  ///   defect.
  fileprivate static func sign(
    subject: DistinguishedName, key: Certificate.PublicKey, by issuer: DistinguishedName,
    _ issuerKey: Certificate.PrivateKey, until expiry: Date = Date(timeIntervalSinceNow: 3600), extensions: Extensions
  ) throws -> String {
    try Certificate(
      version: .v3, serialNumber: SerialNumber(), publicKey: key,
      notValidBefore: expiry.addingTimeInterval(-86_400), notValidAfter: expiry, issuer: issuer, subject: subject,
      signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions, issuerPrivateKey: issuerKey
    ).serializeAsPEM().pemString
  }
}
