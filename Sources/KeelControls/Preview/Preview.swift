// The bodies are optional so that the compiler prefers SwiftUI's macro for several statements without a `return`, which
// it would otherwise find ambiguous.

/// Declares a preview of a controller, which every program on Keel lists and shows by itself (`--preview`).
///
///     #Preview("List") { UINavigationController(rootViewController: ListViewController(Raft())) }
///
/// The closure runs when the preview is shown, once for each window.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Declares a preview of a controller with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Declares a preview of a view, which every program on Keel lists and shows by itself (`--preview`).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: (@MainActor () -> UIView)?
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// The content of a preview.
public struct Preview: Sendable {
  /// The traits of a preview of views.
  public enum ViewTraits: Sendable {}
}

/// A trait of a preview.
///
/// Front ends decide the size and the orientation of the screen. Of these traits, `fixedLayout` has an effect, on
/// previews of SwiftUI's views.
public struct PreviewTrait<Kind>: Sendable {
  /// The size of the content, in points, if the trait determines it.
  package var size: Size?

  /// The size of the content, in points.
  package struct Size: Sendable {
    package let width: Double
    package let height: Double
  }

  private init(size: Size? = nil) { self.size = size }

  /// The layout that the tool chooses.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout as large as the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A layout of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(size: Size(width: width, height: height))
  }
  /// The device in upright orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The device in upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
