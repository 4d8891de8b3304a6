import KeelInteraction
package import KeelScene

/// Words that lead out of the app.
@MainActor package class UILinkView: UIControl {
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  package var image: UIImage? {
    didSet { if image != oldValue { setNeedsDescription() } }
  }
  /// A URL.
  package var destination = "" {
    didSet { if destination != oldValue { setNeedsDescription() } }
  }
  /// Schemes of URLs that are opened; others are dropped.
  package var allowedSchemes = LinkPolicy.schemes
  /// Opens the URL; `nil` leaves it to the front end.
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
