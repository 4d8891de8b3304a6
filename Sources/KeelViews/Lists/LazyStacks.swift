import KeelControls

/// Which of a stack's headers and footers stay in sight: front ends decide.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Views one below the other, made as they come near to be seen. Stands over `UILazyStackView`.
///
/// That is so in a `ScrollView` that scrolls up and down, for each `ForEach` whose elements come to one control each; a
/// view that goes far out of sight is dropped with its state, as the rows of a `List` are. In no such region it is a
/// `VStack`.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>

  /// Views one below the other. What is pinned, front ends decide.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View, PrimitiveView, LazyStackView {
  static var axis: Axis { .vertical }
  package var content: Content { stack.content }
  func configure(_ control: UIStackView) { stack.configure(control) }
}

/// Views side by side, made as they come near to be seen. Stands over `UILazyStackView`.
///
/// That is so in a `ScrollView` that scrolls sideways; in no such region it is an `HStack`. See `LazyVStack`.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>

  /// Views side by side. What is pinned, front ends decide.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View, PrimitiveView, LazyStackView {
  static var axis: Axis { .horizontal }
  package var content: Content { stack.content }
  func configure(_ control: UIStackView) { stack.configure(control) }
}
