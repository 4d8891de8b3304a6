public import struct FoundationEssentials.AttributedString

/// Messages of the program to the assistive technology of its user.
public enum UIAccessibility {
  /// The kinds of messages (`post(notification:argument:)`).
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the kind, as in UIKit.
    public let rawValue: UInt32
    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A part of the screen has changed. The argument is the view to which the focus moves, or a text to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Most of the screen has changed. The argument is the view to which the focus moves, or a text to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A text to speak. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// The program has scrolled. The argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a message to the assistive technology of the user of the current window.
  ///
  /// - Parameters:
  ///   - notification: The kind of message.
  ///   - argument: A `String` or an `AttributedString` is spoken, each time that it is posted. With `layoutChanged` and
  ///     `screenChanged`, a view receives the keyboard focus, or the first control in it does. Other values have no effect.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let text as String: WindowScope.window?.announce(text)
    case let text as AttributedString: WindowScope.window?.announce(String(text.characters))
    case let view as UIView where notification == .layoutChanged || notification == .screenChanged:
      view.window?.moveFocusSoon(to: view)
    default: break
    }
  }
}

/// Messages of the program to the assistive technology of its user, with SwiftUI's names.
public enum AccessibilityNotification {
  /// A text to speak.
  public struct Announcement: Sendable {
    private let text: String
    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = announcement }
    /// Creates an announcement of a text without its attributes.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Lets assistive technology of the user of the current window speak the text. The same text is spoken each time.
    @MainActor public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// A part of the screen has changed.
  @MainActor public struct LayoutChanged {
    private let argument: Any?
    /// Creates a message with the view to which the focus moves, or a text to speak.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Sends the message to the assistive technology of the user of the current window.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// Most of the screen has changed.
  @MainActor public struct ScreenChanged {
    private let argument: Any?
    /// Creates a message with the view to which the focus moves, or a text to speak.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Sends the message to the assistive technology of the user of the current window.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
  }

  /// The program has scrolled.
  public struct PageScrolled: Sendable {
    private let text: String
    /// Creates a message with a text that describes the new position.
    public init(_ position: String) { text = position }
    /// Sends the message to the assistive technology of the user of the current window.
    @MainActor public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
