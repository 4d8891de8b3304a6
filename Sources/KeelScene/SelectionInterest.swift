/// The program's interest in the selection of a field or an editor.
///
/// Front ends report the selection of such a text while it has the focus (`Event.select`), and follow the requests of
/// the program. Positions in the text are counted in UTF-16 code units from its beginning. An empty range is a caret.
public struct SelectionInterest: Hashable, Sendable {
  /// The selection that the program requests; `nil` for none. It takes effect at once where the text has the focus,
  /// otherwise when it receives the focus.
  public var request: Range<Int>?
  /// The number of the last request. A changed number is a new request.
  public var serial: Int

  /// Creates an interest.
  public init(request: Range<Int>? = nil, serial: Int = 0) {
    self.request = request
    self.serial = serial
  }
}

extension Element {
  /// The text of a field or an editor, and the program's interest in its selection; `nil` for other elements.
  package var editedText: (text: String, selection: SelectionInterest?)? {
    switch self {
    case .textField(let field): (field.text, field.selection)
    case .textEditor(let editor): (editor.text, editor.selection)
    default: nil
    }
  }
}
