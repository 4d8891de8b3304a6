package import KeelControls

/// A view that is one control with others in it.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  /// What is in the control.
  var content: Content { get }
}

/// The mount of a view that is one control with others in it.
@MainActor package class ContainerMount<V: ContainerView, Control: UIView>: Mount<V>, ItemContainer {
  package let control: Control
  package private(set) var child: Mount<V.Content>?

  package init(_ view: V, control: Control, at place: Place) {
    self.control = control
    super.init(view, at: place)
    configure(view)
    child = mount(view.content, at: inner)
    arrange()
  }

  override package final var arranger: (any ItemContainer)? { self }

  /// Brings the control in line with the view.
  package func configure(_ view: V) {}

  /// Brings what is in the control in line with what its content comes to.
  package func arrange() {
    if let child { control.setSubviews(child.items) }
  }

  override package final func update(to view: V) {
    configure(view)
    child?.update(to: view.content)
  }

  override package var parts: [AnyMount] { if let child { [child] } else { [] } }
  override package func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// The mount of a view that is one control.
@MainActor package class ControlMount<V: View, Control: UIView>: KeepingMount<V> {
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
  override package var followsLooksAlone: Bool { true }
  override package final func appendItems(to items: inout [UIView]) { items.append(control) }
}
