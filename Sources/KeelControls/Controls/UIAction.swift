/// An action with a title and an image for menus and controls.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// The identifier of an action, unique among the actions of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The properties of an action in menus.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown in menus.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The identifier of the action; a new, unique one unless the initialiser received another.
  public let identifier: Identifier
  /// The states of an action in a menu.
  public enum State: Int, Hashable, Sendable {
    /// The action is not chosen.
    case off
    /// The action is chosen, and has a check mark.
    case on
    /// The action is chosen for some of the objects that it applies to.
    case mixed
  }
  /// The state of the action in a menu.
  public var state: State
  /// The properties of the action in menus.
  public var attributes: Attributes
  /// The control that performs the action; `nil` outside of the handler.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  /// Creates an action. The handler receives the action itself.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("keel.action.\(UIAction.made)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  package func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// An item of a menu.
@MainActor @preconcurrency open class UIMenuElement {
  /// The title of the item.
  public let title: String
  /// The image of the item.
  public let image: UIImage?
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A group of actions under one title.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// The properties of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown inline between separators in the surrounding menu, instead of as a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action of the menu is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The items of the menu, in order.
  public let children: [UIMenuElement]
  /// The properties of the menu.
  public let options: Options
  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// All actions that are not hidden, including those of submenus.
  package var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.actions
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      default: []
      }
    }
  }
}
