extension Optional: CasePathable {
  /// The paths to the cases of an optional.
  public struct AllCasePaths: Sendable {
    /// The path to the value of an optional that has one.
    public var some: AnyCasePath<Optional, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }

    /// The path to the case without a value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { _ in nil }, extract: { $0 == nil ? () : nil })
    }
  }

  /// The paths to both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
