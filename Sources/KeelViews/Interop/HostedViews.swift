package import KeelControls
import KeelModel

/// Declarative views in an imperative view that has no controller for them, such as a cell.
///
/// They are mounted when the view is first shown, and removed with it. They appear and disappear with the page that
/// contains the view. The view retains this object, which refers to the view weakly.
@MainActor package final class HostedViews<Content: View>: AppearanceFollower {
  private let page = PageContext()
  private let environment = OuterEnvironment(fixed: nil) { _ in }
  private weak var view: UIContentHost?
  private var root: HostRoot<Content>?

  /// The views on screen. A new value updates them as an update from a parent would: state is kept.
  package var rootView: Content {
    didSet { root?.show(rootView) }
  }

  private init(_ rootView: Content, in view: UIContentHost) {
    self.rootView = rootView
    self.view = view
    environment.find = { [weak view] in (view?.contextAround as? EnvironmentNode, view?.window, view) }
    environment.didMove = { [weak self] in
      guard let self else { return }
      findPage()
      root?.environmentDidMove(showing: self.rootView)
    }
    view.willShow = { [weak self] in self?.mountIfNeeded() }
    view.keeper = self
  }

  /// Returns a view that shows the declarative views.
  package static func makeView(_ rootView: Content) -> (view: UIContentHost, views: HostedViews<Content>) {
    let view = UIContentHost()
    return (view, HostedViews(rootView, in: view))
  }

  private func mountIfNeeded() {
    guard root == nil else { return }
    environment.follow()
    findPage()
    let root = HostRoot<Content>(environment: environment.node, page: page) { [weak self] items in
      self?.view?.setSubviews(items)
    }
    self.root = root
    // The code that causes the mounting must not track what the views read.
    withoutTracking { root.show(rootView) }
    page.controller?.childViewsDidChange()
    if page.controller == nil { LifecyclePass.shared.add { [weak self] in self?.page.didAppear() } }
  }

  private func findPage() {
    let controller = view?.controllerAround
    guard controller !== page.controller else { return }
    page.controller?.unfollow(self)
    page.controller = controller
    controller?.follow(self)
  }

  package func controllerDidAppear(_ isThere: Bool) {
    if isThere { page.didAppear() } else { page.didDisappear() }
  }

  isolated deinit { root?.unmount() }
}
