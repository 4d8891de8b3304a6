/// Connects the location of a window with the model, in both directions, as text.
///
///     window.address = UIWindowAddress(path: { model.path }, open: { model.open(path: $0) })
@MainActor @preconcurrency public struct UIWindowAddress {
  /// A closure that returns the location, percent-encoded and without a leading slash; `""` is the start. It is
  /// observed: it runs again when values that it has read change.
  public var path: () -> String
  /// A closure that opens a location, and returns true if the app has this location. Pages that refuse to be left
  /// remain, as after a user's request.
  public var open: (String) -> Bool

  /// Creates an address from closures that read the model's location and change it.
  public init(path: @escaping () -> String, open: @escaping (String) -> Bool) {
    self.path = path
    self.open = open
  }
}
