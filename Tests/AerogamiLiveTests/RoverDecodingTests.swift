import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Testing

@Suite struct RoverDecodingTests {
  private static let photo = """
    {"id":102685,"sol":1004,"camera":{"id":20,"name":"FHAZ","rover_id":5,"full_name":"Front Hazard Avoidance Camera"},\
    "img_src":"http://mars.example/FLB_486615455EDR_F0481570FHAZ00323M_.JPG","earth_date":"2015-06-03",\
    "rover":{"id":5,"name":"Curiosity","status":"active","cameras":[{"name":"FHAZ"}]}}
    """

  @Test("a photo is decoded, and unknown keys are ignored")
  func photo() throws {
    let list = try decodeRoverPhotos(Array(#"{"meta":{"page":1},"photos":[\#(Self.photo)],"more":null}"#.utf8).span)
    #expect(list.skipped.count == 0)
    #expect(
      list.elements == [
        RoverPhoto(
          id: 102_685, sol: 1004, camera: "FHAZ", cameraName: "Front Hazard Avoidance Camera",
          earthDate: "2015-06-03", url: "http://mars.example/FLB_486615455EDR_F0481570FHAZ00323M_.JPG",
          rover: "Curiosity")
      ])
  }

  @Test(
    "optional keys may be missing",
    arguments: [#""full_name":null"#, #""full_name":7"#, #""x":[]"#])
  func optional(fullName: String) throws {
    let photo = #"{"id":1,"sol":0,"camera":{"name":"FHAZ",\#(fullName)},"img_src":"x","earth_date":"y","rover":null}"#
    let list = try decodeRoverPhotos(Array(#"{"photos":[\#(photo)]}"#.utf8).span)
    #expect(list.elements == [RoverPhoto(id: 1, sol: 0, camera: "FHAZ", earthDate: "y", url: "x")])
  }

  @Test(
    "a row that is not a photo is skipped, with its location",
    arguments: [
      ("7", "photos[1]: expected an object, found a number"),
      (#"{"id":1}"#, "photos[1].sol: missing"),
      (#"{"id":-1}"#, "photos[1].id: expected a whole number, 0 or more, found -1"),
      (#"{"id":"1"}"#, "photos[1].id: expected a number, found a string"),
      (#"{"id":1,"sol":1,"camera":null}"#, "photos[1].camera: missing"),
      (#"{"camera":[]}"#, "photos[1].camera: expected an object, found an array"),
    ])
  func skipped(row: String, reason: String) throws {
    let list = try decodeRoverPhotos(Array(#"{"photos":[\#(Self.photo),\#(row)]}"#.utf8).span)
    #expect(list.elements.count == 1)
    #expect(list.skipped.count == 1)
    #expect(list.skipped.reasons == [reason])
  }

  @Test(
    "anything but a list of photos is an error, also an error report with a success status",
    arguments: [
      ("[]", ResponseError.mismatched("expected an object, found an array")), ("{}", .mismatched("photos: missing")),
      (#"{"photos":null}"#, .mismatched("photos: expected an array, found null")),
      (#"{"errors":"Invalid Rover Name"}"#, .status(200)), (#"{"error":{"message":"no key"}}"#, .status(200)),
      (#"{"error":{"code":7}}"#, .mismatched("photos: missing")),
    ])
  func noPhotos(body: String, expected: ResponseError) {
    #expect(throws: expected) { try decodeRoverPhotos(Array(body.utf8).span) }
  }

  @Test("a manifest is decoded with its sols")
  func manifest() throws {
    let body = """
      {"photo_manifest":{"name":"Spirit","landing_date":"2004-01-04","launch_date":"2003-06-10","status":"complete",\
      "max_sol":2208,"max_date":"2010-03-21","total_photos":124550,"photos":[\
      {"sol":1,"earth_date":"2004-01-05","total_photos":77,"cameras":["ENTRY","FHAZ"]},{"sol":2},7]}}
      """
    let (manifest, skipped) = try decodeRoverManifest(Array(body.utf8).span)
    #expect(
      manifest
        == RoverManifest(
          name: "Spirit", landingDate: "2004-01-04", launchDate: "2003-06-10", status: "complete", maxSol: 2208,
          maxDate: "2010-03-21", totalPhotos: 124_550,
          sols: [
            .init(sol: 1, earthDate: "2004-01-05", totalPhotos: 77, cameras: ["ENTRY", "FHAZ"]), .init(sol: 2),
          ]))
    #expect(skipped.count == 1)
    #expect(skipped.reasons == ["photo_manifest.photos[2]: expected an object, found a number"])
  }

  @Test("a manifest requires only the name, the last sol and the number of photos")
  func bareManifest() throws {
    let bare = #""name":"Spirit","max_sol":2208,"total_photos":1"#
    for more in ["", #","photos":null"#, #","photos":[],"status":7,"max_date":null,"cameras":{}"#] {
      let (manifest, skipped) = try decodeRoverManifest(Array(#"{"photo_manifest":{\#(bare)\#(more)}}"#.utf8).span)
      #expect(manifest == RoverManifest(name: "Spirit", maxSol: 2208, totalPhotos: 1))
      #expect(skipped.count == 0)
    }
    #expect(throws: ResponseError.mismatched("photo_manifest.max_sol: missing")) {
      try decodeRoverManifest(Array(#"{"photo_manifest":{"name":"Spirit","total_photos":1}}"#.utf8).span)
    }
  }

  @Test("a rover without photos has no last sol")
  func noPhotosYet() throws {
    let body = #"{"photo_manifest":{"name":"Spirit","max_sol":null,"max_date":null,"total_photos":0,"photos":[]}}"#
    let (manifest, _) = try decodeRoverManifest(Array(body.utf8).span)
    #expect(manifest == RoverManifest(name: "Spirit", maxSol: nil, totalPhotos: 0))
  }

  @Test("too many photos on a page, or sols in a manifest, are an error")
  func tooMany() throws {
    func photos(_ count: Int) -> String {
      #"{"photos":[\#(Array(repeating: "1", count: count - 1).joined(separator: ",")),\#(Self.photo)]}"#
    }
    #expect(try decodeRoverPhotos(Array(photos(10_000).utf8).span).elements.count == 1)
    #expect(throws: ResponseError.mismatched("photos: expected at most 10000 elements, found more")) {
      try decodeRoverPhotos(Array(photos(10_001).utf8).span)
    }
    // Elements that are not objects count, too, and are read faster.
    func manifest(_ count: Int) -> String {
      let sols = String(repeating: "1,", count: count - 1) + #"{"sol":1}"#
      return #"{"photo_manifest":{"name":"X","max_sol":1,"total_photos":1,"photos":[\#(sols)]}}"#
    }
    #expect(try decodeRoverManifest(Array(manifest(10_001).utf8).span).0.sols.count == 1)
    #expect(throws: ResponseError.mismatched("photo_manifest.photos: expected at most 100000 elements, found more")) {
      try decodeRoverManifest(Array(manifest(100_001).utf8).span)
    }
  }
}
