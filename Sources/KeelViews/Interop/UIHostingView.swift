package import KeelControls
import KeelModel

/// A view that shows declarative views, without a controller: in a cell, say.
///
/// The views are mounted as this one is first shown, and leave with it. They come and go with the page that it is on.
@MainActor package class UIHostingView<Content: View>: UIView, AppearanceFollower {
  private let page = PageContext()
  private let environment = OuterEnvironment(fixed: nil) { _ in }
  private var host: HostRoot<Content>?
  /// The views that are shown. Another value of them is taken as one that their parent would hand over: state stays.
  package var rootView: Content {
    didSet { host?.show(rootView) }
  }

  package init(rootView: Content) {
    self.rootView = rootView
    super.init()
    environment.find = { [weak self] in
      (self?.contextAround as? EnvironmentNode, self?.window)
    }
    environment.didMove = { [weak self] in self?.findPage() }
  }

  override package var shownSubviews: [UIView] {
    mountIfNeeded()
    return super.shownSubviews
  }

  private func mountIfNeeded() {
    guard host == nil else { return }
    environment.follow()
    findPage()
    let host = HostRoot<Content>(environment: environment.node, page: page) { [weak self] items in
      self?.setSubviews(items)
    }
    self.host = host
    // Looked at by whoever describes this view, which is none of their business.
    withoutTracking { host.show(rootView) }
    page.controller?.childViewsDidChange()
    if page.controller == nil { LifecyclePass.shared.add { [weak self] in self?.page.didAppear() } }
  }

  private func findPage() {
    let controller = controllerAround
    guard controller !== page.controller else { return }
    page.controller?.unfollow(self)
    page.controller = controller
    controller?.follow(self)
  }

  package func controllerDidAppear(_ isThere: Bool) {
    if isThere { page.didAppear() } else { page.didDisappear() }
  }

  isolated deinit { host?.unmount() }
}
