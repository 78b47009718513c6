import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RoversPhotosTests {
  private let aerogami = Aerogami()

  /// The photos of a sol of the service, as NDJSON.
  private func photos(_ more: String..., environment: [String: String] = [:]) async throws -> Run {
    try await aerogami.run(
      ["rovers", "photos", "--rover", "curiosity", "--sol", "1000", "--format", "ndjson"] + more,
      environment: environment)
  }

  @Test("a table has the id, camera, day and URL of each photo, and names ignore case")
  func table() async throws {
    let run = try await aerogami.run(
      "rovers", "photos", "--rover", "Curiosity", "--camera", "rhaz", "--sol", "1000", "--limit", "2")
    #expect(
      run
        == Run(
          0,
          output: """
                ID  CAMERA  DATE        URL
            100001  RHAZ    2015-05-30  https://mars.example/curiosity/1000/RHAZ_100001.png
            100008  RHAZ    2015-05-30  https://mars.example/curiosity/1000/RHAZ_100008.png

            """,
          errors: "aerogami: showing only the first 2 photos from curiosity on sol 1000 with RHAZ; "
            + "--limit shows more\n"))
  }

  @Test(
    "the other formats have every field of a photo",
    arguments: [
      (
        "json",
        """
        {"environment":"dev","requests":[
        {"id":"page 1","status":"ok","attempts":1,"duration_milliseconds":TIME,"row_count":25,"skipped_count":0,\
        "age_seconds":null,"error":null}
        ],"photos":[
        {"id":100400,"rover":"Curiosity","sol":1004,"camera":"FHAZ",\
        "camera_full_name":"Front Hazard Avoidance Camera","earth_date":"2015-06-03",\
        "img_src":"https://mars.example/curiosity/1004/FHAZ_100400.png"}
        ]}

        """
      ),
      (
        "csv",
        """
        id,rover,sol,camera,camera_full_name,earth_date,img_src
        100400,Curiosity,1004,FHAZ,Front Hazard Avoidance Camera,2015-06-03,\
        https://mars.example/curiosity/1004/FHAZ_100400.png

        """.replacing("\n", with: "\r\n")
      ),
    ])
  func formats(format: String, output: String) async throws {
    let run = try await aerogami.run(
      "rovers", "photos", "--rover", "curiosity", "--earth-date", "2015-06-03", "--limit", "1", "--format", format)
    #expect(run.exitCode == 0)
    #expect(run.withoutTimes.output.replacing("\r\n", with: "\n") == output.replacing("\r\n", with: "\n"))
  }

  @Test("a failed page does not affect other pages")
  func partial() async throws {
    try await TestServer.run { request in
      switch request.page {
      case 2?: .init(status: 403, #"{"errors":"not this one"}"#)
      case 3?: SamplePhotos.page([60])
      default: SamplePhotos.page(0..<25)
      }
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await photos("--limit", "75")
      #expect(run.exitCode == 3)
      #expect(run.photoIDs == Array(0..<25) + [60])
      #expect(
        run.errors == """
          aerogami: page 2 failed: \(server.address.withoutScheme): \
          status 403: not this one; if the service requires a token, set AEROGAMI_CLIENTS_ROVERS_TOKEN

          """)
    }
  }

  @Test("the service's error message is reported, and json is still one object")
  func failure() async throws {
    try await TestServer.run { _ in
      .init(status: 400, #"{"errors":"no such day"}"#)
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await photos("--format", "json")
      let path = "/rovers/curiosity/photos?sol=1000&page=1"
      let error = ": status 400: no such day; check the base URL"
      #expect(
        run.withoutTimes
          == Run(
            1,
            output: """
              {"environment":"dev","requests":[
              {"id":"page 1","status":"failed","attempts":1,"duration_milliseconds":TIME,"row_count":0,"skipped_count":0,\
              "age_seconds":null,"error":"GET \(server.address)\(path)\(error)"}
              ],"photos":[]}

              """, errors: "aerogami: page 1 failed: \(server.address.withoutScheme)\(error)\n"))
    }
  }

  @Test("without a day the latest sol is requested first")
  func latestSol() async throws {
    try await TestServer.run([
      "/manifests/spirit": .init(#"{"photo_manifest":{"name":"Spirit","max_sol":2208,"total_photos":1}}"#),
      "/rovers/spirit/photos?sol=2208&page=1": SamplePhotos.page([]),
    ]) { server in
      try aerogami.useRovers(server)
      let run = try await aerogami.run("rovers", "photos", "--rover", "spirit")
      #expect(run == Run(0, errors: "aerogami: no photos from spirit on sol 2208\n"))
    }
  }

  @Test("a rover that has no photos yet has no latest sol, and none are requested")
  func noPhotos() async throws {
    try await TestServer.run([
      "/manifests/spirit": .init(
        #"{"photo_manifest":{"name":"Spirit","max_sol":null,"max_date":null,"total_photos":0,"photos":[]}}"#)
    ]) { server in
      try aerogami.useRovers(server)
      let run = try await aerogami.run("rovers", "photos", "--rover", "spirit", "--format", "ndjson")
      #expect(run == Run(0, errors: "aerogami: no photos from spirit\n"))
    }
  }

  @Test("a stale latest sol is shown when its request fails, and counts as failed")
  func staleSol() async throws {
    let isBroken = Gate()
    try await TestServer.run { request in
      if request.path != "/manifests/spirit" { return SamplePhotos.page([1]) }
      return isBroken.isOpen
        ? .init(status: 403, "") : .init(#"{"photo_manifest":{"name":"Spirit","max_sol":2208,"total_photos":1}}"#)
    } _: { server in
      try aerogami.useRovers(server)
      #expect(try await aerogami.run("rovers", "photos", "--rover", "spirit").exitCode == 0)
      isBroken.open()
      let run = try await aerogami.run("rovers", "photos", "--rover", "spirit", "--format", "ndjson")
      #expect(run.exitCode == 3)
      #expect(run.photoIDs == [1])
      #expect(
        run.errors.contains(
          /^aerogami: the lookup of the latest sol failed; showing results from \d+ (s|min) ago \(127/))
    }
  }

  @Test(
    "an unknown rover or camera is an error with the valid ones, before any request",
    arguments: [
      (
        ["--rover", "curiosty"],
        #"--rover: there is no rover "curiosty"; "#
          + #"did you mean "curiosity"? Known: curiosity, opportunity, perseverance, spirit"#
      ),
      (
        ["--rover", "curiosity", "--camera", "pancam"],
        #"curiosity has no camera "pancam"; did you mean "NAVCAM"? "#
          + "Known: FHAZ, RHAZ, MAST, CHEMCAM, MAHLI, MARDI, NAVCAM"
      ),
      (
        ["--rover", "spirit", "--camera", ""],
        #"spirit has no camera ""; known: FHAZ, RHAZ, NAVCAM, PANCAM, MINITES, ENTRY"#
      ),
      (
        ["--rover", "spirit", "--sol", "1", "--earth-date", "2004-01-05"],
        "--sol and --earth-date cannot be used together; use one of them, or neither for the latest sol"
      ),
      (
        ["--rover", "spirit", "--earth-date", "2015-06-03T00:00:00Z"],
        #"invalid value "2015-06-03T00:00:00Z" for --earth-date: expected a day such as 2015-06-03"#
      ),
      (
        ["--rover", "spirit", "--download", ""],
        "--download requires a directory, such as pictures"
      ),
    ])
  func usage(arguments: [String], problem: String) async {
    #expect(await Run.parsing(["rovers", "photos"] + arguments) == Run(64, errors: "aerogami: \(problem)\n"))
  }

  @Test("a rovers command ignores an incomplete configuration of trips, and sends its token in the service's form")
  func alone() async throws {
    try await TestServer.run { _ in
      SamplePhotos.page([1])
    } _: { server in
      let run = try await photos(
        "--env", "live",
        environment: [
          "AEROGAMI_CLIENTS_ROVERS_BASE_URL": server.address, "AEROGAMI_CLIENTS_ROVERS_TOKEN": "s3cret",
        ])
      #expect(run.exitCode == 0)
      #expect(run.errors == "")
      #expect(run.photoIDs == [1])
      #expect(await server.requests.entries.map { $0.header("X-API-Key") } == [["s3cret"]])
    }
  }

  @Test("a signal cancels running requests, and results that had arrived are shown")
  func interrupted() async throws {
    let (isAnswered, never) = (Gate(), Gate())
    try await TestServer.run { request in
      if request.page == 1 { return SamplePhotos.page(0..<25) }
      isAnswered.open()
      try await never.wait()
      return SamplePhotos.page([])
    } _: { server in
      try aerogami.useRovers(server)
      let errors = try WatchedStream.pipe()
      let run = try await aerogami.run(
        ["rovers", "photos", "--rover", "curiosity", "--sol", "1", "--limit", "50", "--concurrency", "1", "--verbose"]
          + ["--format", "ndjson", "--download", "pictures"], output: .pipe(), errors: errors
      ) { send in
        await errors.wait(for: "page 1: ok, 25 photos")
        try await isAnswered.wait()
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.photoIDs == Array(0..<25))
      #expect(run.errors.hasSuffix("\naerogami: canceled: page 2\n"))
      #expect(aerogami.files(in: "pictures") == [])
    }
  }
}

@Suite(.timeLimit(.minutes(20))) struct RoversManifestTests {
  private let aerogami = Aerogami()

  @Test("a manifest is one row, and --sols lists its sols")
  func shown() async throws {
    let run = try await aerogami.run("rovers", "manifest", "CURIOSITY")
    #expect(
      run
        == Run(
          0,
          output: """
            ROVER      STATUS  LAUNCHED    LANDED      LAST SOL  LAST DATE   PHOTOS
            Curiosity  active  2011-11-26  2012-08-06      4102  2024-02-19  146997

            """))
    let sols = try await aerogami.run("rovers", "manifest", "curiosity", "--sols")
    #expect(sols.exitCode == 0)
    #expect(
      sols.output.hasPrefix(
        """
         SOL  DATE        PHOTOS  CAMERAS
           0  2012-08-06      65  FHAZ, RHAZ, MAST, CHEMCAM, MAHLI, MARDI, NAVCAM

        """))
  }

  @Test("a missing field is empty or null, and an unusable one is reported")
  func bare() async throws {
    let manifest = #""name":"Spirit","max_sol":5,"total_photos":6"#
    try await TestServer.run { _ in
      .init(#"{"photo_manifest":{\#(manifest),"photos":[{"sol":5},7]}}"#)
    } _: { server in
      try aerogami.useRovers(server)
      let run = try await aerogami.run("rovers", "manifest", "spirit")
      let note = "aerogami: spirit: 1 row was skipped: photo_manifest.photos[1]: expected an object, found a number\n"
      #expect(
        run
          == Run(
            0,
            output: """
              ROVER   STATUS  LAUNCHED  LANDED  LAST SOL  LAST DATE  PHOTOS
              Spirit  -       -         -              5  -               6

              """, errors: note))
      let json = try await aerogami.run("rovers", "manifest", "spirit", "--sols", "--format", "json")
      #expect(
        json.withoutTimes
          == Run(
            0,
            output: """
              {"environment":"dev","requests":[
              {"id":"spirit","status":"ok","attempts":1,"duration_milliseconds":TIME,"row_count":1,"skipped_count":1,\
              "age_seconds":null,"error":null}
              ],"sols":[
              {"sol":5,"earth_date":null,"total_photos":null,"cameras":[]}
              ]}

              """, errors: note))
    }
  }

  @Test("an unknown rover names the valid ones")
  func unknown() async throws {
    let run = try await aerogami.runIfValid(["rovers", "manifest", "zhurong"])
    #expect(run.exitCode == 64)
    #expect(
      run.errors == """
        aerogami: <rover>: there is no rover "zhurong"; \
        known: curiosity, opportunity, perseverance, spirit

        """)
  }
}
