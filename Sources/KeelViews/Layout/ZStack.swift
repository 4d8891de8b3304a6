import KeelControls

/// Views one over the other, the last one on top. Stands over `UILayersView`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  /// Views one over the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> {
    ZStackMount(self, control: UILayersView(), content: { $0.content }, at: place)
  }
}

final class ZStackMount<Content: View>: ContainerMount<ZStack<Content>, Content, UILayersView> {
  override func configure() { control.alignment = view.alignment.sceneAnchor }
}
