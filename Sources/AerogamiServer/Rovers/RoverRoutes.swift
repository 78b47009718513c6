import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Hummingbird

extension Routes {
  /// Adds the API of NASA's former service below `/mars`, and the pictures of the sample photos.
  func add(_ client: RoverClient) {
    get("mars/rovers/:rover/photos", errors: .errors) { request in
      let query = try RoverPhotoQuery(request)
      let page = try request.number("page", in: 1...1_000_000) ?? 1
      return try await RouteResponse(client.photos(query, page)) { json, photos in
        json.beginObject()
        json.key("photos")
        json.array(of: photos) { json, photo in json.photo(photo, at: request.origin) }
        json.endObject()
      }
    }
    get("mars/manifests/:rover", errors: .errors) { request in
      try await RouteResponse(client.manifest(namedRover(in: request))) { json, manifest in
        json.beginObject()
        json.key("photo_manifest")
        json.manifest(manifest)
        json.endObject()
      }
    }
    // Serve only sample pictures: fetching arbitrary URLs would make this server an open proxy.
    get("mars/pictures/:rover/:sol/:name", errors: .errors) { request in
      let segments = [try request.path("rover"), try request.path("sol"), try request.path("name")]
      let url = RoverPhoto.builtInPictures + segments.map(\.percentEncoded).joined(separator: "/")
      let picture = try await client.picture(url)
      return RouteResponse(contentType: picture.value.first == 0xFF ? "image/jpeg" : "image/png", body: picture.value)
    }
  }
}

private func namedRover(in request: RouteRequest) throws -> Rover {
  guard let rover = Rover(rawValue: try request.path("rover").lowercased()) else {
    throw BadRequest("Invalid Rover Name")
  }
  return rover
}

extension RoverPhotoQuery {
  fileprivate init(_ request: RouteRequest) throws {
    let rover = try namedRover(in: request)
    let day: Day
    if let text = try request["earth_date"] {
      // The service also accepts dates without leading zeros, such as 2015-6-3.
      let padded = text.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
      guard let date = RFC3339.day(padded) else { throw BadRequest("earth_date takes a day such as 2015-06-03") }
      day = .earth(date)
    } else if let sol = try request.number("sol", in: 0...1_000_000) {
      day = .sol(sol)
    } else {
      throw BadRequest("missing day; add sol=1000 or earth_date=2015-06-03")
    }
    do {
      self.init(rover: rover, day: day, camera: try request["camera"].map { try rover.camera(named: $0) })
    } catch let error as UnknownRoverWord {
      throw BadRequest("\(error)")
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
