/// Returns the 128-bit FNV-1a hash of a text. Unlike `Hasher`, it returns the same value in every process. It is not
/// cryptographic: do not use it where an attacker could exploit a collision.
package func fnv1a(_ text: String) -> UInt128 { fnv1a(Array(text.utf8)) }

package func fnv1a(_ bytes: [UInt8]) -> UInt128 {
  bytes.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d) { hash, byte in
    (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}
