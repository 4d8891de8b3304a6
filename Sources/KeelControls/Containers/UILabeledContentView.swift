package import KeelScene

/// A value with its label: the label at the leading edge, the value at the trailing edge.
@MainActor package final class UILabeledContentView: UIView {
  private let gap = UISpacerView()

  package var labelViews: [UIView] = [] { didSet { show() } }
  package var contentViews: [UIView] = [] { didSet { show() } }

  private func show() { setSubviews(labelViews + [gap] + contentViews) }

  override package var element: Element { .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)) }
}
