/// A preview of views, for tools that draw beside the source. Keel type-checks it and generates nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// A preview of views with traits, for tools that draw beside the source. Keel type-checks it and generates nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Marks a property wrapper in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KeelMacros", type: "PreviewableMacro")

/// The content of a preview.
public struct Preview: Sendable {
  /// The traits of a preview of views.
  public enum ViewTraits: Sendable {}
}

/// A trait of a preview. Keel does not use it.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}

  /// The layout that the tool chooses.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// A layout as large as the content.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A layout of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// The device in upright orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The device in upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
