package import KeelControls
package import KeelScene

/// A type-erased layout, which can change while its views are shown.
///
/// The views keep their state and their controls when the layout changes.
public struct AnyLayout: Sendable {
  enum Kind {
    case across(VerticalAlignment, Double?)
    case down(HorizontalAlignment, Double?)
    case above(Alignment)
    case custom(any CustomLayout)
  }
  let kind: Kind
  /// Wraps a layout of the program's own.
  package init(custom layout: any CustomLayout) { kind = .custom(layout) }
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

/// A layout of the program's own.
package protocol CustomLayout: Sendable {
  /// Returns the object that lays out views: the given one with this layout if it has the right type, otherwise a new
  /// one, and true if it lays out differently.
  ///
  /// - Parameter views: Returns the views in their order, for the values that they have set for the layout.
  @MainActor func arranger(
    updating old: (any SceneArranging)?, views: @escaping @MainActor () -> [UIView]
  ) -> (arranger: any SceneArranging, isNew: Bool)
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
      layers.arranger = nil
      layers.alignment = alignment.sceneAnchor
      layers.guides = alignment.sceneGuides
      return layers
    case .custom(let layout):
      let layers = old as? UILayersView ?? UILayersView()
      let (arranger, isNew) = layout.arranger(updating: layers.arranger) { [weak layers] in layers?.shownSubviews ?? []
      }
      if arranger !== layers.arranger {
        layers.arranger = arranger
      } else if isNew {
        layers.arrangementDidChange()
      }
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
