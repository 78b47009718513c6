import Foundation
import TestSupport

/// Photos in the format of the service.
enum SamplePhotos {
  /// The response with these photos.
  static func page(_ photos: [String]) -> TestServer.Response {
    .init(#"{"photos":[\#(photos.joined(separator: ","))]}"#)
  }

  /// A page of valid photos, with chosen URLs of their pictures.
  static func page(_ ids: some Sequence<Int>, at url: (Int) -> String = { "http://mars.example/\($0).JPG" })
    -> TestServer.Response
  {
    page(ids.map { photo($0, url($0)) })
  }

  static func photo(_ id: Int, _ url: String) -> String {
    """
    {"id":\(id),"sol":1000,"camera":{"id":21,"name":"RHAZ","full_name":"Rear Hazard Avoidance Camera"},\
    "img_src":"\(url)","earth_date":"2015-05-30","rover":{"id":5,"name":"Curiosity"}}
    """
  }

  /// Data that starts like a PNG and contains a text.
  static func picture(_ text: String = "") -> TestServer.Response {
    .init(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(text.utf8))
  }
}

extension TestServer.Request {
  /// The requested page of photos; `nil` for another request.
  var page: Int? { path.firstMatch(of: /[?&]page=(\d+)$/).flatMap { Int($0.1) } }
}

extension Aerogami {
  /// Makes the environment `dev` use the service for rovers at `server`.
  func useRovers(_ server: TestServer) throws { try useLive("rovers", at: server.address) }

  /// The names in a directory below ``directory``, with hidden files; empty if it is missing.
  func files(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(name)")) ?? []).sorted()
  }
}

extension Run {
  /// The ids of the photos in NDJSON output, in order.
  var photoIDs: [Int] { output.matches(of: /"id":(\d+),"rover":/).compactMap { Int($0.1) } }
}
