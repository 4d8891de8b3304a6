import KeelControls
import KeelScene

/// Views side by side. Stands over `UIStackView`.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a stack of views side by side.
  ///
  /// The spacing is the distance between two views in points; `nil` is the usual distance.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, ContainerView {
  package func makeMount(at place: Place) -> Mount<Self> {
    HStackMount(self, control: UIStackView(), at: place)
  }
}

final class HStackMount<Content: View>: ContainerMount<HStack<Content>, UIStackView> {
  override func configure(_ view: HStack<Content>) { view.configure(control) }
}

extension HStack {
  @MainActor func configure(_ control: UIStackView) {
    control.axis = .horizontal
    control.spacing = spacing ?? 8
    control.alignment =
      switch alignment.sceneAlignment {
      case .leading: .top
      case .trailing: .bottom
      case .center, .fill: .center
      }
  }
}
