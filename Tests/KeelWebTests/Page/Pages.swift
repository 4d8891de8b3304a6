import Conformance
import KeelInteraction
import KeelScene

@testable import KeelWeb

/// Shortcuts for pages and their frames.
@MainActor enum Pages {
  static func page(_ root: Subtree) -> WebPage {
    let page = WebPage(settings: WebPageSettings())
    _ = page.apply(.root(root))
    return page
  }

  static func page(_ children: Subtree...) -> WebPage {
    page(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children))))
  }

  static func event(_ text: String) throws -> WireEvent {
    guard case .event(_, let event) = try PageMessage.decode("[\"e\",1,\(text)]".utf8) else { throw WireError.shape }
    return event
  }
}

extension WebPage {
  /// The single frame for the operations; empty if there is none.
  func frame(_ operations: Patch.Operation...) -> String { apply(Patch(operations: operations)).joined() }

  func events(_ event: Event, _ number: Int = 1) -> [Event] {
    if case .accepted(let event) = receive(event, number: number) { [event] } else { [] }
  }
}
