public import KeelControls

/// A page that shows a view.
///
/// Put it wherever a controller goes: in a stack, in a tab, presented, or as a child of a controller of yours.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  package let page = PageContext()
  private let environment: EnvironmentNode
  private var hostRoot: HostRoot<Content>?
  private var isPresented: Bool

  /// A page that shows the view.
  public convenience init(rootView: Content) { self.init(rootView: rootView, environment: nil) }

  /// A page in an environment. It is presented if whoever makes it says so, or once it is seen to be.
  package init(rootView: Content, environment parent: EnvironmentNode?, isPresented: Bool = false) {
    self.rootView = rootView
    self.isPresented = isPresented
    environment = EnvironmentNode(parent: parent, page.environment(isPresented: isPresented))
    super.init()
    page.controller = self
  }

  /// The view that is shown. Another value of it is taken as one that its parent would hand over: state stays.
  open var rootView: Content {
    didSet { hostRoot?.show(rootView) }
  }

  override open func loadView() {
    view = UIView()
    let host = HostRoot<Content>(environment: environment, page: page) { [weak self] items in
      self?.show(items)
    }
    hostRoot = host
    host.show(rootView)
  }

  private func show(_ items: [UIView]) {
    view.setSubviews(items)
    let only = items.count == 1 ? items.first?.owningController : nil
    let sole = only.flatMap { $0.parent === self && $0.isPageByItself ? $0 : nil }
    if sole !== soleController { soleController = sole }
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if canLeave != isPresented {
      isPresented = canLeave
      environment.update(page.environment(isPresented: isPresented))
    }
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
}

extension UIViewController {
  /// Whether the controller shows pages, and can stand for the page that it is all of.
  fileprivate var isPageByItself: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
