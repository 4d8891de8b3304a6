extension Result: CasePathable {
  /// The paths to the cases of a result.
  public struct AllCasePaths: Sendable {
    /// The path to the value of a result that succeeded.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        })
    }

    /// The path to the error of a result that failed.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        })
    }
  }

  /// The paths to both cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
