/// A message in place of missing content.
public struct Message: Hashable, Sendable {
  public var title: String
  public var symbol: String
  public var text: String
  /// The title of the button; `nil` for none.
  public var button: String?

  public init(_ title: String, symbol: String, text: String, button: String? = nil) {
    self.title = title
    self.symbol = symbol
    self.text = text
    self.button = button
  }
}
