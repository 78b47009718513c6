import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension Service {
  /// Fetches the picture at a URL that the service returned. The picture is not cached, and the token is sent only to
  /// the service's own origin.
  ///
  /// - Throws: `ClientError`, or `CancellationError`.
  func picture(at url: String) async throws -> Fetched<[UInt8]> {
    do {
      let request = try pictureRequest(url)
      let response = try await transport.send(request)
      let requested = (response.request ?? request).description
      func failure(_ failure: Failure, _ detail: String) -> ClientError {
        ClientError(requested: requested, reason: .failed(failure, detail: detail), attempts: response.attempts)
      }
      guard response.status == 200 else {
        let remark = response.remark.map { " (\($0))" } ?? ""
        throw failure(.status(response.status), "status \(response.status) instead of a picture\(remark)")
      }
      guard response.body.isPicture else {
        throw failure(.malformed, "the response is not a JPEG, PNG, GIF, WebP or TIFF picture")
      }
      return Fetched(response.body, attempts: response.attempts, requested: requested)
    } catch let error as ClientError {
      throw token.map(error.hiding) ?? error
    }
  }

  private func pictureRequest(_ url: String) throws(ClientError) -> HTTPRequest {
    // The address is absolute, so `RedirectTarget` only checks it, and encodes characters that the service left
    // unencoded.
    guard let origin = Origin(of: url), let target = RedirectTarget(url, from: url) else {
      throw ClientError(
        requested: "GET \(redacted(url).printable(maxLength: 120))",
        reason: .failed(.malformed, detail: "the picture's address is not a valid http or https address"),
        attempts: 0)
    }
    let ownToken = origin == Origin(of: base.text) ? token.map { [tokenHeader.header($0)] } ?? [] : []
    return HTTPRequest(
      url: target.url, headers: [.init(name: "Accept", value: "image/*")] + ownToken, owner: owner)
  }
}

extension [UInt8] {
  /// Whether the bytes begin like a picture file: JPEG, PNG, GIF, WebP (a RIFF container), or TIFF in either byte
  /// order.
  var isPicture: Bool {
    let signatures: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF87a".utf8), Array("GIF89a".utf8),
      Array("II*\0".utf8), Array("MM\0*".utf8),
    ]
    return signatures.contains(where: starts)
      || starts(with: "RIFF".utf8) && dropFirst(8).starts(with: "WEBP".utf8)
  }
}
