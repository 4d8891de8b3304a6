/// Declares a preview of a controller, for tools that show it beside the source. Keel only type-checks it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")

/// Declares a preview of a view, for tools that show it beside the source. Keel only type-checks it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "KeelMacros", type: "PreviewMacro")
