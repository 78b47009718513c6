import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Hummingbird

extension Routes {
  /// The API of NASA's former service, below `/mars`, with the pictures of built-in photos.
  func add(_ client: RoverClient) {
    get("mars/rovers/:rover/photos", errors: .errors) { question in
      let query = try RoverPhotoQuery(question)
      let page = try question.number("page", in: 1...1_000_000) ?? 1
      return try await Answer(client.photos(query, page)) { json, photos in
        json.beginObject()
        json.key("photos")
        json.array(of: photos) { json, photo in json.photo(photo, at: question.origin) }
        json.endObject()
      }
    }
    get("mars/manifests/:rover", errors: .errors) { question in
      try await Answer(client.manifest(namedRover(in: question))) { json, manifest in
        json.beginObject()
        json.key("photo_manifest")
        json.manifest(manifest)
        json.endObject()
      }
    }
    // Of those that are built in only: any address that is asked for would make this a proxy to anywhere.
    get("mars/pictures/:rover/:sol/:name", errors: .errors) { question in
      let segments = [try question.path("rover"), try question.path("sol"), try question.path("name")]
      let url = RoverPhoto.builtInPictures + segments.map(\.percentEncoded).joined(separator: "/")
      let picture = try await client.picture(url)
      return Answer(contentType: picture.value.first == 0xFF ? "image/jpeg" : "image/png", body: picture.value)
    }
  }
}

private func namedRover(in question: Question) throws -> Rover {
  guard let rover = Rover(rawValue: try question.path("rover").lowercased()) else {
    throw UnusableQuestion("Invalid Rover Name")
  }
  return rover
}

extension RoverPhotoQuery {
  fileprivate init(_ question: Question) throws {
    let rover = try namedRover(in: question)
    let day: Day
    if let text = try question["earth_date"] {
      // The service takes 2015-6-3 as well.
      let padded = text.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
      guard let date = RFC3339.day(padded) else { throw UnusableQuestion("earth_date takes a day such as 2015-06-03") }
      day = .earth(date)
    } else if let sol = try question.number("sol", in: 0...1_000_000) {
      day = .sol(sol)
    } else {
      throw UnusableQuestion("a day is missing: sol=1000 or earth_date=2015-06-03")
    }
    do {
      self.init(rover: rover, day: day, camera: try question["camera"].map { try rover.camera(named: $0) })
    } catch let error as UnknownRoverWord {
      throw UnusableQuestion("\(error)")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func photo(_ photo: RoverPhoto, at origin: String) {
    beginObject()
    key("id")
    int(photo.id)
    key("sol")
    int(photo.sol)
    key("camera")
    beginObject()
    key("name")
    string(photo.camera)
    optional("full_name", photo.cameraName)
    endObject()
    key("img_src")
    if photo.url.hasPrefix(RoverPhoto.builtInPictures) {
      string("\(origin)/mars/pictures/\(photo.url.dropFirst(RoverPhoto.builtInPictures.count))")
    } else {
      string(photo.url)
    }
    key("earth_date")
    string(photo.earthDate)
    key("rover")
    if let rover = photo.rover {
      beginObject()
      key("name")
      string(rover)
      endObject()
    } else {
      null()
    }
    endObject()
  }

  fileprivate mutating func manifest(_ manifest: RoverManifest) {
    beginObject()
    key("name")
    string(manifest.name)
    optional("landing_date", manifest.landingDate)
    optional("launch_date", manifest.launchDate)
    optional("status", manifest.status)
    key("max_sol")
    int(manifest.maxSol)
    optional("max_date", manifest.maxDate)
    key("total_photos")
    int(manifest.totalPhotos)
    key("photos")
    array(of: manifest.sols) { json, sol in
      json.beginObject()
      json.key("sol")
      json.int(sol.sol)
      json.optional("earth_date", sol.earthDate)
      json.key("total_photos")
      if let count = sol.totalPhotos { json.int(count) } else { json.null() }
      json.key("cameras")
      json.array(of: sol.cameras) { json, camera in json.string(camera) }
      json.endObject()
    }
    endObject()
  }
}
