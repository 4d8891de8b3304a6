/// A way to lay out views that can be changed while they are there.
///
/// Front ends know stacks: only these can be taken. A layout of a type of your own stands its views below each other.
public struct AnyLayout: Sendable {
  enum Kind: Equatable {
    case across(VerticalAlignment, Double?)
    case down(HorizontalAlignment, Double?)
    case above(Alignment)
  }
  let kind: Kind
  package init(stack: Void) { kind = .down(.center, nil) }
  public init(_ layout: HStackLayout) { kind = .across(layout.alignment, layout.spacing) }
  public init(_ layout: VStackLayout) { kind = .down(layout.alignment, layout.spacing) }
  public init(_ layout: ZStackLayout) { kind = .above(layout.alignment) }

  /// The views in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LaidOut(layout: self, content: content())
  }
}

/// Views in a layout that may change.
struct _LaidOut<Content: View>: View {
  let layout: AnyLayout
  let content: Content
  var body: some View {
    switch layout.kind {
    case .across(let alignment, let spacing): HStack(alignment: alignment, spacing: spacing) { content }
    case .down(let alignment, let spacing): VStack(alignment: alignment, spacing: spacing) { content }
    case .above(let alignment): ZStack(alignment: alignment) { content }
    }
  }
}

/// Views beside each other.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: Double?
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// Views below each other.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: Double?
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The views in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// Views over each other.
public struct ZStackLayout: Sendable {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The views in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}
