/// An action on one row besides selecting it: a swipe on a phone, a menu elsewhere.
@MainActor @preconcurrency public final class UIContextualAction {
  /// Whether an action destroys something.
  public enum Style: Hashable, Sendable { case normal, destructive }
  /// Performs the action. The view is always `nil`; call the last parameter when done.
  public typealias Handler = (UIContextualAction, UIView?, @escaping (Bool) -> Void) -> Void

  /// Whether the action destroys something.
  public let style: Style
  /// The name of the action.
  public var title: String?
  /// The image of the action.
  public var image: UIImage?
  /// Whether the action can be performed now.
  public var isEnabled = true
  private let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  func perform() { handler(self, nil) { _ in } }
}

/// The swipe actions of one row.
@MainActor @preconcurrency public struct UISwipeActionsConfiguration {
  /// The actions in the order in which they are shown.
  public let actions: [UIContextualAction]
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The context menu of one row.
@MainActor @preconcurrency public final class UIContextMenuConfiguration {
  let menu: UIMenu?
  /// Creates a configuration. The closure is called at once.
  public init(actionProvider: () -> UIMenu?) { menu = actionProvider() }
}
