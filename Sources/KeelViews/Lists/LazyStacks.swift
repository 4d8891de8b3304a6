import KeelControls

/// The headers and footers of a stack that stay visible while scrolling. Front ends pin none.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A stack of views one below the other, created when they come near the visible region. It is backed by
/// `UILazyStackView`.
///
/// This needs a `ScrollView` that scrolls vertically, and applies to each `ForEach` whose elements create one control
/// each. A view that scrolls far away is removed with its state, as the rows of a `List` are. Elsewhere the stack is a
/// `VStack`.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>

  /// Creates a stack of views one below the other; `pinnedViews` is not used.
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

/// A stack of views side by side, created when they come near the visible region. It is backed by `UILazyStackView`.
///
/// This needs a `ScrollView` that scrolls horizontally; elsewhere the stack is an `HStack`. See `LazyVStack`.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>

  /// Creates a stack of views side by side; `pinnedViews` is not used.
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
