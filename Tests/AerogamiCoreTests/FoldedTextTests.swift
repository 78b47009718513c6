import AerogamiCore
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
