import KeelModel

/// Keeps one place (a sheet or a pushed page) in accordance with optional state.
///
/// The state decides. `act(on:animated:)` compares the wanted page with the shown page, by identity:
///
/// - No page is wanted and a page is shown: that page leaves, with only the pages above it.
/// - The same page is wanted: nothing happens. The page follows the state by its own observations.
/// - Another page is wanted: the shown page leaves and the new one appears.
/// - A page is wanted but not possible yet (no window, or the place is occupied): it appears when it can.
///
/// A user's request to leave is passed to the state (`leaveRequest`); the page leaves if the state agrees. A page that
/// leaves by other means writes the state too, but only while the state still refers to that page. A window that closes
/// does not write the state, because another window may show it.
@MainActor package final class DestinationFollower {
  package struct Wanted {
    package var id: AnyHashable
    package var make: () -> UIViewController
    /// Sets the state again after the user has gone back from the page.
    package var restore: (() -> Void)?

    package init(
      id: AnyHashable, make: @escaping () -> UIViewController, restore: (() -> Void)? = nil
    ) {
      self.id = id
      self.make = make
      self.restore = restore
    }
  }

  /// The way in which pages of this follower are shown.
  package enum Style { case presented, pushed }

  private weak var host: UIViewController?
  private let style: Style
  private let wanted: () -> Wanted?
  private let clear: () -> Void
  private let onDismiss: (() -> Void)?
  private var shownID: AnyHashable?
  private weak var shown: UIViewController?
  private var isReported = false

  package init(
    host: UIViewController, style: Style, wanted: @escaping () -> Wanted?, clear: @escaping () -> Void,
    onDismiss: (() -> Void)?
  ) {
    self.host = host
    self.style = style
    self.wanted = wanted
    self.clear = clear
    self.onDismiss = onDismiss
    host.destinations.removeAll { $0.follower == nil }
    host.destinations.append(WeakDestination(follower: self))
  }

  /// Reads the state, for an observation.
  package func read() -> Wanted? { wanted() }

  /// Applies the state that was read. Call it after the tracking has ended, because it calls the code of pages.
  package func act(on wanted: Wanted?, animated: Bool) {
    withoutTracking { follow(wanted, animated: animated) }
  }

  fileprivate func tryAgain() {
    withoutTracking { follow(wanted(), animated: false) }
  }

  private var wantedID: AnyHashable? { withoutTracking { wanted()?.id } }

  private func follow(_ wanted: Wanted?, animated: Bool) {
    if let wanted, wanted.id == shownID { return }
    let old = shown
    shown = nil
    shownID = nil
    // A pushed page replaces the old one itself. A presented one can only come when the old one, which may cover the
    // host, has gone.
    if let old, style == .presented || wanted == nil || !isPossible { takeAway(old, animated: animated) }
    guard let wanted, let host else { return }
    guard isPossible else { return wait(on: host) }
    let page = wanted.make()
    shownID = wanted.id
    shown = page
    page.leaveRequest = { [weak self, weak page] in
      guard let self, let page, shown === page else { return true }
      return agreesToLeave(wanted.id)
    }
    page.returnRequest = wanted.restore
    page.leaveHandlers.append { [weak self, weak page, onDismiss] writesState in
      if let self, let page { didLeave(page, writesState: writesState) }
      onDismiss?()
    }
    switch style {
    case .presented: host.present(page, animated: animated)
    case .pushed: push(page, from: host, animated: animated)
    }
  }

  // MARK: Appearing

  /// True if a page could appear now.
  private var isPossible: Bool {
    guard let host else { return false }
    switch style {
    case .presented:
      let root = host.presentingRoot
      return root.isReadyToPresent && root.containingWindow != nil && !root.isEnding && root.presented == nil
    case .pushed:
      return navigation(of: host) != nil || host.splitViewController?.column(after: host) != nil
    }
  }

  private func wait(on host: UIViewController) {
    let controller = style == .presented ? host.presentingRoot : host
    if !controller.waitingDestinations.contains(where: { $0.follower === self }) {
      controller.waitingDestinations.append(WeakDestination(follower: self))
    }
    guard style == .pushed, host.isReadyToPresent, !isReported else { return }
    isReported = true
    RuntimeWarning.report(
      "A destination of \(type(of: host)) was not pushed: that page is in no navigation controller.",
      rule: "navigationDestination leads from a page of a stack to the next one, or from a pane to the next one.",
      remedy:
        "Put the page in a UINavigationController or in a split view, or use present(item:) or present(isPresented:).")
  }

  private func navigation(of host: UIViewController) -> UINavigationController? {
    (host as? UINavigationController) ?? host.navigationController
  }

  private func push(_ page: UIViewController, from host: UIViewController, animated: Bool) {
    if let navigation = navigation(of: host) {
      navigation.setViewControllers(navigation.pages(upTo: host) + [page], animated: animated)
    } else if let split = host.splitViewController, let column = split.column(after: host) {
      split.lead(to: page, in: column)
    }
  }

  // MARK: Leaving

  private func takeAway(_ page: UIViewController, animated: Bool) {
    switch style {
    case .presented: page.endPresentation(animated: animated)
    case .pushed:
      if page.splitViewController?.takeAway(page) == true { return }
      guard let navigation = page.navigationController,
        let index = navigation.viewControllers.firstIndex(where: { $0 === page })
      else { return }
      navigation.setViewControllers(Array(navigation.viewControllers[..<index]), animated: animated)
    }
  }

  /// Passes the user's request to leave to the state, if the state still refers to this page. Returns true if the state
  /// agreed.
  private func agreesToLeave(_ id: AnyHashable) -> Bool {
    if wantedID == id { clear() }
    guard wantedID != id else { return false }
    shown = nil
    shownID = nil
    return true
  }

  /// Called when the page has left. Updates the state, unless it has been updated.
  private func didLeave(_ page: UIViewController, writesState: Bool) {
    guard shown === page, let id = shownID else { return }
    shown = nil
    shownID = nil
    if writesState {
      if wantedID == id { clear() }
    } else if let host {
      wait(on: host)
    }
  }

  /// Called when the destination was removed from its page, which remains. The page that is shown leaves, and the state
  /// is updated.
  package func end() {
    guard let shown, host?.containingWindow?.isOnScreen == true else { return }
    takeAway(shown, animated: true)
    // The page reports at the end of the turn that it has left; this keeps the follower alive until then.
    LifecyclePass.shared.add { [self] in _ = wantedID }
  }

  /// Called when the page of the destination has left its stack or container. The page that it presented leaves too.
  func hostDidLeave() {
    if style == .presented, let shown { takeAway(shown, animated: true) }
  }
}

/// A weak reference to a destination, which has the lifetime of its observation.
@MainActor package struct WeakDestination {
  weak var follower: DestinationFollower?
}

extension UIViewController {
  /// Tries again to show destinations that waited for this controller.
  package func startWaitingDestinations() {
    guard !waitingDestinations.isEmpty, !isEnding else { return }
    let waiting = waitingDestinations
    waitingDestinations = []
    for destination in waiting { destination.follower?.tryAgain() }
  }

  /// Dismisses the pages that this controller, and those in it, present by state.
  package func endDestinations() {
    for destination in destinations { destination.follower?.hostDidLeave() }
    for child in children { child.endDestinations() }
  }
}

/// Returns the identity of an item: its `id`, the object itself, or its value.
@MainActor package func identity<Item>(of item: Item) -> AnyHashable {
  if let item = item as? any Identifiable {
    func id<Known: Identifiable>(_ item: Known) -> AnyHashable { AnyHashable(item.id) }
    return id(item)
  }
  if Item.self is AnyObject.Type { return AnyHashable(ObjectIdentifier(item as AnyObject)) }
  if let value = item as? any Hashable { return AnyHashable(value) }
  return AnyHashable(ObjectIdentifier(Item.self))
}
