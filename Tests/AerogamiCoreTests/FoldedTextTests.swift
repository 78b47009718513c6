import AerogamiCore
import Foundation
import Testing

@Test(
  "folded text has no accents and no capitals",
  arguments: [
    ("Málaga", "malaga"), ("Ma\u{301}laga", "malaga"), ("København", "kobenhavn"), ("Łódź", "lodz"),
    ("Reykjavík", "reykjavik"), ("São Tomé", "sao tome"), ("İstanbul", "istanbul"), ("Škofja Loka", "skofja loka"),
    ("Besançon", "besancon"), ("Meißen", "meissen"), ("Tromsø", "tromso"), ("VNO", "vno"), ("東京", "東京"), ("", ""),
  ])
func folded(text: String, plain: String) {
  #expect(text.folded == plain)
  #expect(plain.folded == plain)
}

@Test("a letter with an accent is folded in one code point and in two")
func accents() {
  for letter in "abcdefghijklmnopqrstuvwxyz" {
    for accent in (0x300...0x328).compactMap(Unicode.Scalar.init) {
      let text = "\(letter)\(accent)"
      #expect(text.folded == "\(letter)" && text.precomposedStringWithCanonicalMapping.folded == "\(letter)", "\(text)")
    }
  }
}

@Test(
  "text without accents keeps its case",
  arguments: [
    ("Málaga", "Malaga"), ("Łódź", "Lodz"), ("SÃO TOMÉ", "SAO TOME"), ("Ærø", "Aero"), ("Meißen", "Meissen"),
    ("東京 Ä", "東京 A"), ("Vilnius", "Vilnius"), ("", ""),
  ])
func withoutAccents(text: String, plain: String) { #expect(text.withoutAccents == plain) }

@Test(
  "the key of a place has its words in lowercase, without accents and punctuation",
  arguments: [
    ("VNO", "vno"), ("Saint-Denis", "saint denis"), (" St. John's (East) ", "st john s east"),
    ("A@Z[a`z{0/9:", "a z a z 0 9"), ("A--B\r\nC", "a b c"), ("Málaga", "malaga"),
    ("São Tomé, 2º", "sao tome 2º"), ("--", ""), ("", ""),
  ])
func placeKey(text: String, key: String) {
  #expect(text.placeKey == key)
  #expect(key.placeKey == key)
}
