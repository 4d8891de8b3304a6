package import KeelScene

/// A grid of rows (`UIGridRowView`) whose cells are aligned in columns. Other subviews have the whole width.
@MainActor package class UIGridView: UIView {
  package var style = GridElement() {
    didSet { if style != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .grid(style) }
}

/// A row of a grid; each subview is a cell. Outside of a grid its cells are side by side.
@MainActor package class UIGridRowView: UIView {
  /// The vertical alignment of the cells; `nil` uses the grid's.
  package var alignment: SceneAnchor.Vertical? {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// Sets the number of columns that a subview spans; 1 by default.
  package func setSpan(_ span: Int, of view: UIView) {
    spans[ObjectIdentifier(view)] = span > 1 ? span : nil
    setNeedsDescription()
  }
  private var spans: [ObjectIdentifier: Int] = [:]

  override package func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    spans[ObjectIdentifier(subview)] = nil
  }

  override package func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsDescription()
  }

  override package var element: Element {
    guard superview is UIGridView else { return .stack(StackElement(axis: .horizontal, spacing: 8)) }
    let all = shownSubviews.map { spans[ObjectIdentifier($0)] ?? 1 }
    return .gridRow(GridRowElement(spans: all.contains { $0 > 1 } ? all : [], alignment: alignment))
  }
}
