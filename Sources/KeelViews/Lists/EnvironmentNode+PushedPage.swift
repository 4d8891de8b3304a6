import KeelControls
import KeelModel

extension EnvironmentNode {
  /// Returns the environment of a page that a view in this environment pushes or presents.
  ///
  /// It is this one, apart from the style of the lists on the page below, which is that of these lists only. A style that
  /// is set around the stack is the style of all of its pages.
  @MainActor func ofPagePushed(from page: PageContext?) -> EnvironmentNode {
    withoutTracking {
      guard let around = page?.controller?.innerContext as? EnvironmentNode else { return self }
      let look = around.values.listLook
      return look == values.listLook ? self : EnvironmentNode(parent: self) { $0.listLook = look }
    }
  }
}
