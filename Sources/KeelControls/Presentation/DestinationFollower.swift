import KeelModel

/// Makes one place (a sheet, a pushed page) follow a piece of optional state.
///
/// The state is the truth. `update` compares what it says with what is shown, by identity:
///
/// - nothing wanted, something shown: that page leaves, and only that page with what is over it;
/// - the same thing wanted: nothing happens, the page follows by its own observations;
/// - another thing wanted: the shown page leaves, the new one comes;
/// - wanted but not possible yet (no window, the place is taken): it waits, and comes when it can.
///
/// A person's wish to leave is put to the state (`leaveRequest`); the page follows. A page that leaves by other means
/// writes the state too, but only while that still means the page that has left.
@MainActor final class DestinationFollower {
  struct Wanted {
    var id: AnyHashable
    var make: () -> UIViewController
  }

  /// Where pages of this follower go.
  enum Place { case presented, pushed }

  private weak var host: UIViewController?
  private let place: Place
  private let wanted: () -> Wanted?
  private let clear: () -> Void
  private let onDismiss: (() -> Void)?
  private var shownID: AnyHashable?
  private weak var shown: UIViewController?
  private var isWaiting = false

  init(
    host: UIViewController, place: Place, wanted: @escaping () -> Wanted?, clear: @escaping () -> Void,
    onDismiss: (() -> Void)?
  ) {
    self.host = host
    self.place = place
    self.wanted = wanted
    self.clear = clear
    self.onDismiss = onDismiss
  }

  /// Run by an observation: reads the state, then acts on it without being tracked.
  func update(animated: Bool) {
    let wanted = wanted()
    withoutTracking { follow(wanted, animated: animated) }
  }

  private func follow(_ wanted: Wanted?, animated: Bool) {
    if let wanted, wanted.id == shownID { return }
    if let shown { takeAway(shown, animated: animated) }
    shown = nil
    shownID = nil
    guard let wanted, let host else { return }
    guard isPossible(from: host) else { return wait(on: host) }
    let page = wanted.make()
    shownID = wanted.id
    shown = page
    page.leaveRequest = { [weak self] in self?.leave(wanted.id) }
    page.leaveHandlers.append { [weak self, onDismiss] in
      self?.didLeave(wanted.id)
      onDismiss?()
    }
    switch place {
    case .presented: host.present(page, animated: animated)
    case .pushed: push(page, from: host, animated: animated)
    }
  }

  // MARK: Coming

  private func isPossible(from host: UIViewController) -> Bool {
    switch place {
    case .presented: host.containingWindow != nil && host.presentingRoot.presented == nil
    case .pushed: host.navigationController != nil
    }
  }

  private func wait(on host: UIViewController) {
    guard !isWaiting else { return }
    isWaiting = true
    let again: () -> Void = { [weak self] in
      guard let self, isWaiting else { return }
      isWaiting = false
      update(animated: false)
    }
    if place == .presented, host.containingWindow != nil {
      host.presentingRoot.waitingPresentations.append(again)
    } else {
      host.appearanceHandlers.append(again)
    }
  }

  private func push(_ page: UIViewController, from host: UIViewController, animated: Bool) {
    guard let navigation = host.navigationController else { return }
    let below = navigation.viewControllers
    // The page of the stack that the host is, or is in.
    let index = below.firstIndex { candidate in
      var controller: UIViewController? = host
      while let current = controller {
        if current === candidate { return true }
        controller = current.parent
      }
      return false
    }
    guard let index else { return }
    navigation.setViewControllers(Array(below[...index]) + [page], animated: animated)
  }

  // MARK: Leaving

  private func takeAway(_ page: UIViewController, animated: Bool) {
    switch place {
    case .presented: page.endPresentation(animated: animated)
    case .pushed:
      guard let navigation = page.navigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === page })
      else { return }
      navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: animated)
    }
  }

  /// A person wants to leave: the state is asked, if it still means this page.
  private func leave(_ id: AnyHashable) {
    if withoutTracking({ wanted()?.id }) == id { clear() }
  }

  /// The page has left. If nobody told the state, it is told now.
  private func didLeave(_ id: AnyHashable) {
    guard shownID == id, shown == nil || shown?.presenter == nil && shown?.parent == nil else { return }
    shownID = nil
    shown = nil
    leave(id)
  }
}

/// What tells one item from the next: its `id`, the object that it is, or else its value.
@MainActor func identity<Item>(of item: Item) -> AnyHashable {
  if let item = item as? any Identifiable {
    func id<Known: Identifiable>(_ item: Known) -> AnyHashable { AnyHashable(item.id) }
    return id(item)
  }
  if Item.self is AnyObject.Type { return AnyHashable(ObjectIdentifier(item as AnyObject)) }
  if let value = item as? any Hashable { return AnyHashable(value) }
  return AnyHashable(ObjectIdentifier(Item.self))
}
