/// A preview of views, for tools that draw beside the source. There is none here: it is checked and leaves nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// A preview of views, for tools that draw beside the source. There is none here: it is checked and leaves nothing.
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Marks a property wrapper in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KeelMacros", type: "PreviewableMacro")

/// What a preview shows.
public struct Preview: Sendable {
  /// What can be said about a preview of views.
  public enum ViewTraits: Sendable {}
}

/// Something said about a preview. Nothing looks at it here.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}

  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
