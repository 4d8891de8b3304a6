package import KeelControls
import KeelScene

/// A view that consists of one control with a label beside it.
@MainActor package protocol LabelledView: PrimitiveView {
  associatedtype LabelContent: View
  var labelContent: LabelContent { get }
}

/// The mount of a control with a label.
///
/// A label that consists of words in one line, with or without a picture, becomes the control's title. Any other label is
/// shown before the control, in a row with it. Only the label's outermost views determine which of the two applies.
@MainActor package class LabelledMount<V: LabelledView, Control: UIView>: ValueMount<V, Control> {
  private let reader = UIWordsView()
  private var slot: Slot<V.LabelContent>?
  private var labelItems: [UIView] = []
  private var row: UIStackView?
  private lazy var spacer = UISpacerView()
  private lazy var column = UIStackView()

  override package func prepare() {
    slot = Slot(view.labelContent, in: self) { [weak self] items in self?.labelDidArrange(items) }
    reader.onChange = { [weak self] in self?.wordsDidChange() }
  }

  override package func updateSlots() { slot?.update(to: view.labelContent) }
  override package var parts: [AnyMount] { slot?.child.map { [$0] } ?? [] }

  /// The words of the label and its picture; empty if the label is shown beside the control or hidden.
  package var words: LabelWords {
    hidesLabel || row != nil ? LabelWords(reading: []) : LabelWords(reading: reader.views)
  }

  /// The accessibility label of the control if its label is hidden or beside it, otherwise `nil`.
  package var spokenLabel: String? {
    guard hidesLabel || row != nil else { return nil }
    let lines = LabelWords(reading: labelItems).title.split(whereSeparator: \.isNewline)
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  private var hidesLabel: Bool { surroundings.environment.controls.hidesLabels }

  private func wordsDidChange() {
    if row == nil, !labelItems.allSatisfy(\.isWordy) { labelDidArrange(labelItems) } else { evaluate() }
  }

  private func labelDidArrange(_ items: [UIView]) {
    labelItems = items
    let hadRow = row != nil
    if items.count <= 2, items.allSatisfy(\.isWordy) {
      if let row {
        row.setSubviews([])
        column.setSubviews([])
      }
      row = nil
      reader.views = items
    } else {
      reader.views = []
      let row = row ?? UIStackView()
      row.spacing = 8
      row.alignment = .center
      column.axis = .vertical
      column.alignment = .leading
      if items.count > 1 { column.setSubviews(items) }
      row.setSubviews((items.count > 1 ? [column] : items) + [spacer, control])
      self.row = row
    }
    guard slot != nil else { return }
    if hadRow != (row != nil) { itemsDidChange() }
    evaluate()
  }

  override package func appendItems(to items: inout [UIView]) {
    if let row, !hidesLabel { return items.append(row) }
    // When its label is hidden, the control leaves the row.
    if let row, control.superview === row { row.setSubviews(row.subviews.filter { $0 !== control }) }
    items.append(control)
  }
}

extension UIView {
  /// True if the view consists of words in one line or a picture only.
  fileprivate var isWordy: Bool {
    switch self {
    case let label as UILabel: !label.hasLineBreaks
    case let pair as UITitleIconView: pair.titleViews.allSatisfy { ($0 as? UILabel)?.hasLineBreaks != true }
    case let picture as UIImageView: picture.data == nil
    default: false
    }
  }
}
