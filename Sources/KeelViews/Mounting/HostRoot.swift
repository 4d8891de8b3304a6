package import KeelControls

/// The root of a tree of mounts, whose views are in a control that they do not own.
@MainActor package final class HostRoot<Content: View>: ItemContainer {
  package let depth = -1
  package let environment: EnvironmentNode
  private let page: PageContext
  private let didArrange: ([UIView]) -> Void
  private var root: Mount<Content>?
  /// The kinds of controls that the program's own styles rendered when the views were mounted.
  private var styles: OwnStyles = []

  /// - Parameter didArrange: Receives the controls of the views, initially and whenever they change.
  package init(environment: EnvironmentNode, page: PageContext, didArrange: @escaping ([UIView]) -> Void) {
    self.environment = environment
    self.page = page
    self.didArrange = didArrange
  }

  /// Shows the view, which is mounted the first time.
  package func show(_ view: Content) {
    if let root {
      root.update(to: view)
    } else {
      styles = environment.controls.ownStyles
      root = mount(
        view,
        at: MountPoint(parent: nil, surroundings: Surroundings(environment: environment, container: self, page: page)))
      arrange()
    }
  }

  /// Mounts the views again after the environment has moved, if the styles at its new place render other kinds of
  /// controls.
  package func environmentDidMove(showing view: Content) {
    guard root != nil, environment.controls.ownStyles != styles else { return }
    unmount()
    show(view)
  }

  package func arrange() {
    if let root { didArrange(root.items) }
  }

  /// Unmounts the views.
  package func unmount() {
    root?.unmount()
    root = nil
  }

  isolated deinit { root?.unmount() }
}
