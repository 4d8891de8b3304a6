#if Desktop
import KeelScene

extension Element {
  /// True for elements that only lay out their children, which the solver does: they need no widget.
  var isLaidOut: Bool {
    switch self {
    case .stack(let stack): stack.window == nil
    case .box(let box): !box.hasLooks
    case .layers, .firstFit, .arranged, .grid, .gridRow, .geometryReader: true
    default: false
    }
  }

  /// True for elements that have a widget of their own in an island.
  var hasWidget: Bool { if case .spacer = self { false } else { !isLaidOut } }

  /// True for elements that fill a window, a page or a pane without an island around them.
  var isPageByItself: Bool {
    switch self {
    case .navigation, .screen, .list, .scroll, .tabs, .split: true
    default: false
    }
  }

  /// True for elements that are drawn and contain nothing.
  var isCanvas: Bool {
    switch self {
    case .shape, .drawing: true
    default: false
    }
  }
}

extension BoxElement {
  /// True if the box is visible by itself, or changes how its content is drawn or pressed.
  var hasLooks: Bool {
    background != nil || border != nil || opacity < 1 || isRedacted || isClipped || !allowsHitTesting
  }
}
#endif
