public import KeelControls
import KeelModel

/// A controller whose page is made of views.
@MainActor protocol PageOfViews: UIViewController {
  var page: PageContext { get }
}

extension UIHostingController: PageOfViews {}

/// A page that shows a view.
///
/// Put it wherever a controller goes: in a stack, in a tab, presented, or as a child of a controller of yours. Its views
/// see the environment of those that it is in, however many imperative controllers and views are between; at the root
/// of a window they see what that says of itself: colours, direction, room, language. They live as long as it does.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  package let page = PageContext()
  private let environment: OuterEnvironment
  private var hostRoot: HostRoot<Content>?
  private var isPresented: Bool

  /// A page that shows the view.
  public convenience init(rootView: Content) { self.init(rootView: rootView, environment: nil) }

  /// A page in an environment. It is presented if whoever makes it says so, or once it is seen to be.
  package init(rootView: Content, environment parent: EnvironmentNode?, isPresented: Bool = false) {
    self.rootView = rootView
    self.isPresented = isPresented
    environment = OuterEnvironment(fixed: parent, page.environment(isPresented: isPresented))
    super.init()
    page.controller = self
    innerContext = environment.node
    environment.find = { [weak self] in
      (self?.contextAround as? EnvironmentNode, self?.containingWindow)
    }
    environment.didMove = { [weak self] in self?.showIfPlaced() }
  }

  /// The view that is shown. Another value of it is taken as one that its parent would hand over: state stays.
  open var rootView: Content {
    didSet { hostRoot?.show(rootView) }
  }

  /// What the controller tells of its size. Front ends lay out by meaning: it is kept, and tells nobody anything.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  // MARK: Mounting

  /// The views are mounted once it is known where: they may need what is set there.
  override open func loadView() {
    let hostView = UIContentHost()
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
    guard hostRoot == nil else { return }
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

  /// The view is shown by somebody who does not know of its controller.
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

/// What a hosting controller tells of the size of its views.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The size that it would like, presented.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The size that its view would like.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

extension UIViewController {
  /// Whether the controller shows pages, and can stand for the page that it is all of.
  fileprivate var isPageByItself: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
