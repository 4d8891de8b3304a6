public import KeelModel

/// A stack of pages that follows a path in the model.
///
/// Each element of the path is a page over the root. Say which page stands for which kind of element with
/// `navigationDestination(for:)` on the stack or on a page in it. Going back in any way shortens the path.
@MainActor public final class NavigationStackController: UINavigationController {
  private var entries: [(element: AnyHashable, page: UIViewController)] = []
  private var makers: [ObjectIdentifier: (AnyHashable) -> UIViewController?] = [:]
  private let elements: () -> [AnyHashable]
  private let truncate: (Int) -> Void

  /// A stack whose path may hold elements of any kind.
  public convenience init(path: UIBinding<UINavigationPath>, root: () -> UIViewController) {
    self.init(
      elements: { path.wrappedValue.elements }, truncate: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) },
      root: root())
  }

  /// A stack whose path holds elements of one kind.
  public convenience init<Element: Hashable>(path: UIBinding<[Element]>, root: () -> UIViewController) {
    self.init(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      truncate: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }, root: root())
  }

  private init(elements: @escaping () -> [AnyHashable], truncate: @escaping (Int) -> Void, root: UIViewController) {
    self.elements = elements
    self.truncate = truncate
    super.init()
    setViewControllers([root], animated: false)
  }

  override public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The root says which pages it leads to as it loads.
    viewControllers.first?.loadViewIfNeeded()
    guard !isFollowing else { return }
    isFollowing = true
    observe { [weak self] in self?.follow() }
  }
  private var isFollowing = false

  /// Says which page stands for elements of this type.
  public func addDestination<Element: Hashable>(
    for type: Element.Type, content: @escaping @MainActor (Element) -> UIViewController
  ) {
    makers[ObjectIdentifier(type)] = { ($0.base as? Element).map(content) }
  }

  private func follow() {
    let wanted = elements()
    withoutTracking { follow(wanted) }
  }

  private func follow(_ wanted: [AnyHashable]) {
    var kept = 0
    while kept < min(entries.count, wanted.count), entries[kept].element == wanted[kept] { kept += 1 }
    if kept == entries.count, kept == wanted.count { return }
    entries.removeLast(entries.count - kept)
    let root = viewControllers.prefix(1)
    for (level, element) in wanted.enumerated().dropFirst(kept) {
      let page = page(for: element)
      page.leaveRequest = { [weak self] in self?.leave(level: level, element: element) }
      page.leaveHandlers.append { [weak self, weak page] in
        guard let self, let page, entries.contains(where: { $0.page === page }) else { return }
        leave(level: level, element: element)
      }
      entries.append((element, page))
      setViewControllers(Array(root) + entries.map(\.page), animated: true)
      page.loadViewIfNeeded()
    }
    setViewControllers(Array(root) + entries.map(\.page), animated: true)
  }

  private func page(for element: AnyHashable) -> UIViewController {
    let base = element.base
    if let page = makers[ObjectIdentifier(type(of: base as Any))]?(element) { return page }
    Misuse.report(
      "The path holds a \(type(of: base as Any)), for which there is no page.",
      rule: "Each kind of element in a path has a destination.",
      remedy: "Call navigationDestination(for: \(type(of: base as Any)).self) in viewDidLoad of the root page.")
    let page = UIViewController()
    page.title = "Not Found"
    let label = UILabel(text: "There is no page for this place.")
    page.view.addSubview(label)
    return page
  }

  /// Shortens the path to below this level, if it still means what was shown there.
  private func leave(level: Int, element: AnyHashable) {
    let path = withoutTracking { elements() }
    if level < path.count, path[level] == element { truncate(level) }
  }
}

extension UIViewController {
  /// Says which page of the stack stands for elements of this type in its path.
  public func navigationDestination<Element: Hashable>(
    for type: Element.Type, content: @escaping @MainActor (Element) -> UIViewController
  ) {
    guard let stack = (self as? NavigationStackController) ?? (navigationController as? NavigationStackController) else {
      Misuse.report(
        "navigationDestination(for: \(type).self) was called on \(Swift.type(of: self)), which is in no stack with a path.",
        rule: "Destinations belong to the NavigationStackController that holds the path.",
        remedy: "Call it in viewDidLoad of the stack's root page, or on the stack itself.")
      return
    }
    stack.addDestination(for: type, content: content)
  }
}
