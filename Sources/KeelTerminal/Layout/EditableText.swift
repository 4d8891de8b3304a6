internal import KeelInteraction
internal import KeelScene

extension MeasuringContext {
  /// Returns the editable line of a node: a text field, or the search of a page; `nil` for other nodes.
  func field(at id: NodeID) -> TextFieldElement? {
    switch tree[id]?.element {
    case .textField(let field): return field
    case .screen(let screen):
      return screen.search.map { TextFieldElement(text: $0.text, placeholder: searchPrompt($0), returnAction: .search) }
    default: return nil
    }
  }

  func isEditor(_ id: NodeID) -> Bool {
    if case .textEditor? = tree[id]?.element { true } else { false }
  }

  private func searchPrompt(_ search: SearchElement) -> String {
    search.prompt.isEmpty ? systemWords[.search] : search.prompt
  }

  /// Returns the displayed form of a character: several clusters if it is replaced by a name.
  func shownCharacter(_ character: Character, _ field: TextFieldElement) -> Line {
    if field.isSecure { return Line(clusters: [Cluster(glyphs.bullet, columns: 1)]) }
    return sanitizer.line(String(character), limit: 16)
  }
}

extension TextFieldElement {
  /// Returns the field as displayed: a revealed field is not secure.
  func shown(isRevealed: Bool) -> TextFieldElement {
    var shown = self
    if isRevealed { shown.isSecure = false }
    return shown
  }
}

/// The caret and the selection in a text, in numbers of characters.
protocol CaretState {
  var caret: Int { get set }
  /// The other end of the selection; `nil` if nothing is selected. Typing replaces the selection.
  var anchor: Int? { get set }
  /// The number of the last requested selection that was followed.
  var serial: Int { get set }
}

extension CaretState {
  /// The selected characters; an empty range is the caret.
  var selection: Range<Int> {
    get { min(caret, anchor ?? caret)..<max(caret, anchor ?? caret) }
    set { (anchor, caret) = (newValue.isEmpty ? nil : newValue.lowerBound, newValue.upperBound) }
  }

  /// Places the caret and the selection after the program has replaced the text.
  mutating func follow(from old: some Sequence<Character>, to new: some Sequence<Character>) {
    caret = CaretRule.caret(caret, from: old, to: new)
    anchor = anchor.map { CaretRule.caret($0, from: old, to: new) }
    if anchor == caret { anchor = nil }
  }

  /// Selects what the program requests in the text. Returns false if that has been done.
  mutating func follow(_ interest: SelectionInterest?, in text: String) -> Bool {
    guard let interest, serial != interest.serial else { return false }
    serial = interest.serial
    if let request = interest.request { selection = SelectionRule.characters(of: request, in: text) }
    return true
  }
}

extension FieldState {
  /// Creates the state of a field from an earlier one. If the program has changed the text, `CaretRule` places the caret
  /// and the ends of the selection.
  init(after earlier: FieldState?, _ field: TextFieldElement) {
    guard var state = earlier else {
      self.init(caret: field.text.count, text: field.text)
      return
    }
    if state.text != field.text {
      state.follow(from: state.text, to: field.text)
      state.text = field.text
    }
    self = state
  }
}
