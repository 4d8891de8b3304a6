package import KeelControls

/// The mount of a view that is one control with others in it.
@MainActor package class ContainerMount<V: View, Content: View, Control: UIView>: Mount<V>, ItemContainer {
  package let control: Control
  private let content: (V) -> Content
  package private(set) var child: Mount<Content>?

  package init(_ view: V, control: Control, content: @escaping (V) -> Content, at place: Place) {
    self.control = control
    self.content = content
    super.init(view, at: place)
    configure()
    child = mount(content(view), at: inner.with { $0.container = self })
    arrange()
  }

  /// Brings the control in line with the view and its environment.
  package func configure() {}

  /// Brings what is in the control in line with what its content comes to.
  package func arrange() {
    if let child { control.setSubviews(child.items) }
  }

  override package func take(_ view: V) {
    configure()
    let content = content(view)
    child?.update(to: content)
  }

  override package func environmentDidChange() { configure() }

  override package var parts: [AnyMount] { if let child { [child] } else { [] } }
  override package func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// The mount of a view that is one control.
@MainActor package class ControlMount<V: View, Control: UIView>: Mount<V> {
  package let control: Control

  package init(_ view: V, control: Control, at place: Place) {
    self.control = control
    super.init(view, at: place)
    surroundings.environment.follow(self)
    configure()
  }

  /// Brings the control in line with the view and its environment.
  package func configure() {}

  override package final func take(_ view: V) { configure() }
  override package final func environmentDidChange() { configure() }
  override package final func appendItems(to items: inout [UIView]) { items.append(control) }
}
