/// A preview of a controller, for tools that draw beside the source. There is none here: it is checked and leaves nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// A preview of a view, for tools that draw beside the source. There is none here: it is checked and leaves nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")
