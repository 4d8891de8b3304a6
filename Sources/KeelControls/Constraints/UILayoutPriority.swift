/// The priority of a constraint, from 1 to 1000. Constraints with a higher one are satisfied first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority from 1 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The default priority at which content resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority at which content resists being enlarged.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which a view is as small as its constraints allow, where nothing else gives it a size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority as a level of the solver: levels are whole numbers.
  var level: Int { rawValue.isNaN ? 1 : Int(min(max(rawValue, 1), 1000).rounded()) }
}
