import KeelControls

/// What one presses to follow a link: a row with a disclosure mark in lists, a button elsewhere. Stands over `UIButton`.
struct LinkButton<Label: View> {
  let label: Label
  let action: @MainActor () -> Void
}

extension LinkButton: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> { LinkButtonMount(self, control: LinkControl(), at: place) }
}

/// A button that leads to another page.
final class LinkControl: UIButton {}

final class LinkButtonMount<Label: View>: ControlMount<LinkButton<Label>, LinkControl> {
  override init(_ view: LinkButton<Label>, control: LinkControl, at place: Place) {
    super.init(view, control: control, at: place)
    control.addAction(UIAction { [weak self] _ in self?.view.action() }, for: .primaryActionTriggered)
  }

  override func configure() {
    let environment = surroundings.environment
    let label = readLabel(view.label, in: environment.values)
    control.setTitle(label.text)
    control.setImage(label.image)
    control.isEnabled = environment.style.isEnabled
  }
}
