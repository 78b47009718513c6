/// FNV-1a, 128 bits wide. Unlike `Hasher`, it gives the same value in every process. Not for what someone could want to
/// forge.
package func fnv1a(_ text: String) -> UInt128 { fnv1a(Array(text.utf8)) }

package func fnv1a(_ bytes: [UInt8]) -> UInt128 {
  bytes.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d) { hash, byte in
    (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
  }
}
