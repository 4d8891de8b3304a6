import KeelTerminal
import Testing

@Suite struct WidthTests {
  static let table: [(Character, Int)] = [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("漢", 2), ("ｱ", 1), ("Ａ", 2),
    ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("❤️", 2), ("❤", 1), ("☺", 1), ("─", 1), ("█", 1), ("⠋", 1), ("●", 1),
    ("…", 1), ("1️⃣", 1), ("\u{301}", 0), ("ไ", 1), ("\u{1F1E6}", 1),
  ]

  @Test(arguments: table.indices) func clustersHaveTheirColumns(_ index: Int) {
    let (cluster, columns) = Self.table[index]
    #expect(Width.columns(ofCluster: cluster) == columns, "\(cluster)")
  }

  @Test func everyPlainLetterIsOneColumn() {
    for value in UInt32(0x20)..<0x7F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(Width.columns(of: scalar) == 1)
    }
  }
}
