internal import KeelInteraction
internal import KeelScene

/// The content of the line at the bottom.
extension TerminalScreen {
  var hintContent: HintContent {
    if let text = notice ?? warning?.text { return .notice(text) }
    if case .find(_, let text, _, let isTyping, let isFound) = overlay {
      return .find(text, isTyping: isTyping, isFound: isFound)
    }
    return .keys(hints())
  }

  /// Returns the keys with their actions, the most useful first. Only keys that currently apply are included.
  private func hints() -> [(key: String, meaning: String)] {
    let fixed: [(String, SystemWord)]
    switch overlay {
    case .popup: fixed = [(glyphs.arrows, .keyMove), (glyphs.enter, .keyChoose), ("Esc", .keyClose)]
    case .date:
      fixed = [(glyphs.arrows, .keyChange), ("Tab", .keyNextPart), ("PgUp PgDn", .keyMonth), ("Esc", .keyDone)]
    case .keys:
      let close: [(String, SystemWord)] =
        helpScrolls ? [(glyphs.arrows, .keyScroll), ("Esc", .keyClose)] : [(systemWords[.anyKey], .keyClose)]
      fixed = (picture == nil ? [] : [("p", .keyQRCode)]) + close
    case .picture: fixed = [(systemWords[.anyKey], .keyClose)]
    case .none, .find: return hintedKeys.map { ($0.name, $0.meaning) }
    }
    return fixed.map { ($0, systemWords[$1]) }
  }

  /// The hints at the bottom: keys that move come first, and each meaning occurs once.
  var hintedKeys: [KeyHelp.Hint] {
    let all = keysInReach.compactMap(\.hint)
    let isMove: (KeyHelp.Hint) -> Bool = { $0.keys.contains(Key(.up)) }
    var meanings: Set<String> = []
    return (all.filter(isMove) + all.filter { !isMove($0) }).filter { meanings.insert($0.meaning).inserted }
  }
}
