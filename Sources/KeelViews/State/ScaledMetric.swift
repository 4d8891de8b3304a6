/// A length that scales with the user's text size. Front ends scale by themselves, so the length is unchanged.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length as it was given.
  public let wrappedValue: Value
  /// Creates a metric from a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a metric from a length; the text style is not used.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

extension ScaledMetric: Sendable where Value: Sendable {}
extension ScaledMetric: DynamicProperty {}
