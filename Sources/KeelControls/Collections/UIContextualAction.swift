/// Something to do with one row beside choosing it: a swipe on a phone, a menu elsewhere.
@MainActor @preconcurrency public final class UIContextualAction {
  /// Whether the action destroys something.
  public enum Style: Hashable, Sendable { case normal, destructive }
  /// Does it; there is no view for the second parameter, and the last one is to be called when done.
  public typealias Handler = (UIContextualAction, UIView?, @escaping (Bool) -> Void) -> Void

  /// Whether the action destroys something.
  public let style: Style
  /// What the action is called.
  public var title: String?
  /// A picture for it.
  public var image: UIImage?
  /// Whether it can be done now.
  public var isEnabled = true
  private let handler: Handler

  /// An action with this title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  func perform() { handler(self, nil) { _ in } }
}

/// The actions of one row.
@MainActor @preconcurrency public struct UISwipeActionsConfiguration {
  /// In the order in which they are shown.
  public let actions: [UIContextualAction]
  /// These actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The menu of one row.
@MainActor @preconcurrency public final class UIContextMenuConfiguration {
  let menu: UIMenu?
  /// The menu that the closure makes.
  public init(actionProvider: () -> UIMenu?) { menu = actionProvider() }
}
