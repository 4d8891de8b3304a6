package import KeelScene

/// The colour scheme: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  package init(_ scheme: SceneEnvironment.ColorScheme) { self = scheme == .dark ? .dark : .light }

  package var sceneScheme: SceneEnvironment.ColorScheme { self == .dark ? .dark : .light }
}

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// A higher contrast, which the user has asked for.
  case increased
}

/// The direction of lines of text.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft

  package init(_ direction: SceneEnvironment.LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  package var sceneDirection: SceneEnvironment.LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

/// The amount of space in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone.
  case compact
  /// Much space, as on a desk.
  case regular

  package init(_ sizeClass: SceneEnvironment.SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}

/// The text size that the user has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  /// A usual size; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// A larger size, for people with low vision.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is one of the accessibility sizes, for people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns true if the first size is smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The state of a scene: in the background, visible or in use.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible and not in use.
  case inactive
  /// The scene is in use.
  case active

  package init(_ phase: SurfacePhase) {
    switch phase {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }
  /// Returns true if the first phase is further from active use.
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The visibility of an element; `automatic` leaves it to the front end.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The front end decides.
  case automatic
  /// The element is shown.
  case visible
  /// The element is not shown.
  case hidden
}

/// The visual prominence of an element.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// More prominent than usual.
  case increased
}

/// The size of a control. Front ends choose it.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A size, from the smallest to the largest; `regular` is the usual one.
  case mini, small, regular, large, extraLarge
}

/// The way in which content fits into a space with other proportions.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of the content is visible.
  case fit
  /// All of the space is filled.
  case fill
}

/// The alignment of lines of text with each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines begin at the same edge.
  case leading
  /// Lines have the same middle.
  case center
  /// Lines end at the same edge.
  case trailing

  package var sceneAlignment: SceneAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The label of the Return key while text is typed.
public struct SubmitLabel: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
  package let kind: Kind

  /// Typing is done.
  public static let done = SubmitLabel(kind: .done)
  /// The text is a destination; also shown for `route`.
  public static let go = SubmitLabel(kind: .go)
  /// The text is sent.
  public static let send = SubmitLabel(kind: .send)
  /// The text is used to join something, such as a network.
  public static let join = SubmitLabel(kind: .join)
  /// The text describes a route; shown as `go`.
  public static let route = SubmitLabel(kind: .route)
  /// The text is searched for.
  public static let search = SubmitLabel(kind: .search)
  /// The key's usual label.
  public static let `return` = SubmitLabel(kind: .return)
  /// Typing continues in the next field.
  public static let next = SubmitLabel(kind: .next)
  /// Typing continues in the next field; shown as `next`.
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// The purpose of a button, which affects its appearance.
public struct ButtonRole: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case destructive, cancel, confirm, close }
  package let kind: Kind

  /// The button destroys something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The button cancels without an effect. Escape presses it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The button confirms a request. It has no special appearance.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The button closes the frontmost presentation. It is shown like `cancel`.
  public static let close = ButtonRole(kind: .close)

  package var sceneRole: KeelScene.ButtonRole? {
    switch kind {
    case .destructive: .destructive
    case .cancel, .close: .cancel
    case .confirm: nil
    }
  }
}

/// The uses of a content shape. Front ends use none of them.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape in which the view responds to touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of the effect under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the effect that marks the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The shape that assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Regions of a screen that content avoids.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region outside of the container, such as bars and a device's rounded corners.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The region under an on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A page's navigation bar, as the namespace of its title's display mode.
public struct NavigationBarItem: Sendable {
  /// The display of a page's title: large above the content, or within the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The front end decides.
    case automatic
    /// The title is within the bar.
    case inline
    /// The title is large, above the content.
    case large
  }
}

/// The display of a page's title in its toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package let mode: NavigationBarItem.TitleDisplayMode

  /// The display mode that the front end chooses.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title above the content.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A large title in line with the toolbar. Equal to `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
