/// Ties where a window is to the model, in both directions, as text.
///
///     window.address = UIWindowAddress(path: { model.path }, open: { model.open(path: $0) })
@MainActor @preconcurrency public struct UIWindowAddress {
  /// Where the app is, percent-encoded and without a slash in front; `""` is where it begins. Followed: it runs again
  /// for what it read.
  public var path: () -> String
  /// Goes to a place, and says whether there is one of that path. It asks, as a person would: what may not be left stays.
  public var open: (String) -> Bool

  public init(path: @escaping () -> String, open: @escaping (String) -> Bool) {
    self.path = path
    self.open = open
  }
}
