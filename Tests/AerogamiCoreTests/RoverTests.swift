import AerogamiContainer
import AerogamiCore
import Foundation
import Testing

@Suite struct RoverTests {
  @Test("names of rovers and cameras are case-insensitive")
  func names() throws {
    #expect(try Rover(named: "Curiosity") == .curiosity)
    #expect(try Rover(named: "SPIRIT") == .spirit)
    #expect(try Rover.curiosity.camera(named: "rhaz") == "RHAZ")
    #expect(try Rover.spirit.camera(named: "entry") == "ENTRY")
    #expect(try Rover.opportunity.camera(named: "entry") == "ENTRY")
    #expect(try Rover.perseverance.camera(named: "Mcz_Left") == "MCZ_LEFT")
  }

  @Test(
    "the error for an unknown rover suggests the nearest and lists all rovers",
    arguments: [
      ("curiosty", #"there is no rover "curiosty"; did you mean "curiosity"? "#),
      ("", #"there is no rover ""; "#), ("zhurong", #"there is no rover "zhurong"; "#),
      ("a\u{1B}[2J", "there is no rover \"a\u{FFFD}[2J\"; "),
    ])
  func unknownRover(name: String, problem: String) {
    let error = #expect(throws: UnknownRoverWord.self) { try Rover(named: name) }
    let known = "curiosity, opportunity, perseverance, spirit"
    #expect(error?.description == problem + (problem.hasSuffix("? ") ? "Known: " : "known: ") + known)
  }

  @Test("another rover's camera is unknown, and the error lists the rover's own cameras")
  func unknownCamera() {
    let error = #expect(throws: UnknownRoverWord.self) { try Rover.spirit.camera(named: "mast") }
    #expect(
      error?.description == #"spirit has no camera "mast"; known: FHAZ, RHAZ, NAVCAM, PANCAM, MINITES, ENTRY"#)
    #expect(throws: UnknownRoverWord.self) { try Rover.curiosity.camera(named: "ma\u{17F}t") }
  }

  @Test(
    "a picture's file name is the photo's id with a known extension, and has no other text from the service",
    arguments: [
      ("http://mars.example/a/FLB_486.JPG", "7.jpg"), ("https://mars.example/x.jpeg?width=2.png", "7.jpeg"),
      ("https://mars.example/x.PnG#y.gif", "7.png"), ("x.webp", "7.webp"), ("x.tif", "7.tif"), ("x.gif/", "7.gif"),
      ("https://mars.example/x.exe", "7.jpg"), ("https://mars.example/x.jpg.sh", "7.jpg"),
      ("../../etc/passwd", "7.jpg"), ("https://mars.example/..%2F..%2Fetc%2Fpasswd", "7.jpg"), ("", "7.jpg"),
      ("/", "7.jpg"), ("https://mars.example/.png/../..", "7.jpg"), ("x.png\0", "7.jpg"), ("x.png\n", "7.jpg"),
    ])
  func fileName(url: String, name: String) {
    let photo = RoverPhoto(id: 7, sol: 1, camera: "FHAZ", earthDate: "2012-08-07", url: url)
    #expect(photo.fileName == name)
  }

  @Test("the description of a query has the rover, the day and the camera")
  func description() throws {
    let day = try #require(RFC3339.date("2015-06-03T23:59:59Z"))
    #expect(
      "\(RoverPhotoQuery(rover: .curiosity, day: .sol(1000), camera: "RHAZ"))" == "curiosity on sol 1000 with RHAZ")
    #expect("\(RoverPhotoQuery(rover: .spirit, day: .earth(day)))" == "spirit on 2015-06-03")
  }
}

@Suite struct RoverPhotoPagesTests {
  private func photos(_ ids: some Sequence<Int>) -> Fetched<[RoverPhoto]> {
    Fetched(ids.map { RoverPhoto(id: $0, sol: 1, camera: "FHAZ", earthDate: "2012-08-07", url: "") })
  }

  @Test("the number of pages is enough for the limit", arguments: [(1, 1), (25, 1), (26, 2), (10_000, 400)])
  func count(limit: Int, pages: Int) {
    #expect(RoverPhotoPages(limit: limit).last == pages)
  }

  @Test("photos are in page order, whatever the order of the responses, and limited")
  func order() {
    var pages = RoverPhotoPages(limit: 60)
    pages.add(2, photos(125..<150))
    #expect(!pages.isEndKnown)
    pages.add(3, photos(0..<25))
    #expect(!pages.isEndKnown)
    pages.add(1, photos(200..<225))
    #expect(!pages.isEndKnown)
    #expect(pages.photos.map(\.id) == Array(200..<225) + Array(125..<150) + Array(0..<10))
    #expect(pages.hasMore)
  }

  @Test("a page that is not full is the last, and later pages are ignored")
  func short() {
    var pages = RoverPhotoPages(limit: 1000)
    pages.add(1, photos(0..<25))
    #expect(!pages.isEndKnown)
    pages.add(3, photos([]))
    #expect(pages.isEndKnown)
    #expect(pages.last == 3)
    pages.add(2, photos(25..<30))
    #expect(pages.isEndKnown)
    #expect(pages.last == 2)
    pages.add(4, photos([99]))
    #expect(pages.isEndKnown)
    #expect(pages.last == 2)
    #expect(pages.photos.map(\.id) == Array(0..<30))
    #expect(!pages.hasMore)
  }

  @Test("skipped rows count toward the page size")
  func skipped() {
    var pages = RoverPhotoPages(limit: 100)
    var response = photos(0..<20)
    response.skipped = SkippedRows(count: 5, reasons: ["[0].id: missing"])
    pages.add(1, response)
    #expect(!pages.isEndKnown)
    response.skipped.count = 4
    response.value = photos(25..<45).value
    pages.add(2, response)
    #expect(pages.isEndKnown)
  }

  @Test(
    "if a host ignores the page number, the list ends and each photo is listed once",
    arguments: [[1, 2, 3], [3, 1, 2]])
  func samePage(order: [Int]) {
    var pages = RoverPhotoPages(limit: 1000)
    pages.add(order[0], photos(0..<25))
    #expect(!pages.isEndKnown)
    pages.add(order[1], photos(0..<25))
    #expect(pages.isEndKnown)
    pages.add(order[2], photos(0..<25))
    #expect(pages.isEndKnown)
    #expect(pages.photos.map(\.id) == Array(0..<25))
    #expect(!pages.hasMore)
  }

  @Test("a photo that moved to the next page between requests is listed once")
  func overlap() {
    var pages = RoverPhotoPages(limit: 50)
    pages.add(1, photos(0..<25))
    #expect(!pages.isEndKnown)
    pages.add(2, photos(24..<49))
    #expect(!pages.isEndKnown)
    #expect(pages.photos.map(\.id) == Array(0..<49))
  }

  @Test("there are more photos if the limit cuts a page, and none if the last page exactly fills it")
  func more() {
    var cut = RoverPhotoPages(limit: 10)
    cut.add(1, photos(0..<20))
    #expect(cut.isEndKnown)
    #expect(cut.photos.count == 10)
    #expect(cut.hasMore)
    var full = RoverPhotoPages(limit: 20)
    full.add(1, photos(0..<20))
    #expect(full.isEndKnown)
    #expect(!full.hasMore)
  }
}

@Suite struct RoverClientTests {
  private let query = RoverPhotoQuery(rover: .curiosity, day: .sol(1000))

  @Test("the table of endpoints has every closure of the client and copies each one separately")
  func endpoints() async {
    #expect(RoverClient.endpoints.map(\.name) == Mirror(reflecting: RoverClient.failing()).children.map(\.label))
    for endpoint in RoverClient.endpoints {
      var client = RoverClient.failing()
      endpoint.copy(.mock, &client)
      let responding = [
        "photos": (try? await client.photos(query, 1)) != nil,
        "manifest": (try? await client.manifest(.spirit)) != nil, "picture": (try? await client.picture("")) != nil,
      ]
      #expect(responding.filter(\.value).map(\.key) == [endpoint.name])
    }
  }

  @Test("every call of the failing client fails with its name")
  func failing() async {
    let client = RoverClient.failing(.status(503))
    let calls: [(String, @Sendable () async throws -> Void)] = [
      ("photos(of: curiosity on sol 1000, page: 2)", { [query] in _ = try await client.photos(query, 2) }),
      ("manifest(of: spirit)", { _ = try await client.manifest(.spirit) }),
      (#"picture(at: "http://a")"#, { _ = try await client.picture("http://a") }),
    ]
    for (name, call) in calls {
      let error = await #expect(throws: ClientError.self) { try await call() }
      #expect(
        error?.description == "RoverClient.\(name) was called, and this environment makes it fail: status 503")
    }
  }

  @Test("the mock has fixed pages of at most 25 photos without duplicates, and empty pages after the last")
  func mockPages() async throws {
    var ids: [Int] = []
    for page in 1...4 {
      let photos = try await RoverClient.mock.photos(query, page).value
      #expect(photos.count == [25, 25, 8, 0][page - 1])
      ids += photos.map(\.id)
    }
    #expect(ids == Array(100_000..<100_058))
  }

  @Test("the mock filters by camera and finds a sol by its day on Earth", arguments: Rover.allCases)
  func mockFilters(rover: Rover) async throws {
    let mock = RoverClient.mock
    let all = try await mock.photos(RoverPhotoQuery(rover: rover, day: .sol(10)), 1).value
    let camera = try #require(rover.cameras.first)
    let some = try await mock.photos(RoverPhotoQuery(rover: rover, day: .sol(10), camera: camera), 1).value
    #expect(!some.isEmpty)
    #expect(some.allSatisfy { $0.camera == camera && $0.cameraName != nil })
    let day = try #require(all.first.flatMap { RFC3339.date($0.earthDate) })
    let evening = day.addingTimeInterval(86_399)
    #expect(try await mock.photos(RoverPhotoQuery(rover: rover, day: .earth(evening)), 1).value == all)
    for day in [RoverPhotoQuery.Day.sol(1_000_000), .earth(Date(timeIntervalSince1970: 0))] {
      #expect(try await mock.photos(RoverPhotoQuery(rover: rover, day: day), 1).value.isEmpty)
    }
  }

  @Test("the mock has the real dates of the missions: sol 1004 of Curiosity was on June 3, 2015")
  func mockDays() async throws {
    let photos = try await RoverClient.mock.photos(RoverPhotoQuery(rover: .curiosity, day: .sol(1004)), 1).value
    #expect(photos.first?.earthDate == "2015-06-03")
  }

  @Test("the mock's manifest matches its photos", arguments: Rover.allCases)
  func mockManifest(rover: Rover) async throws {
    let manifest = try await RoverClient.mock.manifest(rover).value
    #expect(manifest.name.lowercased() == rover.rawValue)
    #expect(manifest.totalPhotos == manifest.sols.reduce(0) { $0 + ($1.totalPhotos ?? 0) })
    let last = try #require(manifest.sols.last)
    #expect(last.sol == manifest.maxSol)
    let photos = try await RoverClient.mock.photos(RoverPhotoQuery(rover: rover, day: .sol(last.sol)), 1).value
    #expect(photos.count == min(25, last.totalPhotos ?? 0))
    #expect(Set(photos.map(\.camera)).isSubset(of: last.cameras))
    #expect(photos.first?.earthDate == manifest.maxDate)
  }
}
