import KeelControls
import KeelModel
package import KeelScene

extension DrawnSymbol {
  /// Draws views that no front end shows, in the size that they choose for a proposal. They do not appear: `onAppear` and
  /// `task` do not run.
  package init<Content: View>(of content: Content, in proposal: LayoutProposal) {
    let page = PageContext()
    let environment = OuterEnvironment(fixed: nil, page.environment(isPresented: false))
    environment.follow()
    var items: [UIView] = []
    let host = HostRoot<Content>(environment: environment.node, page: page) { items = $0 }
    withoutTracking { host.show(content) }
    self.init(of: items, in: proposal)
    host.unmount()
  }
}
