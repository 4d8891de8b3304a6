package import KeelScene

/// A value with its label: the label where lines begin, the value where they end.
@MainActor package final class UILabeledContentView: UIView {
  private let gap = UISpacerView()

  package var labelViews: [UIView] = [] { didSet { show() } }
  package var contentViews: [UIView] = [] { didSet { show() } }

  private func show() { setSubviews(labelViews + [gap] + contentViews) }

  override package var element: Element { .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)) }
}
