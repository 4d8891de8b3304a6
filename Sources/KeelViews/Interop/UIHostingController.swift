public import KeelControls
import KeelModel

/// A controller whose page consists of views.
@MainActor protocol PageOfViews: UIViewController {
  var page: PageContext { get }
}

extension UIHostingController: PageOfViews {}

/// A controller whose page shows a view.
///
/// Use it like any controller: in a stack, in a tab, presented, or as a child of another controller. Its views inherit
/// the environment of the views around them, across any number of imperative controllers and views in between. At the
/// root of a window they inherit that of the window: colours, direction, size classes, language. The views exist as
/// long as the controller.
///
/// If the window has a ``UIWindow/restoration``, the `@State` of the views, the focus and, in a terminal, the scroll
/// positions come back after the program was killed: those of the root of the window, and those of controllers with a
/// ``UIViewController/restorationIdentifier``.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  package let page = PageContext()
  private let environment: OuterEnvironment
  private var hostRoot: HostRoot<Content>?
  private var isPresented: Bool

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    isPresented = false
    environment = OuterEnvironment(fixed: nil, page.environment(isPresented: false))
    super.init()
    connect()
  }

  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  override public init?(coder: Any) { return nil }
  /// Always fails: there is no archive to decode a page from. Subclasses that write `init?(coder:)` may call it.
  public init?(coder: Any, rootView: Content) { return nil }

  /// Creates a controller in an environment. It counts as presented if `isPresented` is true, or if it turns out to be
  /// presented when it appears.
  package init(rootView: Content, environment parent: EnvironmentNode?, isPresented: Bool = false) {
    self.rootView = rootView
    self.isPresented = isPresented
    environment = OuterEnvironment(fixed: parent, page.environment(isPresented: isPresented))
    super.init()
    connect()
  }

  private func connect() {
    page.controller = self
    innerContext = environment.node
    environment.find = { [weak self] in
      (self?.contextAround as? EnvironmentNode, self?.containingWindow, self)
    }
    onBuriedChange = { [weak self] in
      if let self { environment.node.setDormant(isBuried && !page.isFollowedWhenBuried) }
    }
    environment.didMove = { [weak self] in self?.showIfPlaced() }
  }

  /// The view of the page. A new value updates it as an update from a parent would: state is kept.
  open var rootView: Content {
    didSet { hostRoot?.show(rootView) }
  }

  /// The sizes that the controller reports. The value is kept and not used: front ends compute the layout.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  // MARK: Mounting

  /// Creates the view. The declarative views are mounted once the controller has an environment or a window around it,
  /// because they may need its values.
  override open func loadView() {
    let hostView = UIContentHost()
    hostView.isPage = true
    hostView.willShow = { [weak self] in self?.showAlone() }
    hostView.didLeaveSuperview = { [weak self] in
      if let self, !isSeen { page.didDisappear() }
    }
    view = hostView
    environment.follow()
    showIfPlaced()
  }

  private func showIfPlaced() {
    if environment.isPlaced, isViewLoaded { showViews() }
  }

  private func showViews() {
    if let hostRoot { return withoutTracking { hostRoot.environmentDidMove(showing: rootView) } }
    let host = HostRoot<Content>(environment: environment.node, page: page) { [weak self] items in
      self?.show(items)
    }
    hostRoot = host
    withoutTracking { host.show(rootView) }
  }

  private func show(_ items: [UIView]) {
    view.setSubviews(items)
    let only = items.count == 1 ? items.first?.owningController : nil
    let sole = only.flatMap { $0.parent === self && $0.isPageByItself ? $0 : nil }
    if sole !== soleController { soleController = sole }
  }

  /// Mounts the views when code that does not use the controller shows its view.
  private func showAlone() {
    if hostRoot == nil {
      environment.follow()
      showViews()
    }
    guard !page.isSeen, parent == nil, presenter == nil, rootWindow == nil, appearance == .disappeared else { return }
    LifecyclePass.shared.add { [weak self] in self?.page.didAppear() }
  }

  // MARK: Lifecycle

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if canLeave != isPresented {
      isPresented = canLeave
      environment.update(page.environment(isPresented: isPresented))
    }
    environment.follow()
    showViews()
    page.dressing.pageWillAppear()
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    page.didAppear()
  }

  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    page.didDisappear()
  }

  isolated deinit { hostRoot?.unmount() }
}

/// The sizes that a hosting controller reports. Front ends compute the layout, so none is used.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preferred size of a presentation.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The intrinsic size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

extension UIViewController {
  /// True if the controller shows pages itself, and can represent a page that consists of it alone.
  fileprivate var isPageByItself: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
