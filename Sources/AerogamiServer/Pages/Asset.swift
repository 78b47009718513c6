import AerogamiContainer
import AerogamiCore
import NIOCore

/// A file of the web pages. Its name contains a hash of its content, so browsers may cache it forever.
struct Asset: Sendable {
  let link: PageLink
  /// The last segment of the path, such as `style-0a1b2c3d.css`.
  let fileName: String
  let contentType: String
  let bytes: [UInt8]
  /// The bytes in the gzip format; `nil` if they could not be compressed.
  let gzipped: ByteBuffer?

  private init(_ name: String, _ fileExtension: String, type: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    gzipped = gzip(bytes).map(ByteBuffer.init(bytes:))
    contentType = type
    fileName = "\(name)-\(String(UInt32(truncatingIfNeeded: fnv1a(bytes)), radix: 16)).\(fileExtension)"
    link = PageLink("/assets/", fileName)
  }

  static let all = [style, script, icon]
  static let style = Asset("style", "css", type: "text/css; charset=utf-8", PackageResources.style_css)
  /// The script of all pages. Everything works without it.
  static let script = Asset("script", "js", type: "text/javascript; charset=utf-8", PackageResources.script_js)
  /// The paper plane of the header, as the icon of a browser's tab.
  static let icon = Asset("icon", "svg", type: "image/svg+xml", PackageResources.icon_svg)
}
