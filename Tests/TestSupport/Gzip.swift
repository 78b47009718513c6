/// Just enough of RFC 1950 to 1952 to make what a server may send.
public enum Gzip {
  /// `bytes` in gzip, without making them any smaller.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    header + storedBlocks(bytes) + littleEndian(crc32(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// `bytes` in zlib's format, which HTTP calls deflate.
  public static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + storedBlocks(bytes) + littleEndian(adler32(bytes)).reversed()
  }

  /// A `[` and then spaces, `count` bytes in all or a little more, in a 158th of that; it ends before its checksum.
  public static func bomb(expandingTo count: Int) -> [UInt8] {
    // One final block in the fixed code: `[`, a space, then "258 bytes, all like the one before" again and again.
    // Eight times that are 104 bits, hence a pattern of 13 bytes once the first one has been filled.
    var bits = Bits()
    bits.append([1, 1, 0])
    bits.append(literal: UInt8(ascii: "["))
    bits.append(literal: UInt8(ascii: " "))
    for _ in 0..<8 { bits.appendLongestRun() }
    let first = bits.bytes.prefix(bits.count / 8)
    for _ in 0..<8 { bits.appendLongestRun() }
    let pattern = bits.bytes[first.count..<(first.count + 13)]
    let rounds = count / (258 * 8)
    return header + first + (0..<rounds).flatMap { _ in pattern }
  }

  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  private static func storedBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      blocks.append(rest.isEmpty ? 1 : 0)
      for half in [length, ~length] { blocks += [UInt8(truncatingIfNeeded: half), UInt8(half >> 8)] }
      blocks += block
    } while !rest.isEmpty
    return blocks
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
  }

  /// Bits in the order in which deflate packs them: each byte from its lowest.
  private struct Bits {
    var bytes: [UInt8] = []
    var count = 0

    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= bit << (count % 8)
        count += 1
      }
    }

    /// The fixed code of a byte below 144: eight bits, the highest first.
    mutating func append(literal: UInt8) {
      append((0..<8).reversed().map { (literal + 0x30) >> $0 & 1 })
    }

    /// The fixed code of a length of 258, and that of a distance of 1.
    mutating func appendLongestRun() { append([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
  }
}
