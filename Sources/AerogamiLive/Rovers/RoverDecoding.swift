package import AerogamiContainer
package import AerogamiCore
package import AerogamiJSON

// Decodes responses of NASA's former service for rover photos, and of its successors. Unknown keys are ignored, because
// the services differ in their additional keys.

/// Decodes `{"photos":[…]}`. Rows that are not photos are skipped and counted, even if no row is left. More than 10,000
/// rows are an error: no sol has that many photos.
package func decodeRoverPhotos(_ bytes: Span<UInt8>) throws(ResponseError) -> DecodedList<RoverPhoto> {
  try decodeResponse(bytes) { json throws(JSONError) in
    try json.readRequiredMember("photos") { json throws(JSONError) in
      try json.readList(upTo: 10_000) { json throws(JSONError) in try RoverPhoto(from: &json) }
    }
  }
}

/// Decodes `{"photo_manifest":{…}}`. Invalid sols are skipped and counted. More than 100,000 sols, which take about
/// 280 years, are an error.
package func decodeRoverManifest(_ bytes: Span<UInt8>) throws(ResponseError) -> (RoverManifest, SkippedRows) {
  try decodeResponse(bytes) { json throws(JSONError) in
    try json.readRequiredMember("photo_manifest") { json throws(JSONError) in try json.readManifest() }
  }
}

extension RoverPhoto {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    var id: Int?
    var sol: Int?
    var camera: String?
    var cameraName: String?
    var earthDate: String?
    var url: String?
    var rover: String?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.readCount()
      case "sol": sol = try json.readCount()
      case "camera":
        let names = try json.readNames()
        camera = names.name
        cameraName = names.fullName
      case "earth_date": earthDate = try json.readString()
      case "img_src": url = try json.readString()
      case "rover": rover = try json.readNames().name
      default: try json.skipValue()
      }
    }
    self.init(
      id: try id.required("id", in: object), sol: try sol.required("sol", in: object),
      camera: try camera.required("camera", in: object), cameraName: cameraName,
      earthDate: try earthDate.required("earth_date", in: object), url: try url.required("img_src", in: object),
      rover: rover)
  }
}

extension RoverManifest.Sol {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    var sol: Int?
    var earthDate: String?
    var totalPhotos: Int?
    var cameras: [String] = []

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "sol": sol = try json.readCount()
      case "earth_date": earthDate = try json.readStringOrSkip()
      case "total_photos": totalPhotos = try json.skipNull() ? nil : json.readCount()
      case "cameras": cameras = try json.skipNull() ? [] : json.readStrings()
      default: try json.skipValue()
      }
    }
    self.init(
      sol: try sol.required("sol", in: object), earthDate: earthDate, totalPhotos: totalPhotos, cameras: cameras)
  }
}

extension JSONReader {
  fileprivate mutating func readManifest() throws(JSONError) -> (RoverManifest, SkippedRows) {
    var name: String?
    // The outer optional is `nil` for a missing key, and the inner one for null: the rover has no photos yet.
    var maxSol: Int??
    var totalPhotos: Int?
    var (landingDate, launchDate, status, maxDate): (String?, String?, String?, String?)
    var sols = DecodedList<RoverManifest.Sol>()

    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": name = try readString()
      case "max_sol": maxSol = .some(try skipNull() ? nil : readCount())
      case "total_photos": totalPhotos = try readCount()
      case "landing_date": landingDate = try readStringOrSkip()
      case "launch_date": launchDate = try readStringOrSkip()
      case "status": status = try readStringOrSkip()
      case "max_date": maxDate = try readStringOrSkip()
      case "photos":
        if try skipNull() { continue }
        sols = try readList(upTo: 100_000) { json throws(JSONError) in try RoverManifest.Sol(from: &json) }
      default: try skipValue()
      }
    }
    let manifest = RoverManifest(
      name: try name.required("name", in: object), landingDate: landingDate, launchDate: launchDate, status: status,
      maxSol: try maxSol.required("max_sol", in: object), maxDate: maxDate,
      totalPhotos: try totalPhotos.required("total_photos", in: object), sols: sols.elements)
    return (manifest, sols.skipped)
  }

  fileprivate mutating func readNames() throws(JSONError) -> (name: String?, fullName: String?) {
    var (name, fullName): (String?, String?)
    if try skipNull() { return (nil, nil) }
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": name = try readStringOrSkip()
      case "full_name": fullName = try readStringOrSkip()
      default: try skipValue()
      }
    }
    return (name, fullName)
  }

  /// Reads an optional string. Skips any other value and returns `nil`.
  fileprivate mutating func readStringOrSkip() throws(JSONError) -> String? {
    if try peek() == .string { return try readString() }
    try skipValue()
    return nil
  }
}
