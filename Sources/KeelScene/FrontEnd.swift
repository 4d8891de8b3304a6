/// Shows one surface to a person and reports what they do.
///
/// A front end holds nothing of the app: not where it is, not what is on. It keeps the tree that the patches
/// make, and what is a person's own of a moment: scroll positions, the caret, which node has the focus.
@MainActor public protocol FrontEnd: AnyObject {
  /// Called once, before the first patch. Events go to `events.send(_:)` from then on.
  func attach(events: any EventSink)
  /// Shows the change. Called once a turn at most, never with an empty patch.
  func apply(_ patch: Patch)
  /// Leads the person out of the app, to a URL that the app has found harmless.
  func open(url: String)
}

extension FrontEnd {
  /// There is nowhere to go from here.
  public func open(url: String) {}
}

/// Takes what a front end reports.
@MainActor public protocol EventSink: AnyObject {
  /// Lets the program answer and flushes what changed: the patch has been applied when this returns.
  func send(_ event: Event)
}
