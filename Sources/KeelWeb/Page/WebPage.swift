internal import KeelInteraction
package import KeelScene

/// What one tab shows: keeps the tree, describes it, turns patches into messages and messages into events.
///
/// No sockets and no clock: everything here happens in memory. A node is described from the tree whenever it is needed, and
/// no description is kept: a change is the difference of what `Place` says before the operation and after it.
@MainActor package final class WebPage {
  package let settings: WebPageSettings
  package let tree = SceneTree()
  /// The number of the last patch that `apply` made a message of.
  package internal(set) var sequence = 0
  /// What is known of the browser.
  package internal(set) var environment: SceneEnvironment
  /// Symbols that the page has the pictures of.
  var symbols: Set<String> = []
  /// What fields hold that a person has typed in, and the number of the last edit. Those of secure fields are here alone.
  var edits: [NodeID: Edit] = [:]
  /// Where the keyboard goes when a patch moves it.
  var focus = FocusFollower()
  /// The last event that has come.
  var lastEvent = 0
  var path = ""
  /// What the document is called.
  var title = ""

  struct Edit {
    var number: Int
    /// What the field shows, where it is a text that the server has said nothing of since.
    var text: String?
  }

  package init(settings: WebPageSettings) {
    self.settings = settings
    environment = settings.environment
  }

  func place(_ id: NodeID) -> Place? { Place(id, in: tree, settings: settings) }

  /// What the document is called: after the page that is shown, and the window. O(pages).
  var titleOfPlace: String {
    guard let root = tree.root, case .window(let window)? = tree.element(of: root) else { return "" }
    let whole = SafeText.line(window.title)
    let page = SafeText.line(titleOfPage(in: root) ?? "")
    return page.isEmpty || page == whole ? whole : whole.isEmpty ? page : "\(page) – \(whole)"
  }

  /// The title of the page that is on top of all that a node has.
  private func titleOfPage(in id: NodeID) -> String? {
    guard let node = tree[id] else { return nil }
    switch node.element {
    case .screen(let screen):
      return screen.title.isEmpty ? node.children.lazy.compactMap(titleOfPage).first : screen.title
    case .navigation: return node.children.last.flatMap(titleOfPage)
    case .tabs(let tabs):
      guard let child = tabs.selectedChild, node.children.indices.contains(child) else { return nil }
      return titleOfPage(in: node.children[child])
    case .window: return node.children.reversed().lazy.compactMap(titleOfPage).first
    case .split, .sheet, .stack, .box: return node.children.lazy.compactMap(titleOfPage).last
    default: return nil
    }
  }
}
