internal import KeelInteraction
package import KeelScene

/// The page of a tab: keeps the tree, describes it, and converts patches to messages and messages to events.
///
/// It has no sockets and no clock: all of its work is in memory. A node is described from the tree when needed, and
/// descriptions are not stored: a change is the difference between the results of `NodeDescription` before and after
/// the operation.
@MainActor package final class WebPage {
  package let settings: WebPageSettings
  package let tree = SceneTree()
  /// The number of the last patch that `apply` has converted to a message.
  package internal(set) var sequence = 0
  /// The known environment of the browser.
  package internal(set) var environment: SceneEnvironment {
    didSet { tree.widthClass = environment.horizontalSizeClass }
  }
  /// The symbols whose definitions the page has.
  var symbols: Set<String> = []
  /// The edited texts of fields, with the number of the last edit. The texts of secure fields are stored here only.
  var edits: [NodeID: Edit] = [:]
  /// The texts of fields as the page has sent them last, with the numbers of the events, from which it sends differences.
  var sentTexts: [NodeID: (number: Int, text: String)] = [:]
  /// The rule that moves the keyboard focus after a patch.
  var focus = FocusFollower()
  /// The number of the last patch after which the page has measured nodes.
  var measuredSequence = 0
  /// What the next patches follow from.
  package var cause = PatchCause.other
  /// The measured sizes of the children of nodes that code of the program lays out.
  var measured: [NodeID: MeasuredLayout] = [:]
  /// The measured sizes of views that are aligned by guides of the program, by their containers.
  var measuredGuides: [NodeID: MeasuredGuides] = [:]
  /// The node with a layout that did not settle, until that is reported.
  var unsettled: NodeID?
  /// The number of the last received event.
  var lastEvent = 0
  var path = ""
  /// The number of steps that lead back, for the browser's history.
  var stepsBack = 0
  /// The title of the document.
  var title = ""

  struct Edit {
    var number: Int
    /// The text in the field, if the server has not set another one since.
    var text: String?
  }

  package init(settings: WebPageSettings) {
    self.settings = settings
    environment = settings.environment
    tree.widthClass = environment.horizontalSizeClass
  }

  func description(of id: NodeID) -> NodeDescription? { NodeDescription(id, in: tree, settings: settings) }

  /// The title of the document, composed of the current page's and the window's. O(pages).
  var titleOfPlace: String {
    let titles = tree.titles
    let (whole, page) = (SafeText.line(titles.window), SafeText.line(titles.page))
    return page.isEmpty || page == whole ? whole : whole.isEmpty ? page : "\(page) – \(whole)"
  }
}
