public import Foundation

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(Double)
    case ratio(Double)
    case inset(Double)
  }
  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  /// Creates a fixed length in points.
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
  /// Creates a fixed length in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  /// The length that suits the kind of mark.
  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// Returns a length in points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(.fixed(Double(length))) }
  /// Returns a part of the room, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(.ratio(Double(ratio))) }
  /// Returns the room without a margin on both sides, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(.inset(Double(inset))) }

  /// Returns the length in a room; `nil` for the automatic one.
  func length(in room: Double) -> Double? {
    let length: Double?
    switch kind {
    case .automatic: length = nil
    case .fixed(let points): length = points
    case .ratio(let part): length = room * part
    case .inset(let inset): length = room - 2 * inset
    }
    return length.map { $0.isFinite ? max(0, $0) : 0 }
  }
}

/// The way in which bars and areas at the same place share it.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One on top of the other; negative ones below zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// One on top of the other, as parts of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on top of the other, with the middle at zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// One in front of the other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}

/// The curve between the points of a line or an area.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }
  let kind: Kind
  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A smooth curve that has no extremes between points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A smooth curve through all points.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Returns a smooth curve through all points; a tension of 1 gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: Double(tension)))
  }
  /// A smooth curve through all points that follows short distances closely.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Returns a smooth curve through all points; alpha is 0 for a uniform and 1 for a chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: Double(alpha)))
  }
  /// Steps at the beginning of each interval.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps in the middle of each interval.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps at the end of each interval.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
}

/// The side of a mark on which an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// Above the mark.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// Before the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// After the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// At the corner above and before the mark.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// At the corner above and after the mark.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// At the corner below and before the mark.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// At the corner below and after the mark.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// The treatment of annotations that do not fit. Keel always moves them into the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    /// The treatment that Keel always uses.
    public static let automatic = Strategy()
    /// Moves the annotation into the chart.
    public static let fit = Strategy()
    /// Moves the annotation into a part of the chart; Keel uses the whole chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// Leaves room for the annotation; Keel moves it into the chart.
    public static let padScale = Strategy()
    /// Leaves the annotation where it is; Keel moves it into the chart.
    public static let disabled = Strategy()
  }
  /// The area in which annotations are kept.
  public struct Boundary: Hashable, Sendable {
    /// The chart.
    public static let automatic = Boundary()
    /// The chart.
    public static let chart = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }
  /// The treatment that Keel always uses.
  public static let automatic = AnnotationOverflowResolution()
  /// Creates a treatment.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  init() {}
}

/// Facts about the mark that an annotation is beside.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark; zero, because annotations are made before sizes are known.
  public let targetSize = CGSize.zero
}
