package import KeelScene

/// A kind of alignment guide. Declare a conforming type for a guide that Keel does not define.
public protocol AlignmentID: SendableMetatype {
  /// The type of a guide's position: `CGFloat` in files that import that type, otherwise `Double`.
  associatedtype _Length: BinaryFloatingPoint
  /// Returns the position of the guide in a view that sets none of its own.
  static func defaultValue(in context: ViewDimensions) -> _Length
}

/// A vertical guide, which positions views horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> Double

  /// Creates a guide of a custom type.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    self.id = ObjectIdentifier(id)
    self.defaultValue = { Double(ID.defaultValue(in: $0)) }
  }

  /// The leading side, where lines of text begin.
  public static let leading = HorizontalAlignment(Start.self)
  /// The middle between the two sides.
  public static let center = HorizontalAlignment(MiddleAcross.self)
  /// The trailing side, where lines of text end.
  public static let trailing = HorizontalAlignment(EndAcross.self)
  /// The start of a row's separator; aligns like `leading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  /// The end of a row's separator; aligns like `trailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  /// Returns true if both guides are of the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the type of the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The guide in the scene.
  package var key: GuideKey {
    switch self {
    case .leading, .listRowSeparatorLeading: GuideKey(.horizontal, .start)
    case .center: GuideKey(.horizontal, .center)
    case .trailing, .listRowSeparatorTrailing: GuideKey(.horizontal, .end)
    default: GuideKey(.horizontal, .custom(id))
    }
  }

  /// The guide that containers align their views by; `nil` for one that an ordinary alignment has.
  var sceneGuide: SceneGuideLine? {
    let key = key
    guard case .custom = key.kind else { return nil }
    return SceneGuideLine(key) { [defaultValue] in defaultValue(ViewDimensions($0, of: $1)) }
  }

  /// The alignment in the scene where guides have no effect; a custom guide counts as leading.
  package var sceneAlignment: SceneAlignment {
    switch self {
    case .center: .center
    case .trailing, .listRowSeparatorTrailing: .trailing
    default: .leading
    }
  }
}

/// A horizontal guide, which positions views vertically.
public struct VerticalAlignment: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> Double

  /// Creates a guide of a custom type.
  public init<ID: AlignmentID>(_ id: ID.Type) {
    self.id = ObjectIdentifier(id)
    self.defaultValue = { Double(ID.defaultValue(in: $0)) }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle between top and bottom.
  public static let center = VerticalAlignment(MiddleDown.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of text; the lower edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// Returns true if both guides are of the same type.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  /// Hashes the type of the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The guide in the scene.
  package var key: GuideKey {
    switch self {
    case .top: GuideKey(.vertical, .start)
    case .center: GuideKey(.vertical, .center)
    case .bottom: GuideKey(.vertical, .end)
    case .firstTextBaseline: GuideKey(.vertical, .firstBaseline)
    case .lastTextBaseline: GuideKey(.vertical, .lastBaseline)
    default: GuideKey(.vertical, .custom(id))
    }
  }

  /// The guide that containers align their views by; `nil` for one that an ordinary alignment has.
  var sceneGuide: SceneGuideLine? {
    let key = key
    switch key.kind {
    case .start, .center, .end: return nil
    case .firstBaseline, .lastBaseline, .custom:
      return SceneGuideLine(key) { [defaultValue] in defaultValue(ViewDimensions($0, of: $1)) }
    }
  }

  /// The alignment in the scene where guides have no effect; a custom guide counts as the middle.
  package var sceneAlignment: SceneAlignment {
    switch self {
    case .top, .firstTextBaseline: .leading
    case .bottom, .lastTextBaseline: .trailing
    default: .center
    }
  }
}

/// A position in a rectangle, in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each direction.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line's baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The first line's baseline in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The first line's baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last line's baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The last line's baseline in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The last line's baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension Alignment {
  /// The guides that layers align their views by.
  var sceneGuides: SceneGuides { SceneGuides(horizontal: horizontal.sceneGuide, vertical: vertical.sceneGuide) }
}

private enum Start: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}
private enum MiddleAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
}
private enum EndAcross: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width }
}
private enum SeparatorStart: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}
private enum SeparatorEnd: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width }
}
private enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}
private enum MiddleDown: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
}
private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}
private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}
private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height }
}
