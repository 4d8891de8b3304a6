import KeelInteraction
public import KeelModel

/// A navigation controller that follows a path in the model.
///
/// Each element of the path is a page above the root. Declare the page for a type of element with
/// `navigationDestination(for:)` on the stack or on a page in it. Going back in any way shortens the path. Pages append
/// to it with `traitCollection.push(value:)`.
@MainActor @preconcurrency open class NavigationStackController: UINavigationController {
  /// The path that was followed last. If it has been shortened since, there are fewer pages.
  private var followed = PathLevels(UINavigationPath())
  /// The pages of its levels.
  private var pages: [UIViewController] = []
  private var destinationTable = DestinationTable()
  private var addresses: [ObjectIdentifier: (AnyHashable) -> String?] = [:]
  private var levels: () -> PathLevels
  private var truncate: (Int) -> Void
  private var append: (AnyHashable) -> Bool
  /// The number of pages at the end of a path that load as soon as they are in it. The others load when they come near
  /// the top, so that a link of many levels costs no more than one of a few.
  private static let countOfLoadedPages = 8
  /// Returns a page that is declared outside of the stack; `nil` if there is none.
  package var outerPage: ((AnyHashable) -> UIViewController?)?
  /// True if the stack is declared by views, whose authors have no `viewDidLoad`.
  package var isDeclaredByViews = false

  /// Creates a stack whose path may contain elements of any type.
  public init(path: UIBinding<UINavigationPath>, root: () -> UIViewController) {
    levels = { PathLevels(path.wrappedValue) }
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    super.init()
    setViewControllers([root()], animated: false)
  }

  /// Creates a stack whose path contains elements of one type.
  public init<Element: Hashable>(path: UIBinding<[Element]>, root: () -> UIViewController) {
    levels = { PathLevels(path.wrappedValue) }
    truncate = { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }
    append = { element in
      guard let element = element.base as? Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    super.init()
    setViewControllers([root()], animated: false)
  }

  /// Always fails: there is no archive to decode a stack from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }

  /// Creates a stack from closures that read the path, shorten it and append to it.
  ///
  /// It is a convenience initialiser, so that subclasses inherit the public ones.
  package convenience init(
    levels: @escaping () -> PathLevels, truncate: @escaping (Int) -> Void,
    append: @escaping (AnyHashable) -> Bool, root: UIViewController
  ) {
    self.init(path: UIBinding.constant(UINavigationPath())) { root }
    self.levels = levels
    self.truncate = truncate
    self.append = append
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The root declares its destinations when it loads.
    viewControllers.first?.loadViewIfNeeded()
    if following == nil { followPath() }
  }
  private var following: ObservationToken?

  private func followPath() {
    following = KeelModel.follow { [weak self] in
      self?.levels()
    } then: { [weak self] wanted, _ in
      if let wanted { self?.followAtOnce(wanted) }
    }
  }

  /// Declares the page for elements of a type, as `navigationDestination(for:)` on a page of the stack does.
  ///
  /// - Parameter address: The path of the window while that page is on top (`UINavigationItem.address`).
  public func addDestination<Element: Hashable>(
    for type: Element.Type, address: (@MainActor (Element) -> String)? = nil,
    content: @escaping @MainActor (Element) -> UIViewController
  ) {
    addDestination(for: type, by: self, content: content)
    if let address { addAddress(for: type, path: address) }
  }

  /// Declares the address of pages for elements of a type.
  package func addAddress<Element: Hashable>(for type: Element.Type, path: @escaping @MainActor (Element) -> String?) {
    addresses[ObjectIdentifier(type)] = { ($0.base as? Element).flatMap(path) }
  }

  /// Returns the path of the page for an element, if it is declared.
  package func address(of element: AnyHashable) -> String? {
    addresses[ObjectIdentifier(type(of: element.base as Any))]?(element)
  }

  /// Declares the page for elements of a type, for the lifetime of the owner.
  package func addDestination<Element: Hashable>(
    for type: Element.Type, by owner: AnyObject, content: @escaping @MainActor (Element) -> UIViewController
  ) {
    destinationTable.add(for: type, by: owner, content)
  }

  /// Removes the destinations of an owner.
  package func removeDestinations(of owner: AnyObject) { destinationTable.remove(owner) }

  /// Appends an element to the path. If the path cannot contain the element, that is reported and the path remains
  /// unchanged.
  package func appendToPath(_ element: AnyHashable) {
    guard !append(element) else { return }
    let type = type(of: element.base as Any)
    RuntimeWarning.report(
      "A \(type) was pushed, which the path of its stack cannot hold.",
      rule: "A path that is an array holds elements of one type.",
      remedy: "Use a NavigationPath (UINavigationPath in controllers), or push a value of the path's type.")
  }

  /// Called when the path has changed, or is read in another way.
  package func pathDidChange() {
    if following != nil { withoutTracking { followPath() } }
  }

  private func followAtOnce(_ wanted: PathLevels) {
    afterTracking { [self] in
      withOneTransition(animated: !UITransaction.current.disablesAnimations) { follow(wanted) }
    }
  }

  private func follow(_ wanted: PathLevels) {
    defer { loadPagesNearTop() }
    let kept = countOfKept(in: wanted)
    if kept == pages.count, kept == wanted.count { return }
    var below = countOfPages(below: kept)
    pages.removeLast(pages.count - kept)
    followed = wanted
    for (level, element) in zip(kept..., wanted.elements(from: kept)) {
      let page = page(for: element)
      page.leaveRequest = { [weak self, weak page] in
        guard let self, let page else { return true }
        return !pagesThatAgreeToLeave([page]).isEmpty
      }
      page.returnRequest = { [weak self] in self?.appendToPath(element) }
      page.leaveHandlers.append { [weak self, weak page] writesState in
        if writesState, let self, let page { pageDidLeave(page, level) }
      }
      pages.append(page)
      // A page is already in the stack when it loads, so that it can declare its destinations in that stack.
      replacePages(from: below, with: [page], animated: true)
      if level >= wanted.count - Self.countOfLoadedPages { page.loadViewIfNeeded() }
      // The page may have pushed another one as it loaded.
      below = viewControllers.count
    }
    if kept == wanted.count { replacePages(from: below, with: [], animated: true) }
  }

  /// Loads several pages when the top, or the page below it, whose title the way back shows, has not loaded.
  private func loadPagesNearTop() {
    guard pages.suffix(2).contains(where: { !$0.isViewLoaded }) else { return }
    for page in pages.suffix(Self.countOfLoadedPages) { page.loadViewIfNeeded() }
  }

  /// Loads covered pages, from the root on, until one has declared the page for an element.
  private func loadPagesThatMayDeclare(_ element: AnyHashable) {
    for page in pages where !page.isViewLoaded {
      if destinationTable.hasPage(for: element) { return }
      page.loadViewIfNeeded()
    }
  }

  /// Returns the number of pages that stay if the path is shortened to `level`: its pages, and the pages that these have
  /// pushed. If some of them have left the stack, or are in another order, they replace it.
  ///
  /// The state of a pushed page (`navigationDestination(isPresented:)`) decides about that page, not the path.
  private func countOfPages(below level: Int) -> Int {
    let stack = viewControllers
    var gone = Set(pages[level...].map(ObjectIdentifier.init))
    var below = stack.count
    for index in stack.indices.reversed() {
      if gone.isEmpty { break }
      if gone.remove(ObjectIdentifier(stack[index])) != nil { below = index }
    }
    var found = 0
    for index in 0..<below where found < level && stack[index] === pages[found] { found += 1 }
    if found == level { return below }
    setViewControllers(Array(stack.prefix(1)) + pages[..<level], animated: true)
    return viewControllers.count
  }

  /// Returns the number of pages, from the first, that still match the path.
  private func countOfKept(in path: PathLevels) -> Int { followed.countOfShared(with: path, limit: pages.count) }

  private func page(for element: AnyHashable) -> UIViewController {
    let type = type(of: element.base as Any)
    loadPagesThatMayDeclare(element)
    if let page = destinationTable.page(for: element) ?? outerPage?(element) {
      if page.navigationItem.address == nil { page.navigationItem.address = address(of: element) }
      return page
    }
    RuntimeWarning.report(
      "The path holds a \(type), for which there is no page in its stack.",
      rule: "Each kind of element in a path has a destination in the stack.",
      remedy: isDeclaredByViews
        ? "Put navigationDestination(for: \(type).self) on a view inside of the NavigationStack."
        : "Call navigationDestination(for: \(type).self) in viewDidLoad of the root page.")
    return UISystemPage(title: .pageNotFound, text: .noPageForPlace)
  }

  /// Shortens the path once, regardless of the number of pages that leave.
  override package func pagesThatAgreeToLeave(_ leaving: [UIViewController]) -> [UIViewController] {
    let asked = Set(leaving.map(ObjectIdentifier.init))
    guard let lowest = pages.firstIndex(where: { asked.contains(ObjectIdentifier($0)) }) else {
      return super.pagesThatAgreeToLeave(leaving)
    }
    let ofPath = Set(pages[lowest...].map(ObjectIdentifier.init))
    let others = leaving.filter { !ofPath.contains(ObjectIdentifier($0)) }
    let leaving = super.pagesThatAgreeToLeave(others)
    guard leaving.count == others.count else { return leaving }
    return leaving + shorten(to: lowest)
  }

  /// Shortens the path, if it still matches the pages, and returns the pages that were removed.
  private func shorten(to level: Int) -> [UIViewController] {
    withoutTracking {
      if countOfKept(in: levels()) > level { truncate(level) }
      let kept = countOfKept(in: levels())
      let leaving = Array(pages[kept...])
      pages.removeLast(pages.count - kept)
      return leaving
    }
  }

  /// Updates the path when a page has left by other means.
  private func pageDidLeave(_ page: UIViewController, _ level: Int) {
    if pages.indices.contains(level), pages[level] === page { _ = shorten(to: level) }
  }
}

extension UIViewController {
  /// Declares the page of the stack for elements of a type in its path, and the address of that page.
  public func navigationDestination<Element: Hashable>(
    for type: Element.Type, address: (@MainActor (Element) -> String)? = nil,
    content: @escaping @MainActor (Element) -> UIViewController
  ) {
    guard let stack = (self as? NavigationStackController) ?? (navigationController as? NavigationStackController)
    else {
      RuntimeWarning.report(
        "navigationDestination(for: \(type).self) was called on \(Swift.type(of: self)), which no path leads to.",
        rule: "Destinations belong to the NavigationStackController that holds the path.",
        remedy: "Call it on the stack, or in viewDidLoad of a page in the stack.")
      return
    }
    stack.addDestination(for: type, by: self, content: content)
    if let address { stack.addAddress(for: type, path: address) }
  }
}
