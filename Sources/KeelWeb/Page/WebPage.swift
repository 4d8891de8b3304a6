internal import KeelInteraction
package import KeelScene

/// What one tab shows: keeps the tree, describes it, turns patches into messages and messages into events.
///
/// No sockets and no clock: everything here happens in memory. A node is described from the tree whenever it is needed, and
/// no description is kept: a change is the difference of what `NodeDescription` says before the operation and after it.
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
  /// How many steps lead back, for the browser's history.
  var stepsBack = 0
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

  func description(of id: NodeID) -> NodeDescription? { NodeDescription(id, in: tree, settings: settings) }

  /// What the document is called: after the page that is shown, and the window. O(pages).
  var titleOfPlace: String {
    let titles = tree.titles
    let (whole, page) = (SafeText.line(titles.window), SafeText.line(titles.page))
    return page.isEmpty || page == whole ? whole : whole.isEmpty ? page : "\(page) – \(whole)"
  }
}
