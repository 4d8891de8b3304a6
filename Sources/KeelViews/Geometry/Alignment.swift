package import KeelScene

/// A kind of guide that views are lined up along; make one of your own for guides that have no name here.
public protocol AlignmentID: SendableMetatype {
  /// `CGFloat` where the file knows that type, else `Double`.
  associatedtype _Length: BinaryFloatingPoint
  /// Where the guide lies in a view that does not say.
  static func defaultValue(in context: ViewDimensions) -> _Length
}

/// The size of a view, and where its guides lie.
///
/// Sizes are the front end's: here they are nought, unless a layout gives others.
public struct ViewDimensions: Equatable, Sendable {
  public let width: Double
  public let height: Double

  package init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  public subscript(guide: HorizontalAlignment) -> Double { guide.defaultValue(self) }
  public subscript(guide: VerticalAlignment) -> Double { guide.defaultValue(self) }
  public subscript(explicit guide: HorizontalAlignment) -> Double? { nil }
  public subscript(explicit guide: VerticalAlignment) -> Double? { nil }
}

/// A guide that runs down, which views are lined up along from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> Double

  public init<ID: AlignmentID>(_ id: ID.Type) {
    self.id = ObjectIdentifier(id)
    self.defaultValue = { Double(ID.defaultValue(in: $0)) }
  }

  public static let leading = HorizontalAlignment(Start.self)
  public static let center = HorizontalAlignment(MiddleAcross.self)
  public static let trailing = HorizontalAlignment(EndAcross.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorStart.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorEnd.self)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// What a front end makes of it; a guide of your own counts as leading.
  package var sceneAlignment: SceneAlignment {
    switch self {
    case .center: .center
    case .trailing, .listRowSeparatorTrailing: .trailing
    default: .leading
    }
  }
}

/// A guide that runs from side to side, which views are lined up along up and down.
public struct VerticalAlignment: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> Double

  public init<ID: AlignmentID>(_ id: ID.Type) {
    self.id = ObjectIdentifier(id)
    self.defaultValue = { Double(ID.defaultValue(in: $0)) }
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(MiddleDown.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// What a front end makes of it; a guide of your own counts as the middle.
  package var sceneAlignment: SceneAlignment {
    switch self {
    case .top, .firstTextBaseline: .leading
    case .bottom, .lastTextBaseline: .trailing
    default: .center
    }
  }
}

/// Where something stands in a rectangle, in both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
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
