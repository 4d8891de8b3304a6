package import KeelScene

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  package init(_ scheme: SceneEnvironment.ColorScheme) { self = scheme == .dark ? .dark : .light }
  package var sceneColorScheme: SceneEnvironment.ColorScheme { self == .dark ? .dark : .light }
}

/// How far colours stand apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The direction that lines of text run in.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  package init(_ direction: SceneEnvironment.LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
  package var sceneLayoutDirection: SceneEnvironment.LayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  package init(_ sizeClass: SceneEnvironment.SizeClass) { self = sizeClass == .compact ? .compact : .regular }
  package var sceneSizeClass: SceneEnvironment.SizeClass { self == .compact ? .compact : .regular }
}

/// How large a person wants text to be.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Whether a scene is in use.
public enum ScenePhase: Int, Hashable, Comparable, Sendable {
  case background, inactive, active

  package init(_ phase: SurfacePhase) {
    switch phase {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// How large a control is.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How a thing is fitted into room of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the room is filled.
  case fill
}

/// How lines of text stand against each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  package var sceneAlignment: SceneAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// What pressing Return is called where a text is typed.
public struct SubmitLabel: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
  package let kind: Kind

  public static let done = SubmitLabel(kind: .done)
  public static let go = SubmitLabel(kind: .go)
  public static let send = SubmitLabel(kind: .send)
  public static let join = SubmitLabel(kind: .join)
  public static let route = SubmitLabel(kind: .route)
  public static let search = SubmitLabel(kind: .search)
  public static let `return` = SubmitLabel(kind: .return)
  public static let next = SubmitLabel(kind: .next)
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// What a button does to a person's things, where that matters to how it is shown.
public struct ButtonRole: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case destructive, cancel, confirm, close }
  package let kind: Kind

  /// Destroys something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything. Escape stands for it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Does what was asked. Shown as any button.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is in front. Shown as a way out that changes nothing.
  public static let close = ButtonRole(kind: .close)

  package var sceneRole: KeelScene.ButtonRole? {
    switch kind {
    case .destructive: .destructive
    case .cancel, .close: .cancel
    case .confirm: nil
    }
  }
}

/// What the shape of a view's content counts for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Edges of a screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// How the title of a page stands in its bar.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// How the title of a page stands in its toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
