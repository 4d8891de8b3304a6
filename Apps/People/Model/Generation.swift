/// The generation of a person, by age.
public enum Generation: String, CaseIterable, Hashable, Codable, Sendable {
  case kid, teen, youth, middle, senior, old

  /// The generation of this age in years.
  public init(age: Int) {
    self =
      switch age {
      case ..<13: .kid
      case ..<20: .teen
      case ..<40: .youth
      case ..<60: .middle
      case ..<80: .senior
      default: .old
      }
  }

  /// The name for display: `KID`, `TEEN`.
  public var title: String { rawValue.uppercased() }
}
