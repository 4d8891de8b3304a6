package import KeelScene

/// What one tab shows: keeps the tree, describes it, turns patches into messages and messages into events.
///
/// No sockets and no clock: everything here happens in memory.
@MainActor package final class WebPage {
  package let settings: WebPageSettings
  package let tree = SceneTree()
  /// The number of the last patch that `apply` made a message of.
  package private(set) var sequence = 0

  package init(settings: WebPageSettings) { self.settings = settings }

  /// Takes the patch in; returns the messages to send now, whole frames with their numbers.
  package func apply(_ patch: Patch) -> [String] {
    tree.apply(patch)
    sequence += 1
    return []
  }

  /// The whole document for what is shown now, of use before any script runs.
  ///
  /// - Parameter resume: what the script says first, so that the server knows which session the page belongs to.
  package func document(resume: String) -> String { "" }

  /// The whole page as one message, for a tab whose missed patches are no longer there.
  package func snapshot() -> String { "" }

  /// What the page's event comes to: nothing where it is late, disabled or covered.
  ///
  /// - Parameter number: the event's, which answers to an edit are marked with.
  package func events(for event: WireEvent, number: Int) -> [Event] { [] }

  /// A page that says one thing and leads home: for an address that means nothing, a session that has ended.
  package static func notice(title: String, text: String, link: String, settings: WebPageSettings) -> String { "" }
}
