import KeelInteraction
public import KeelModel

/// A stack of pages that follows a path in the model.
///
/// Each element of the path is a page over the root. Say which page stands for which kind of element with
/// `navigationDestination(for:)` on the stack or on a page in it. Going back in any way shortens the path.
@MainActor @preconcurrency public final class NavigationStackController: UINavigationController {
  private var entries: [(element: AnyHashable, page: UIViewController)] = []
  private var destinationTable = DestinationTable()
  private var addresses: [ObjectIdentifier: (AnyHashable) -> String?] = [:]
  private let elements: () -> [AnyHashable]
  private let truncate: (Int) -> Void
  private let append: (AnyHashable) -> Bool

  /// A stack whose path may hold elements of any kind.
  public convenience init(path: UIBinding<UINavigationPath>, root: () -> UIViewController) {
    self.init(
      elements: { path.wrappedValue.elements },
      truncate: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) },
      append: {
        path.wrappedValue.elements.append($0)
        return true
      },
      root: root())
  }

  /// A stack whose path holds elements of one kind.
  public convenience init<Element: Hashable>(path: UIBinding<[Element]>, root: () -> UIViewController) {
    self.init(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      truncate: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) },
      append: { element in
        guard let element = element.base as? Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      root: root())
  }

  /// A stack whose path is reached by these: all of it, its first so many levels, one level more.
  package init(
    elements: @escaping () -> [AnyHashable], truncate: @escaping (Int) -> Void,
    append: @escaping (AnyHashable) -> Bool, root: UIViewController
  ) {
    self.elements = elements
    self.truncate = truncate
    self.append = append
    super.init()
    setViewControllers([root], animated: false)
  }

  override public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The root says which pages it leads to as it loads.
    viewControllers.first?.loadViewIfNeeded()
    guard !isFollowing else { return }
    isFollowing = true
    let token = KeelModel.follow {
      [weak self] in
      self?.elements()
    } then: { [weak self] wanted, _ in
      if let wanted { self?.followAtOnce(wanted) }
    }
    observations.keep(token)
  }
  private var isFollowing = false

  /// Says which page stands for elements of this type; `navigationDestination(for:)` on a page of the stack does the
  /// same.
  ///
  /// - Parameter address: the path of the window while that page is on top (`UINavigationItem.address`).
  public func addDestination<Element: Hashable>(
    for type: Element.Type, address: (@MainActor (Element) -> String)? = nil,
    content: @escaping @MainActor (Element) -> UIViewController
  ) {
    addDestination(for: type, by: self, content: content)
    if let address { addAddress(for: type, path: address) }
  }

  /// Says at which address pages are that stand for elements of this type.
  package func addAddress<Element: Hashable>(for type: Element.Type, path: @escaping @MainActor (Element) -> String?) {
    addresses[ObjectIdentifier(type)] = { ($0.base as? Element).flatMap(path) }
  }

  /// The path of the page that stands for the element, if it is declared.
  package func address(of element: AnyHashable) -> String? {
    addresses[ObjectIdentifier(type(of: element.base as Any))]?(element)
  }

  /// Says which page stands for elements of this type, for as long as the owner is there.
  package func addDestination<Element: Hashable>(
    for type: Element.Type, by owner: AnyObject, content: @escaping @MainActor (Element) -> UIViewController
  ) {
    destinationTable.add(for: type, by: owner, content)
  }

  /// The owner of destinations has left.
  package func removeDestinations(of owner: AnyObject) { destinationTable.remove(owner) }

  /// Goes one level deeper. A path that cannot hold such an element is left as it is, and that is reported.
  package func appendToPath(_ element: AnyHashable) {
    guard !append(element) else { return }
    let type = type(of: element.base as Any)
    Misuse.report(
      "A link led to a \(type), which the path of its stack cannot hold.",
      rule: "A path that is an array holds elements of one type.",
      remedy: "Use a NavigationPath, or a link with a value of the path's type.")
  }

  /// The path is another one than before, or has another way of being read.
  package func pathDidChange() {
    if isFollowing { withoutTracking { followAtOnce(elements()) } }
  }

  private func followAtOnce(_ wanted: [AnyHashable]) {
    withOneTransition(animated: !UITransaction.current.disablesAnimations) { follow(wanted) }
  }

  private func follow(_ wanted: [AnyHashable]) {
    let kept = countOfKept(in: wanted)
    if kept == entries.count, kept == wanted.count { return }
    entries.removeLast(entries.count - kept)
    let root = viewControllers.prefix(1)
    for element in wanted.dropFirst(kept) {
      let page = page(for: element)
      page.leaveRequest = { [weak self, weak page] in
        guard let self, let page else { return true }
        return !pagesThatAgreeToLeave([page]).isEmpty
      }
      page.leaveHandlers.append { [weak self, weak page] writesState in
        if writesState, let self, let page { pageDidLeave(page) }
      }
      entries.append((element, page))
      // The page is in the stack as it loads: it may say there to which pages it leads.
      setViewControllers(Array(root) + entries.map(\.page), animated: true)
      page.loadViewIfNeeded()
    }
    if kept == wanted.count { setViewControllers(Array(root) + entries.map(\.page), animated: true) }
  }

  /// How many of the pages, from the first, still stand for what the path says.
  private func countOfKept(in path: [AnyHashable]) -> Int {
    zip(entries, path).prefix { NavigationPath.isSameLevel($0.element, $1) }.count
  }

  private func page(for element: AnyHashable) -> UIViewController {
    let base = element.base
    if let page = destinationTable.page(for: element) {
      if page.navigationItem.address == nil { page.navigationItem.address = address(of: element) }
      return page
    }
    Misuse.report(
      "The path holds a \(type(of: base as Any)), for which there is no page.",
      rule: "Each kind of element in a path has a destination.",
      remedy: "Call navigationDestination(for: \(type(of: base as Any)).self) in viewDidLoad of the root page.")
    return UISystemPage(title: .pageNotFound, text: .noPageForPlace)
  }

  /// However many pages of the path leave, the path is shortened once.
  override package func pagesThatAgreeToLeave(_ pages: [UIViewController]) -> [UIViewController] {
    guard let lowest = entries.firstIndex(where: { entry in pages.contains { $0 === entry.page } }) else {
      return super.pagesThatAgreeToLeave(pages)
    }
    let ofPath = entries[lowest...].map(\.page)
    let others = pages.filter { page in !ofPath.contains { $0 === page } }
    let leaving = super.pagesThatAgreeToLeave(others)
    guard leaving.count == others.count else { return leaving }
    return leaving + shorten(to: lowest)
  }

  /// Shortens the path, if it still means what is shown, and returns the pages of which it let go.
  private func shorten(to level: Int) -> [UIViewController] {
    withoutTracking {
      if countOfKept(in: elements()) > level { truncate(level) }
      let kept = countOfKept(in: elements())
      let leaving = entries[kept...].map(\.page)
      entries.removeLast(entries.count - kept)
      return leaving
    }
  }

  /// A page has left by other means than the path: the path is told.
  private func pageDidLeave(_ page: UIViewController) {
    if let level = entries.firstIndex(where: { $0.page === page }) { _ = shorten(to: level) }
  }
}

extension UIViewController {
  /// Says which page of the stack stands for elements of this type in its path, and at which address it is.
  public func navigationDestination<Element: Hashable>(
    for type: Element.Type, address: (@MainActor (Element) -> String)? = nil,
    content: @escaping @MainActor (Element) -> UIViewController
  ) {
    guard let stack = (self as? NavigationStackController) ?? (navigationController as? NavigationStackController)
    else {
      Misuse.report(
        "navigationDestination(for: \(type).self) was called on \(Swift.type(of: self)), which no path leads to.",
        rule: "Destinations belong to the NavigationStackController that holds the path.",
        remedy: "Call it in viewDidLoad of the stack's root page, or on the stack itself.")
      return
    }
    stack.addDestination(for: type, by: self, content: content)
    if let address { stack.addAddress(for: type, path: address) }
  }
}
