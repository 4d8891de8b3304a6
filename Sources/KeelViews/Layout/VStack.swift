import KeelControls
import KeelScene

/// A stack of views one below the other. It is backed by `UIStackView`.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a stack of views one below the other.
  ///
  /// The spacing is the distance between two views in points, or `nil` for the default distance.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, ContainerView {
  package func makeMount(at place: Place) -> Mount<Self> {
    VStackMount(self, control: UIStackView(), at: place)
  }
}

final class VStackMount<Content: View>: ContainerMount<VStack<Content>, UIStackView> {
  override func configure(_ view: VStack<Content>) { view.configure(control) }
}

extension VStack {
  @MainActor func configure(_ control: UIStackView) {
    control.axis = .vertical
    control.spacing = spacing ?? 8
    control.alignment =
      switch alignment.sceneAlignment {
      case .leading: .leading
      case .trailing: .trailing
      case .center, .fill: .center
      }
  }
}
