import AerogamiCore
import Testing

@Test("every byte becomes two hexadecimal digits")
func hexadecimal() {
  #expect([UInt8]().hexadecimal == "")
  #expect([0x00, 0x09, 0x0A, 0x5F, 0xA0, 0xFF].hexadecimal == "00090a5fa0ff")
  #expect("token".utf8.hexadecimal == "746f6b656e")
  #expect((0...UInt8.max).hexadecimal.count == 512)
}
