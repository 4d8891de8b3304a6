/// A type-erased stack layout, which can change while its views are shown.
///
/// A change from one kind of stack to another discards the state of the views. Front ends support only stacks. A layout
/// of a custom type arranges its views below each other.
public struct AnyLayout: Sendable {
  enum Kind: Equatable {
    case across(VerticalAlignment, Double?)
    case down(HorizontalAlignment, Double?)
    case above(Alignment)
  }
  let kind: Kind
  package init(stack: Void) { kind = .down(.center, nil) }
  /// Wraps a layout of views beside each other.
  public init(_ layout: HStackLayout) { kind = .across(layout.alignment, layout.spacing) }
  /// Wraps a layout of views below each other.
  public init(_ layout: VStackLayout) { kind = .down(layout.alignment, layout.spacing) }
  /// Wraps a layout of views over each other.
  public init(_ layout: ZStackLayout) { kind = .above(layout.alignment) }

  /// Returns a view that arranges the content in the layout.
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

/// A layout of views beside each other.
public struct HStackLayout: Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between the views in points, or `nil` for the front end's own.
  public var spacing: Double?
  /// Creates a layout with an alignment and a spacing.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Returns a view that arranges the content in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// A layout of views below each other.
public struct VStackLayout: Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between the views in points, or `nil` for the front end's own.
  public var spacing: Double?
  /// Creates a layout with an alignment and a spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Returns a view that arranges the content in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

/// A layout of views over each other.
public struct ZStackLayout: Sendable {
  /// The alignment of the views in both directions.
  public var alignment: Alignment
  /// Creates a layout with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Returns a view that arranges the content in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}
