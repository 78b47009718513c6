import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Hummingbird

extension Routes {
  /// Adds the API of NASA's former service for rover photos, and the pictures of the sample photos. All paths are below
  /// `/mars`.
  func add(_ client: RoverClient) {
    get("mars/rovers/:rover/photos", errors: .errors) { request in
      let query = try RoverPhotoQuery(request)
      let page = try request.number("page", in: 1...1_000_000) ?? 1
      return try await RouteResponse(client.photos(query, page)) { json, photos in
        json.object { json in
          json.key("photos")
          json.array(of: photos) { json, photo in json.object { $0.members(of: photo, at: request.origin) } }
        }
      }
    }
    get("mars/manifests/:rover", errors: .errors) { request in
      try await RouteResponse(client.manifest(namedRover(in: request))) { json, manifest in
        json.object { json in
          json.object("photo_manifest") { $0.members(of: manifest) }
        }
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
    // NASA's former service used this text.
    throw BadRequest("Invalid Rover Name")
  }
  return rover
}

extension RoverPhotoQuery {
  fileprivate init(_ request: RouteRequest) throws {
    let rover = try namedRover(in: request)
    let day: Day
    if let text = try request["earth_date"] {
      // Like NASA's former service, accept dates without leading zeros, such as 2015-6-3.
      let padded = text.split(separator: "-", omittingEmptySubsequences: false)
        .map { $0.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
      guard let date = RFC3339.day(padded) else { throw BadRequest("earth_date must be a day such as 2015-06-03") }
      day = .earth(date)
    } else if let sol = try request.number("sol", in: 0...1_000_000) {
      day = .sol(sol)
    } else {
      throw BadRequest("the day is missing; add it, for example sol=1000 or earth_date=2015-06-03")
    }
    do {
      self.init(rover: rover, day: day, camera: try request["camera"].map { try rover.camera(named: $0) })
    } catch let error as UnknownRoverWord {
      throw BadRequest("\(error)")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of photo: RoverPhoto, at origin: String) {
    member("id", photo.id)
    member("sol", photo.sol)
    object("camera") { json in
      json.member("name", photo.camera)
      json.member("full_name", photo.cameraName)
    }
    let isBuiltIn = photo.url.hasPrefix(RoverPhoto.builtInPictures)
    let name = photo.url.dropFirst(RoverPhoto.builtInPictures.count)
    member("img_src", isBuiltIn ? "\(origin)/mars/pictures/\(name)" : photo.url)
    member("earth_date", photo.earthDate)
    key("rover")
    if let rover = photo.rover { object { $0.member("name", rover) } } else { null() }
  }

  fileprivate mutating func members(of manifest: RoverManifest) {
    member("name", manifest.name)
    member("landing_date", manifest.landingDate)
    member("launch_date", manifest.launchDate)
    member("status", manifest.status)
    member("max_sol", manifest.maxSol)
    member("max_date", manifest.maxDate)
    member("total_photos", manifest.totalPhotos)
    key("photos")
    array(of: manifest.sols) { json, sol in
      json.object { json in
        json.member("sol", sol.sol)
        json.member("earth_date", sol.earthDate)
        json.member("total_photos", sol.totalPhotos)
        json.member("cameras", sol.cameras)
      }
    }
  }
}
