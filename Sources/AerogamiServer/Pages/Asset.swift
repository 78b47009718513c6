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

  init(_ name: String, _ fileExtension: String, type: String, _ text: StaticString) {
    bytes = text.withUTF8Buffer { Array($0) }
    gzipped = gzip(bytes).map(ByteBuffer.init(bytes:))
    contentType = type
    fileName = "\(name)-\(String(UInt32(truncatingIfNeeded: fnv1a(bytes)), radix: 16)).\(fileExtension)"
    link = PageLink("/assets/", fileName)
  }

  static let all = [style, script, icon]

  /// The paper plane of the header, as the icon of a browser's tab.
  static let icon = Asset(
    "icon", "svg", type: "image/svg+xml",
    #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <path fill="#b9cbea" d="M2 14 30 3 12 18Z"/>
      <path fill="#1f4b99" d="M30 3 12 18 22 25Z"/>
      <path fill="#7f9fd4" d="M12 18v10l4.2-7.1Z"/>
    </svg>
    """#)
}
