import KeelControls
import KeelScene

/// A view with another one over it or behind it, which takes up no space of its own.
package struct LayeredView<Base: View, Other: View> {
  let base: Base
  let other: Other
  let alignment: Alignment
  let isOverlay: Bool
}

extension LayeredView: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    LayeredMount(self, control: UILayersView(), at: place)
  }

  package var content: TupleView<Base, Other> { TupleView(base, other) }
}

private final class LayeredMount<Base: View, Other: View>: ContainerMount<LayeredView<Base, Other>, UILayersView> {
  private var isOverlay = false

  override func configure(_ view: LayeredView<Base, Other>) {
    isOverlay = view.isOverlay
    control.alignment = view.alignment.sceneAnchor
    control.guides = view.alignment.sceneGuides
  }

  /// Arranges the layers, the one behind first.
  override func arrange() {
    guard let parts = child?.parts else { return }
    let order = isOverlay ? parts : parts.reversed()
    control.setSubviews(order.flatMap(\.items))
    let before = isOverlay ? 0 : parts.dropFirst().reduce(0) { $0 + $1.items.count }
    control.base = parts.first.flatMap { $0.items.isEmpty ? nil : before }
  }
}

extension View {
  /// Shows other views over this one.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(base: self, other: content(), alignment: alignment, isOverlay: true)
  }

  /// Shows another view over this one.
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(base: self, other: overlay, alignment: alignment, isOverlay: true)
  }

  /// Shows other views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, other: content(), alignment: alignment, isOverlay: false)
  }

  /// Shows another view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, other: background, alignment: alignment, isOverlay: false)
  }
}
