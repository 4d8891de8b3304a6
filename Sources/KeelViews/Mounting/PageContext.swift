package import KeelControls
package import KeelModel

/// The state that a page shares with its views, such as the listeners to its appearance.
@MainActor package final class PageContext {
  /// The controller of the page.
  package internal(set) weak var controller: UIViewController?
  /// True if the page is on the screen.
  package private(set) var isSeen = false
  /// The location at which the locations of the states on the page begin; `nil` for a page whose states are not saved.
  package var stateAnchor: StateAnchor?
  /// True if a view of the page pushes pages by state, which may depend on the size classes. The page then follows them
  /// while other pages cover it, too.
  package var isFollowedWhenBuried = false { didSet { controller?.onBuriedChange?() } }
  /// The editing state of the page's lists.
  package private(set) lazy var editMode = StateBox<EditMode>(.inactive)
  /// The settings of the page that views provide, such as its title and bars.
  package private(set) lazy var dressing = PageDressing(page: self)
  private var listeners: [ObjectIdentifier: any PageListener] = [:]
  private var order: [ObjectIdentifier] = []

  package init(controller: UIViewController? = nil) { self.controller = controller }

  /// Notifies the listener each time the page appears and disappears. If the page is on the screen already, the
  /// listener is notified as the turn ends.
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

/// A listener to the appearance of its page. Notifications may be repeated; a listener records its state and ignores
/// repetitions.
@MainActor package protocol PageListener: AnyObject {
  func pageDidAppear()
  func pageDidDisappear()
}
