/// Something to do with one row beside choosing it: a swipe on a phone, a menu elsewhere.
@MainActor public final class UIContextualAction {
  public enum Style: Hashable, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView?, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
  private let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  func perform() { handler(self, nil) { _ in } }
}

/// The actions of one row.
@MainActor public struct UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The menu of one row.
@MainActor public final class UIContextMenuConfiguration {
  let menu: UIMenu?
  public init(actionProvider: () -> UIMenu?) { menu = actionProvider() }
}
