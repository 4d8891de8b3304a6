package import KeelControls

/// The mount of a view that consists of a controller of pages: a child of the page that contains the view.
@MainActor package class ControllerMount<V: View, Controller: UIViewController>: KeepingMount<V> {
  package let controller: Controller

  package init(_ view: V, controller: Controller, at place: MountPoint) {
    self.controller = controller
    super.init(view, at: place)
    // Imperative pages that are pushed onto the controller inherit this environment.
    controller.outerContext = place.surroundings.environment
    place.surroundings.page.controller?.addChild(controller)
    LifecyclePass.shared.add { [weak controller] in
      if let parent = controller?.parent { controller?.didMove(toParent: parent) }
    }
  }

  override package final func appendItems(to items: inout [UIView]) { items.append(controller.view) }

  override package func willUnmount() {
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }
}
