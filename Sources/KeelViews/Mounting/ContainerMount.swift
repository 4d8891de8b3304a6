package import KeelControls

/// A view that consists of one control with subviews.
@MainActor package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  /// The content of the control.
  var content: Content { get }
}

/// The mount of a view that consists of one control with subviews.
@MainActor package class ContainerMount<V: ContainerView, Control: UIView>: Mount<V>, ItemContainer {
  package let control: Control
  package private(set) var child: Mount<V.Content>?

  package init(_ view: V, control: Control, at place: MountPoint) {
    self.control = control
    super.init(view, at: place)
    configure(view)
    child = mount(view.content, at: inner)
    arrange()
  }

  override package final var arranger: (any ItemContainer)? { self }

  /// Updates the control from the view.
  package func configure(_ view: V) {}

  /// Sets the controls of the content as the control's subviews.
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

/// The mount of a view that consists of one control.
@MainActor package class ControlMount<V: View, Control: UIView>: KeepingMount<V> {
  package let control: Control

  package init(_ view: V, control: Control, at place: MountPoint) {
    self.control = control
    super.init(view, at: place)
    surroundings.environment.follow(self)
    configure()
  }

  /// Updates the control from the view and its environment.
  package func configure() {}

  override package final func take(_ view: V) { configure() }
  override package final func environmentDidChange() { configure() }
  override package var followsLooksAlone: Bool { true }
  override package final func appendItems(to items: inout [UIView]) { items.append(control) }
}
