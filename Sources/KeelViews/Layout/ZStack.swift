import KeelControls

/// A stack of views over each other, the last one on top. It is backed by `UILayersView`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  package let content: Content

  /// Creates a stack of views over each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, ContainerView {
  package func makeMount(at place: Place) -> Mount<Self> {
    ZStackMount(self, control: UILayersView(), at: place)
  }
}

final class ZStackMount<Content: View>: ContainerMount<ZStack<Content>, UILayersView> {
  override func configure(_ view: ZStack<Content>) { control.alignment = view.alignment.sceneAnchor }
}
