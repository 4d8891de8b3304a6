/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: Double
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: Double
  public var dash: [Double]
  public var dashPhase: Double

  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
