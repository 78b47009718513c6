/// A minimal encoder for RFC 1950 to 1952, for responses of test servers.
public enum Gzip {
  /// Returns `bytes` as gzip, without compressing them.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    header + storedBlocks(bytes) + littleEndian(crc32(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
  }

  /// Returns `bytes` in zlib's format, which HTTP calls deflate.
  public static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + storedBlocks(bytes) + littleEndian(adler32(bytes)).reversed()
  }

  /// Returns gzip data that expands to `[` and spaces, to at least `count` bytes. It is 158 times smaller and has no
  /// checksum.
  public static func bomb(expandingTo count: Int) -> [UInt8] {
    // A final block with fixed codes: `[`, a space, then many runs that repeat the previous byte 258 times. Eight runs
    // take 104 bits, so the pattern repeats every 13 bytes once the first byte is full.
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
    var crc = ~UInt32(0)
    // A loop with a table, because a debug build takes seconds for a closure for each bit of a large response.
    for byte in bytes { crc = crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] }
    return ~crc
  }

  private static let crcTable = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
  }

  /// Bits in deflate's order: from the lowest bit of each byte.
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

    /// Appends the fixed code of a byte below 144: eight bits, highest first.
    mutating func append(literal: UInt8) {
      append((0..<8).reversed().map { (literal + 0x30) >> $0 & 1 })
    }

    /// Appends the fixed codes of a length of 258 and a distance of 1.
    mutating func appendLongestRun() { append([1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]) }
  }
}
