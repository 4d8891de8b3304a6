import KeelInteraction
import KeelScene

// The front end owns the caret and the selection. A program that reads or sets them asks for them: from then on, front
// ends report the selection of the control while it has the focus, and follow the requests of the program.

/// A control for text whose selection programs may know and set: `UITextField` and `UITextView`.
@MainActor package protocol SelectedInput: UIView {
  /// The text, in which positions are counted.
  var inputText: String { get }
  /// True while the control has the keyboard focus.
  var isEditing: Bool { get }
  /// True while an edit of the user is being stored.
  var isTakingEdit: Bool { get }
  /// The selection, while the program asks for it.
  var selection: TextInputSelection? { get set }
  /// Called after `textSelection` has changed, except by an edit.
  var onSelectionChange: (() -> Void)? { get set }
  /// Set by a delegate that leaves the selection to the front end, and if there is no delegate.
  var delegateIgnoresSelection: Bool { get set }
  /// Notifies the delegate of the selection.
  func selectionDidMove()
}

/// The selection of a text as the program knows it, in UTF-16 code units.
package struct TextInputSelection {
  /// The selection while the control is being edited: reported, requested, or computed after an edit.
  var range: Range<Int>
  /// True if a front end has reported the selection since the control received the focus.
  var isReported = false
  /// The request that has not been answered yet, and the number of the last one.
  var request: Range<Int>?
  var serial = 0
  /// The selection that observers were last notified of.
  var announced: Range<String.Index>?
  /// The indices of the request, until the scene has been described: they may belong to a text that is set later.
  var indices: Range<String.Index>?
}

extension SelectedInput {
  /// The selected part while the control is being edited.
  var editedRange: UITextRange? {
    askForSelection()
    return isEditing ? selection.map { UITextRange($0.range) } : nil
  }

  /// Returns the text of a part.
  func inputText(in range: UITextRange) -> String {
    String(inputText[inputText.indices(ofUnits: SelectionRule.lawful(range.units, in: inputText))])
  }

  /// The selection as bindings exchange it, in indices of the text: that of the user or of the last request. While the
  /// control is not being edited, it is the one that waits for the focus.
  ///
  /// Unlike `selectedTextRange`, it stays as it is when the program sets another text, until a front end reports: the
  /// program may be about to set a selection for that text.
  package var textSelection: UITextSelection? {
    get { selection?.announced.map { UITextSelection(range: $0) } }
    set {
      requestSelection(newValue.map { inputText.units(of: $0.range) })
      if selection?.request != nil { selection?.indices = newValue?.range }
    }
  }

  /// Requests reports of the selection from front ends, from now on.
  func askForSelection() {
    guard selection == nil else { return }
    let end = inputText.utf16.count
    selection = TextInputSelection(range: end..<end)
    if isEditing { selection?.announced = inputText.indices(ofUnits: end..<end) }
    setNeedsDescription()
  }

  /// Notifies the delegate of the beginning of editing, and asks front ends for the selection if it wants to know of it.
  func askForDelegate() {
    delegateIgnoresSelection = false
    selectionDidMove()
    if !delegateIgnoresSelection { askForSelection() }
  }

  /// Requests a selection from the front end.
  func requestSelection(_ wanted: Range<Int>?) {
    askForSelection()
    guard var known = selection else { return }
    let wanted = wanted.map { SelectionRule.lawful($0, in: inputText) }
    known.indices = nil
    if let wanted, isEditing ? wanted != known.range || !known.isReported : wanted != known.request {
      known.serial += 1
      known.request = wanted
      setNeedsDescription()
    } else if wanted == nil, known.request != nil {
      known.request = nil
      setNeedsDescription()
    }
    if let wanted, isEditing { known.range = wanted }
    take(known, isAnnounced: wanted != nil || !isEditing)
  }

  /// Stores a selection that a front end reports. The report also answers the request of the program.
  func takeSelection(_ range: Range<Int>) {
    guard var known = selection else { return }
    if known.request != nil { setNeedsDescription() }
    known.request = nil
    known.indices = nil
    known.isReported = true
    known.range = range
    take(known, isAnnounced: true)
  }

  /// Updates the selection after a change of the text.
  func selectionFollowsText(from old: String) {
    guard var known = selection else { return }
    let text = inputText
    if isTakingEdit {
      known.range = SelectionRule.edited(known.range, from: old, to: text)
      known.announced = text.indices(ofUnits: known.range)
      known.request = nil
      selection = known
    } else if let indices = known.indices {
      let wanted = text.units(of: indices)
      if known.request != nil { known.request = wanted }
      if isEditing { known.range = wanted }
      take(known, isAnnounced: true)
    } else {
      known.range = SelectionRule.replaced(known.range, from: old, to: text)
      known.request = known.request.map { SelectionRule.replaced($0, from: old, to: text) }
      take(known, isAnnounced: false)
    }
  }

  /// Begins or ends the selection after the control has received or lost the focus. A pending request becomes the selection.
  func editingChangesSelection() {
    guard var known = selection else { return }
    let end = inputText.utf16.count
    if isEditing { known.range = known.request ?? end..<end }
    if !isEditing, known.request != nil {
      known.request = nil
      setNeedsDescription()
    }
    known.isReported = false
    known.indices = nil
    known.announced = isEditing ? inputText.indices(ofUnits: known.range) : nil
    selection = known
  }

  /// Stores the selection and notifies its observers: the delegate, a declarative view and bindings.
  ///
  /// - Parameter isAnnounced: False keeps the selection that bindings have.
  private func take(_ new: TextInputSelection, isAnnounced: Bool) {
    guard let old = selection else { return }
    selection = new
    if isAnnounced {
      let range = isEditing ? new.range : new.request
      selection?.announced = range.map { inputText.indices(ofUnits: $0) }
    }
    if isEditing, old.range != new.range { selectionDidMove() }
    guard old.announced != selection?.announced else { return }
    onSelectionChange?()
    boundValueDidChange()
  }

  /// Returns the interest in the selection for the scene.
  func describedSelection() -> SelectionInterest? {
    guard let known = selection else { return nil }
    selection?.indices = nil
    return SelectionInterest(request: known.request, serial: known.serial)
  }
}

extension String {
  /// Returns the UTF-16 code units before the ends of a range. Indices behind the text are its end.
  fileprivate func units(of range: Range<Index>) -> Range<Int> {
    let (start, end) = (Swift.min(range.lowerBound, endIndex), Swift.min(range.upperBound, endIndex))
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }

  /// Returns the indices at the ends of a range of UTF-16 code units.
  fileprivate func indices(ofUnits units: Range<Int>) -> Range<Index> {
    func index(_ offset: Int) -> Index { utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex }
    return index(units.lowerBound)..<index(units.upperBound)
  }
}
