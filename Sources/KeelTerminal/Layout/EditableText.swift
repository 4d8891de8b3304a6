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

/// A place between two characters of a text, in characters and in bytes from its beginning.
///
/// Places near it are found from it, so that what a field shows and what a key changes cost the same in a text of any
/// length.
struct TextPlace: Equatable {
  private(set) var characters = 0
  private var bytes = 0
  /// The number of characters that have been passed to find places, for tests.
  private(set) var passed = 0

  static func end(of text: String) -> TextPlace {
    var place = TextPlace()
    (place.characters, place.bytes) = (text.count, text.utf8.count)
    return place
  }

  func isEnd(of text: String) -> Bool { bytes == text.utf8.count }

  func index(in text: String) -> String.Index { text.utf8.index(text.startIndex, offsetBy: bytes) }

  /// Moves to the place after a number of characters, at most to the end. O(characters in between).
  mutating func move(to number: Int, in text: String) {
    let number = max(0, number)
    if number < characters / 2 { (characters, bytes) = (0, 0) }
    let here = index(in: text)
    let limit = number < characters ? text.startIndex : text.endIndex
    if let place = text.index(here, offsetBy: number - characters, limitedBy: limit) {
      passed += abs(number - characters)
      (characters, bytes) = (number, text.utf8.distance(from: text.startIndex, to: place))
    } else {
      let rest = text.distance(from: here, to: text.endIndex)
      passed += rest
      (characters, bytes) = (characters + rest, text.utf8.count)
    }
  }

  /// Inserts a text at the place, and moves behind it. A combining mark may join the preceding character.
  mutating func insert(_ added: String, into text: inout String) {
    let here = index(in: text)
    let before = here > text.startIndex ? text.index(before: here) : here
    characters += (text[before..<here] + added).count - text[before..<here].count
    text.insert(contentsOf: added, at: here)
    bytes += added.utf8.count
    joinCharacters(in: text)
  }

  /// Removes the text from the place to an index behind it.
  mutating func remove(to end: String.Index, from text: inout String) {
    text.removeSubrange(index(in: text)..<end)
    joinCharacters(in: text)
  }

  /// Moves behind the character at the place if what stands behind the place has joined it.
  private mutating func joinCharacters(in text: String) {
    let here = index(in: text)
    guard here > text.startIndex, here < text.endIndex else { return }
    let end = text.index(after: here)
    if text.index(before: end) < here { bytes = text.utf8.distance(from: text.startIndex, to: end) }
  }
}

extension FieldState {
  /// Creates the state of a field from an earlier one. If the program has changed the text, `CaretRule` places the caret
  /// and the ends of the selection.
  init(after earlier: FieldState?, _ field: TextFieldElement) {
    guard var state = earlier else {
      let end = TextPlace.end(of: field.text)
      self.init(caret: end.characters, place: end, text: field.text)
      return
    }
    if state.text != field.text {
      if state.anchor == nil, state.place.isEnd(of: state.text), state.caret == state.place.characters {
        // As `CaretRule` has it, without a comparison of the texts.
        state.place = .end(of: field.text)
        state.caret = state.place.characters
      } else {
        state.follow(from: state.text, to: field.text)
        state.place = TextPlace()
      }
      state.text = field.text
    }
    self = state
  }

  /// Returns the index of a character of the text, or its end.
  mutating func index(of number: Int) -> String.Index {
    place.move(to: number, in: text)
    return place.index(in: text)
  }
}
