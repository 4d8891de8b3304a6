import KeelScene

/// An action on one row in addition to selecting it: a swipe on a phone, a menu item on other devices.
@MainActor @preconcurrency public final class UIContextualAction {
  /// The styles of an action.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case normal
    /// An action that deletes or discards something.
    case destructive
  }
  /// A closure that performs the action. The view is always `nil`. Call the last parameter when the action is done.
  public typealias Handler = (UIContextualAction, UIView?, @escaping (Bool) -> Void) -> Void

  /// The style of the action, which indicates if it is destructive.
  public let style: Style
  /// The name of the action.
  public var title: String?
  /// The image of the action.
  public var image: UIImage?
  /// The colour behind the action where a swipe shows it; `nil` is that of the front end.
  public var backgroundColor: UIColor?
  /// The edge where a swipe shows the action; `nil` for one of a menu.
  var edge: RowAction.Edge?
  /// True if a swipe across the whole row performs the action.
  var isPerformedByFullSwipe = false
  /// A Boolean value that indicates whether the action can be performed now.
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
  /// A Boolean value that indicates whether a swipe across the whole row performs the first action.
  public var performsFirstActionWithFullSwipe = true
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// Returns the actions as those at an edge.
  func actions(at edge: RowAction.Edge) -> [UIContextualAction] {
    for (index, action) in actions.enumerated() {
      action.edge = edge
      action.isPerformedByFullSwipe = index == 0 && performsFirstActionWithFullSwipe
    }
    return actions
  }
}

/// The context menu of one row.
@MainActor @preconcurrency public final class UIContextMenuConfiguration {
  let menu: UIMenu?
  /// Creates a configuration. The closure is called immediately.
  public init(actionProvider: () -> UIMenu?) { menu = actionProvider() }
}
