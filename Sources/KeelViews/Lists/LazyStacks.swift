/// Which of a stack's headers and footers stay in sight: front ends decide.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Views one below the other.
///
/// All of them are made: front ends do not say what part of a `ScrollView` is seen. Use a `List` for thousands.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>
}

extension LazyVStack: View {
  /// Views one below the other. What is pinned, front ends decide.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}

/// Views side by side.
///
/// All of them are made: front ends do not say what part of a `ScrollView` is seen.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>
}

extension LazyHStack: View {
  /// Views side by side. What is pinned, front ends decide.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  public var body: some View { stack }
}
