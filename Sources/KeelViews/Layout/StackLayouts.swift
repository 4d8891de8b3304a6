import KeelControls

/// A type-erased stack layout, which can change while its views are shown.
///
/// The views keep their state and their controls when the layout changes. Front ends support only stacks. A layout of a
/// custom type arranges its views below each other.
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
struct _LaidOut<Content: View> {
  let layout: AnyLayout
  let content: Content
}

extension _LaidOut: View, PrimitiveView {
  package static var itemCount: Int? { 1 }
  package func makeMount(at place: MountPoint) -> Mount<Self> { LaidOutMount(self, at: place) }
}

/// The mount of views in a layout that may change. The views stay mounted; the control around them is replaced if a
/// stack becomes layers.
final class LaidOutMount<Content: View>: Mount<_LaidOut<Content>>, ItemContainer {
  private var control: UIView
  private var child: Mount<Content>?

  override init(_ view: _LaidOut<Content>, at place: MountPoint) {
    control = view.layout.control(insteadOf: nil)
    super.init(view, at: place)
    child = mount(view.content, at: inner)
    arrange()
  }

  override var arranger: (any ItemContainer)? { self }

  func arrange() {
    if let child { control.setSubviews(child.items) }
  }

  override func update(to view: _LaidOut<Content>) {
    child?.update(to: view.content)
    let fitting = view.layout.control(insteadOf: control)
    guard fitting !== control else { return }
    control = fitting
    arrange()
    itemsDidChange()
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}

extension AnyLayout {
  /// Returns the control that arranges views in this layout: the given control with updated values if it has the right
  /// type, otherwise a new one.
  @MainActor fileprivate func control(insteadOf old: UIView?) -> UIView {
    switch kind {
    case .across(let alignment, let spacing):
      let stack = old as? UIStackView ?? UIStackView()
      HStack(alignment: alignment, spacing: spacing) { EmptyView() }.configure(stack)
      return stack
    case .down(let alignment, let spacing):
      let stack = old as? UIStackView ?? UIStackView()
      VStack(alignment: alignment, spacing: spacing) { EmptyView() }.configure(stack)
      return stack
    case .above(let alignment):
      let layers = old as? UILayersView ?? UILayersView()
      layers.alignment = alignment.sceneAnchor
      return layers
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
