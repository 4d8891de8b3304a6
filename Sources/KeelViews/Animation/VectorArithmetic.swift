/// A value that can be added, scaled, and thereby blended with another value of its type.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number, with the accuracy of `Double` before it is rounded.
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// A value whose change could be animated through its numeric data.
///
/// Front ends show the end of a change at once. Keyframes use the data to compute values in between.
public protocol Animatable {
  /// The type of the numeric data.
  associatedtype AnimatableData: VectorArithmetic
  /// The numeric data of the value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, because there is nothing to blend.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Data without components, for values that have nothing to blend.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the empty data.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the only value.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Returns the only value.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing: there is only one value.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Does nothing: there is only one value.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// Does nothing: there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// Zero: there are no components.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are blended together; for more values, nest pairs.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of both zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sums of the first and of the second values.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Returns the differences of the first and of the second values.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both values' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
