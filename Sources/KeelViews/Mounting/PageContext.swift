package import KeelControls
package import KeelModel

/// What a page knows of the views on it: who wants to hear when it comes and goes.
@MainActor package final class PageContext {
  /// The controller of the page.
  package internal(set) weak var controller: UIViewController?
  /// Whether the page is on the screen.
  package private(set) var isSeen = false
  /// Whether the lists of the page are being edited.
  package private(set) lazy var editMode = StateBox<EditMode>(.inactive)
  /// What views say of the page: its title, its bars.
  package private(set) lazy var dressing = PageDressing(page: self)
  private var listeners: [ObjectIdentifier: any PageListener] = [:]
  private var order: [ObjectIdentifier] = []

  package init(controller: UIViewController? = nil) { self.controller = controller }

  /// Tells the listener of each coming and going from now on; at once, if the page is there, as the turn ends.
  package func add(_ listener: any PageListener) {
    listeners[ObjectIdentifier(listener)] = listener
    order.append(ObjectIdentifier(listener))
    guard isSeen else { return }
    LifecyclePass.shared.add { [weak self, weak listener] in
      guard let self, let listener, isSeen, listeners[ObjectIdentifier(listener)] != nil else { return }
      WindowScope.run(for: controller?.containingWindow) { listener.pageDidAppear() }
    }
  }

  package func remove(_ listener: any PageListener) {
    guard listeners.removeValue(forKey: ObjectIdentifier(listener)) != nil else { return }
    order.removeAll { $0 == ObjectIdentifier(listener) }
  }

  package func didAppear() {
    guard !isSeen else { return }
    isSeen = true
    for id in order { listeners[id]?.pageDidAppear() }
  }

  package func didDisappear() {
    guard isSeen else { return }
    isSeen = false
    for id in order { listeners[id]?.pageDidDisappear() }
  }
}

/// Hears when its page comes and goes. Either may be told again; a listener knows what it has been told.
@MainActor package protocol PageListener: AnyObject {
  func pageDidAppear()
  func pageDidDisappear()
}
