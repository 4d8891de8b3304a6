import KeelControls
import KeelScene

extension View {
  /// Extends the view over the bars and insets around a page, at the edges where it touches them.
  ///
  /// The view keeps its place in the layout of other views. Keel's pages avoid no on-screen keyboard: regions without
  /// the container have no effect.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    placed(.ignoresSafeArea(regions.contains(.container) ? edges.sceneEdges : []))
  }

  /// Extends the view over the bars and insets around a page. Equivalent to `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Adds padding to the safe area of the view, which regions that scroll and backgrounds extend over.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.insets = insets.sceneInsets
        box.placement = .safeAreaPadding
      })
  }

  /// Adds padding to the safe area of the view at some edges, in points; `nil` means 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, at: edges))
  }

  /// Adds padding to the safe area of the view at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Adds padding that suits the edges of a window. Equivalent to `padding(_:)`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Shows a bar above or below the view, and adds its height to the safe area of the view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    BarredView(base: self, bar: content().zIndex(1), position: edge == .top ? .first : .last) {
      VStack(alignment: alignment, spacing: spacing) {}.configure($0)
    }
  }

  /// Shows a bar beside the view, and adds its width to the safe area of the view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    BarredView(base: self, bar: content().zIndex(1), position: edge == .leading ? .first : .last) {
      HStack(alignment: alignment, spacing: spacing) {}.configure($0)
    }
  }

  /// Shows a bar above or below the view. Equivalent to `safeAreaInset(edge:alignment:spacing:content:)`.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A view with a bar at one of its edges.
private struct BarredView<Base: View, Bar: View> {
  let base: Base
  let bar: Bar
  let position: StackElement.Bar
  /// Sets the axis, the spacing and the alignment.
  let configure: @MainActor (UIStackView) -> Void
}

extension BarredView: View, ContainerView {
  func makeMount(at place: MountPoint) -> Mount<Self> { BarredMount(self, control: UIStackView(), at: place) }

  var content: TupleView<Base, Bar> { TupleView(base, bar) }
}

private final class BarredMount<Base: View, Bar: View>: ContainerMount<BarredView<Base, Bar>, UIStackView> {
  private var position = StackElement.Bar.last

  override func configure(_ view: BarredView<Base, Bar>) {
    position = view.position
    view.configure(control)
  }

  override func arrange() {
    guard let parts = child?.parts, let bar = parts.last else { return }
    let order = position == .last ? parts : parts.reversed()
    control.setSubviews(order.flatMap(\.items))
    control.bar = bar.items.isEmpty ? nil : position
  }
}

extension Edge.Set {
  var sceneEdges: SceneEdges {
    var edges: SceneEdges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}

extension EdgeInsets {
  /// Creates insets with the same length at some edges.
  init(_ length: Double, at edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}
