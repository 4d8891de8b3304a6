/// Displays one surface to a user and reports events.
///
/// A front end holds no state of the app, such as the current page or the value of a switch. It keeps the tree that
/// the patches build, and momentary state of the user: scroll positions, the caret, the focused node.
@MainActor public protocol FrontEnd: AnyObject {
  /// Called once, before the first patch. Events go to `events.send(_:)` from then on.
  func attach(events: any EventSink)
  /// Displays the change. Called at most once a turn, never with an empty patch.
  func apply(_ patch: Patch)
  /// Opens a URL outside the app. The app has already checked that the link is allowed.
  func open(url: String)
  /// Puts text that the program has copied on the user's clipboard.
  func copy(text: String)
  /// Lets assistive technology speak a text that is not a part of the scene. The same text is spoken each time.
  func announce(_ text: String)
}

extension FrontEnd {
  /// Does nothing: a front end without access to other programs cannot open URLs.
  public func open(url: String) {}
  /// Does nothing: without a clipboard, only the window stores the text.
  public func copy(text: String) {}
  /// Does nothing: a front end without assistive technology has nobody to speak to.
  public func announce(_ text: String) {}
}

/// Receives the events of a front end.
@MainActor public protocol EventSink: AnyObject {
  /// Passes an event to the program and flushes the changes: the patch has been applied when this returns.
  func send(_ event: Event)
}
