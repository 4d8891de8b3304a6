/// A state that is whole only if all of it was saved: its text follows from its number.
public struct KeptState: Codable, Equatable, Sendable {
  public var number: Int
  public var text: String

  public init(number: Int) {
    self.number = number
    text = Self.text(number)
  }

  public var isWhole: Bool { text == Self.text(number) }

  /// Up to 300 KB, so that a write has many moments.
  private static func text(_ number: Int) -> String {
    String(repeating: "state \(number) ", count: number * 7919 % 20_000)
  }
}
