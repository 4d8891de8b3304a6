package import KeelControls
public import KeelScene
import KeelViews

/// A page of boxes with known sizes, and the frames that result from SwiftUI's rules in a window of 320 by 600 points.
@MainActor public struct LayoutScene {
  /// The rule that the scene shows, in one line.
  public let rule: String
  /// The frames of the boxes by their names: left, top, width, height.
  public let frames: [String: [Double]]
  /// True if CSS places the scene exactly. Other scenes need measurements in the page.
  public let isExactInCSS: Bool
  /// True if the page has a title above its content and a bar below it.
  public let hasBars: Bool
  /// True if the scene is the mirror image of itself where lines begin on the right, unless parts set a direction.
  let isMirrored: Bool
  private let page: @MainActor () -> UIViewController

  /// The size of the window, in points.
  public static let size = (width: 320.0, height: 600.0)

  /// The lengths of the bars of a page that has some, in the window of that size.
  public var insets: SceneInsets { hasBars ? SceneInsets(top: 50, bottom: 40) : SceneInsets() }

  init<V: View>(
    _ rule: String, _ frames: [String: [Double]], needsMeasuring: Bool = false, hasBars: Bool = false,
    @ViewBuilder _ content: @escaping @MainActor () -> V
  ) {
    self.rule = rule
    self.frames = frames
    isExactInCSS = !needsMeasuring
    self.hasBars = hasBars
    isMirrored = true
    page = { LayoutScene.page(of: content(), hasBars: hasBars) }
  }

  init(
    page: @escaping @MainActor () -> UIViewController, rule: String, frames: [String: [Double]], isMirrored: Bool
  ) {
    self.rule = rule
    self.frames = frames
    (isExactInCSS, hasBars) = (true, false)
    self.isMirrored = isMirrored
    self.page = page
  }

  /// Creates a controller whose page is the scene.
  package func makePage() -> UIViewController { page() }

  private static func page(of content: some View, hasBars: Bool) -> UIViewController {
    guard hasBars else { return UIHostingController(rootView: content) }
    return UIHostingController(
      rootView: AnyView(
        content.navigationTitle("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Edit") {} }
        }))
  }

  /// All scenes.
  public static var all: [LayoutScene] {
    rows + columns + spacers + frames + layers + placements + pictures + regions + grids + pages + ratios + nested
      + choices
      + layouts + guides + safeAreas + containers + priorities + lines + ideals + outsets + gridColumns
      + directions
      + buttons + texts + textGaps + constraints
  }
}

/// A coloured box that fills the available space.
func fill(_ name: String) -> some View { Color.blue.accessibilityIdentifier(name) }

/// A coloured box of a fixed size.
func box(_ name: String, _ width: Double, _ height: Double) -> some View {
  fill(name).frame(width: width, height: height)
}
