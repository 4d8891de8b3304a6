import KeelControls
import KeelScene

/// The button of a link: a row with a disclosure mark in lists, a button elsewhere. It is backed by `UIButton`.
struct LinkButton<Label: View> {
  let label: Label
  /// Returns the path of the destination, or `nil` if none is known.
  var address: (@MainActor () -> String?)?
  /// The value of the link, if it has one. In a sidebar, pressing the link selects the value instead of following the
  /// link.
  var value: AnyHashable?
  let action: @MainActor () -> Void
}

extension LinkButton: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { LinkButtonMount(self, at: place) }
}

/// A button that leads to another page.
final class LinkControl: UIButton, RowContent {
  var value: AnyHashable?
  var rowTraits: RowTraits? {
    var traits = RowTraits()
    if let words = LabelWords(labelViews) {
      traits.take(words)
    } else {
      traits.content = labelViews
    }
    traits.hasDisclosure = true
    traits.isEnabled = isEnabled
    traits.address = linkAddress
    traits.activate = { [weak self] in
      guard let self else { return }
      handle(.activate(nodeID))
    }
    return traits
  }
}

final class LinkButtonMount<Label: View>: KeepingMount<LinkButton<Label>>, RowLabelled {
  private let control = LinkControl(type: .system)
  private var slot: Slot<Label>?

  override init(_ view: LinkButton<Label>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    control.addAction(UIAction { [weak self] _ in self?.view.action() }, for: .primaryActionTriggered)
    if view.address != nil { control.linkSource = { [weak self] in self?.view.address?() } }
    control.value = view.value
    slot = Slot(view.label, in: self) { [control] in control.labelViews = $0 }
    environmentDidChange()
  }

  override func take(_ view: LinkButton<Label>) {
    control.value = view.value
    slot?.update(to: view.label)
    if view.address != nil { control.setNeedsDescription() }
  }
  override func environmentDidChange() {
    let environment = surroundings.environment
    control.isEnabled = environment.style.isEnabled
    guard case .builtIn(let style) = environment.controls.button else {
      control.bareStyle = nil
      return control.configuration = nil
    }
    control.bareStyle = style.isBare ? style : nil
    control.configuration = style.configuration
  }
  override var parts: [AnyMount] { slot?.child.map { [$0] } ?? [] }
  var rowLabel: AnyMount? { slot?.child }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}
