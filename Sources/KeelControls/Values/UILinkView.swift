import KeelInteraction
package import KeelScene

/// A link to a location outside the app.
@MainActor package class UILinkView: UIControl {
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  package var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  /// The URL to open.
  package var destination = "" {
    didSet { if destination != oldValue { setNeedsDescription() } }
  }
  /// The URL schemes that are opened; other links are ignored.
  package var allowedSchemes = LinkPolicy.schemes
  /// A closure that opens the URL; if `nil`, the front end opens it.
  package var onOpen: ((String) -> Void)?

  override package var element: Element {
    .link(LinkElement(title: title, image: image?.symbol, destination: destination))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .activate = event, isEnabled, LinkPolicy.allows(destination, schemes: allowedSchemes) else { return }
    if let onOpen { onOpen(destination) } else { host?.openLink(destination) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
