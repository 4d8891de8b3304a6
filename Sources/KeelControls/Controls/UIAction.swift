/// Something that can be done, with words and a picture for it.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// What tells an action from others of the same control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// An action with words and a picture for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What an action is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out of menus.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What tells the action from others of the same control.
  public let identifier: Identifier
  /// Whether the action stands for something that is on, in menus.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
  /// Whether the action stands for something that is on.
  public var state: State
  /// What the action is like.
  public var attributes: Attributes
  /// The control that runs the action now; `nil` outside of the handler.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

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

/// A part of a menu.
@MainActor @preconcurrency open class UIMenuElement {
  /// What it is called.
  public let title: String
  /// A picture for it.
  public let image: UIImage?
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Several actions under one title.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// What a menu is like.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Within another menu: shown in its place, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What is in the menu, in order.
  public let children: [UIMenuElement]
  /// What the menu is like.
  public let options: Options
  /// A menu of these.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// All actions that are to be seen, those of menus in the menu too.
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
