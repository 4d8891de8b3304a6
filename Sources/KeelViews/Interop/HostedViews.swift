package import KeelControls
import KeelModel

/// Declarative views in an imperative view that has no controller of theirs: in a cell, say.
///
/// They are mounted as the view is first shown, and leave with it. They come and go with the page that it is on. The
/// view keeps this object, not the other way round.
@MainActor package final class HostedViews<Content: View>: AppearanceFollower {
  private let page = PageContext()
  private let environment = OuterEnvironment(fixed: nil) { _ in }
  private weak var view: UIContentHost?
  private var root: HostRoot<Content>?

  /// The views that are shown. Another value of them is taken as one that their parent would hand over: state stays.
  package var rootView: Content {
    didSet { root?.show(rootView) }
  }

  private init(_ rootView: Content, in view: UIContentHost) {
    self.rootView = rootView
    self.view = view
    environment.find = { [weak view] in (view?.contextAround as? EnvironmentNode, view?.window) }
    environment.didMove = { [weak self] in
      guard let self else { return }
      findPage()
      root?.environmentDidMove(showing: self.rootView)
    }
    view.willShow = { [weak self] in self?.mountIfNeeded() }
    view.keeper = self
  }

  /// A view that shows the views.
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
    // Looked at by whoever describes the view, which is none of their business.
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
