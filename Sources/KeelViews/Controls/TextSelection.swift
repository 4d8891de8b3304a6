import KeelControls
public import KeelModel

/// A selection in the text of a field or an editor.
public struct TextSelection: Hashable, Sendable {
  /// The selected parts of a text.
  public enum Indices: Hashable, Sendable {
    /// One part, or the caret.
    case selection(Range<String.Index>)
    /// Several parts. A control selects everything from the first one to the last one.
    case multiSelection(RangeSet<String.Index>)
  }
  /// The selected parts of the text.
  public var indices: Indices

  /// Creates a selection of a part of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several parts of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates a selection without text: the caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// A Boolean value that indicates whether no text is selected, so that the selection is the caret.
  public var isInsertion: Bool { range?.isEmpty ?? true }

  /// The range from the beginning of the first part to the end of the last one; `nil` if there is no part.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

extension TextField {
  /// Creates a field whose selection the program knows and sets, with a label of any kind.
  ///
  /// The selection is `nil` while the field does not have the focus. A selection that the program sets meanwhile waits
  /// until it has. Indices behind the text count as its end. While the field has the focus, `nil` leaves its selection as
  /// it is.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), source: .text(text), prompt: prompt)
    self.selection = selection
    if let axis { self.axis = axis }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, whose selection the program knows and sets.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// Creates a field with a title, whose selection the program knows and sets.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// Exchanges the selection between a binding and a control.
@MainActor final class ExchangedSelection<Control: SelectedInput> {
  private unowned let control: Control
  private var binding: Binding<TextSelection?>?
  /// The last selection that was exchanged.
  private var range: Range<String.Index>?
  private var isShowing = false

  private init(of control: Control) { self.control = control }

  /// Returns the exchange that follows the binding of a view from now on: the earlier one, or a new one for the first
  /// binding. Without a binding, nothing is exchanged.
  static func following(
    _ selection: Binding<TextSelection?>?, in control: Control, after earlier: ExchangedSelection?
  ) -> ExchangedSelection? {
    guard selection != nil || earlier != nil else { return nil }
    let exchange = earlier ?? ExchangedSelection(of: control)
    exchange.follow(selection)
    return exchange
  }

  private func follow(_ selection: Binding<TextSelection?>?) {
    binding = selection
    guard let selection else { return }
    if control.onSelectionChange == nil { control.onSelectionChange = { [weak self] in self?.write() } }
    let wanted = selection.wrappedValue?.range
    guard wanted != range else { return }
    range = wanted
    isShowing = true
    control.textSelection = wanted.map { UITextSelection(range: $0) }
    isShowing = false
  }

  /// Writes the selection of the control to the binding, if it has changed. Call it after an edit.
  func write() {
    let new = control.isEditing ? control.textSelection?.range : nil
    guard let binding, !isShowing, new != range else { return }
    range = new
    if binding.wrappedValue?.range != new { binding.wrappedValue = new.map { TextSelection(range: $0) } }
  }
}
