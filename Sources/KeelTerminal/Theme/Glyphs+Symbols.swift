internal import KeelScene

extension Glyphs {
  /// Returns the glyphs of a symbol by its name. An unknown symbol gets a sign that no other symbol has.
  @MainActor func symbol(_ name: String) -> String {
    let known = Self.known[name] ?? Self.looks(of: name)
    if Self.known.count < 1_000 { Self.known[name] = known }
    return set == .unicode ? known.unicode : known.ascii
  }

  /// A cache of the requested symbols, because a screen shows the same few repeatedly.
  @MainActor private static var known: [String: (unicode: String, ascii: String)] = [:]

  static let unknown = (unicode: "⍰", ascii: "??")

  /// Returns the looks of a symbol. Terminal fonts lack filled forms of most signs, so these look like the others.
  static func looks(of name: String) -> (unicode: String, ascii: String) {
    guard let form = SymbolForm(name) else { return unknown }
    var looks = picture(form.picture)
    if form.isSlashed { looks = ("/" + looks.unicode, "/" + looks.ascii) }
    if let enclosure = form.enclosure {
      looks = (enclosed(looks.unicode, in: enclosure), "\(enclosure.ascii.0)\(looks.ascii)\(enclosure.ascii.1)")
    }
    if let badge = form.badge {
      let small = picture(.drawn(badge))
      looks = (looks.unicode + (superscripts[badge] ?? small.unicode), looks.ascii + "^" + small.ascii)
    }
    return looks
  }

  private static func picture(_ picture: SymbolForm.Picture) -> (unicode: String, ascii: String) {
    switch picture {
    case .drawn(let name): SymbolGlyphs.all[name] ?? unknown
    case .text(let text): (text, text)
    // Icons are drawings: no character of a font shows them.
    case .themed: unknown
    }
  }

  private static func enclosed(_ glyph: String, in enclosure: SymbolForm.Enclosure) -> String {
    if enclosure == .circle {
      if let number = Int(glyph), (1...20).contains(number), let sign = UnicodeScalar(0x245F + number) {
        return String(sign)
      }
      if let letter = glyph.unicodeScalars.first, glyph.utf8.count == 1, 65...90 ~= letter.value,
        let sign = UnicodeScalar(0x24B6 + letter.value - 65)
      {
        return String(sign)
      }
      if let sign = circled[glyph] { return sign }
    }
    return enclosure.unicode.0 + glyph + enclosure.unicode.1
  }

  private static let circled = ["✚": "⊕", "−": "⊖", "✕": "⊗"]
  private static let superscripts = ["plus": "⁺", "minus": "⁻", "circle.fill": "•"]
}

extension SymbolForm.Enclosure {
  fileprivate var unicode: (String, String) {
    switch self {
    case .circle: ("(", ")")
    case .square: ("[", "]")
    case .rectangle: ("▐", "▌")
    case .diamond: ("⟨", "⟩")
    case .octagon: ("⦗", "⦘")
    case .seal: ("{", "}")
    case .shield: ("⌊", "⌋")
    case .bubble: ("◖", "")
    case .app: ("⟦", "⟧")
    case .triangle: ("△", "")
    }
  }

  fileprivate var ascii: (String, String) {
    switch self {
    case .circle: ("(", ")")
    case .square: ("[", "]")
    case .rectangle: ("|", "|")
    case .diamond: ("<", ">")
    case .octagon: ("{", "}")
    case .seal: ("*", "*")
    case .shield: ("\\", "/")
    case .bubble: ("\"", "\"")
    case .app: ("[.", "]")
    case .triangle: ("/", "\\")
    }
  }
}
