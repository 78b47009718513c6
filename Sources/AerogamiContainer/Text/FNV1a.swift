/// Returns the 128-bit FNV-1a hash of a text. Unlike `Hasher`, it returns the same value in every process. It is not
/// cryptographic: do not use it where an attacker could exploit a collision.
package func fnv1a(_ text: String) -> UInt128 { fnv1a(Array(text.utf8)) }

package func fnv1a(_ bytes: [UInt8]) -> UInt128 {
  let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b
  var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  // An index loop, because debug builds are slow with iterators and closures.
  for index in 0..<bytes.count { hash = (hash ^ UInt128(bytes[index])) &* prime }
  return hash
}
