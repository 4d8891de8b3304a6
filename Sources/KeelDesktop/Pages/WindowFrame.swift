#if Desktop
/// The size of a window, and whether it fills the screen. Windows have no position that a program could know.
public struct WindowFrame: Codable, Hashable, Sendable {
  /// The width in points, while the window is not maximized.
  public var width: Int
  /// The height in points, while the window is not maximized.
  public var height: Int
  /// True if the window fills the screen.
  public var isMaximized: Bool

  /// Creates a frame.
  public init(width: Int, height: Int, isMaximized: Bool = false) {
    (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
  }

  /// The frame with a size that a window can have, whatever a file says.
  var lawful: WindowFrame {
    func lawful(_ length: Int, _ least: Int) -> Int { min(max(length, least), 16_384) }
    return WindowFrame(width: lawful(width, 360), height: lawful(height, 294), isMaximized: isMaximized)
  }
}
#endif
