import KeelControls
import KeelScene

/// A view with another one over it or behind it, which takes no room of its own.
package struct LayeredView<Content: View, Other: View> {
  let content: Content
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool
}

extension LayeredView: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> {
    LayeredMount(self, control: UILayersView(), content: { $0.layers }, at: place)
  }

  fileprivate var layers: TupleView<Content, Other> { TupleView(content, other) }
}

private final class LayeredMount<Content: View, Other: View>: ContainerMount<
  LayeredView<Content, Other>, TupleView<Content, Other>, UILayersView
>
{
  override func configure() { control.alignment = view.alignment.sceneAnchor }

  /// What is behind comes first.
  override func arrange() {
    guard let parts = child?.parts, parts.count == 2 else { return }
    let order = view.isOverlay ? parts : parts.reversed()
    control.setSubviews(order.flatMap(\.items))
  }
}

extension View {
  /// Shows other views over this one.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Shows another view over this one.
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isOverlay: true)
  }

  /// Shows other views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Shows another view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isOverlay: false)
  }
}
