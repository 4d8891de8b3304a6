package import KeelControls
import KeelViews

/// A page of boxes with known sizes, and the frames that result from SwiftUI's rules in a window of 320 by 600 points.
@MainActor public struct LayoutScene {
  /// The rule that the scene shows, in one line.
  public let rule: String
  /// The frames of the boxes by their names: left, top, width, height.
  public let frames: [String: [Double]]
  /// True if CSS places the scene exactly. Other scenes need measurements in the page.
  public let isExactInCSS: Bool
  private let content: @MainActor () -> AnyView

  /// The size of the window, in points.
  public static let size = (width: 320.0, height: 600.0)

  init<V: View>(
    _ rule: String, _ frames: [String: [Double]], needsMeasuring: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor () -> V
  ) {
    self.rule = rule
    self.frames = frames
    isExactInCSS = !needsMeasuring
    self.content = { AnyView(content()) }
  }

  /// Creates a controller whose page is the scene.
  package func makePage() -> UIViewController { UIHostingController(rootView: content()) }

  /// All scenes.
  public static var all: [LayoutScene] {
    rows + columns + spacers + frames + layers + placements + pictures + regions + grids + pages + ratios + nested
      + choices
      + layouts + guides
  }
}

/// A coloured box that fills the available space.
func fill(_ name: String) -> some View { Color.blue.accessibilityIdentifier(name) }

/// A coloured box of a fixed size.
func box(_ name: String, _ width: Double, _ height: Double) -> some View {
  fill(name).frame(width: width, height: height)
}
