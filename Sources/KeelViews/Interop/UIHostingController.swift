public import KeelControls

/// A page that shows a view.
///
/// Put it wherever a controller goes: in a stack, in a tab, presented, or as a child of a controller of yours.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  private let page = PageContext()
  private let environment: EnvironmentNode
  private var hostRoot: HostRoot<Content>?

  /// A page that shows the view.
  public init(rootView: Content) {
    self.rootView = rootView
    environment = EnvironmentNode(parent: nil) { [page] in $0.editMode = page.editMode.binding }
    super.init()
    page.controller = self
  }

  package init(rootView: Content, environment parent: EnvironmentNode) {
    self.rootView = rootView
    environment = EnvironmentNode(parent: parent) { [page] in $0.editMode = page.editMode.binding }
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
      self?.view.setSubviews(items)
    }
    hostRoot = host
    host.show(rootView)
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
