#if Desktop
import KeelInteraction
import KeelScene

extension Element {
  /// True for elements that only lay out their children, which the solver does: they need no widget.
  var isLaidOut: Bool {
    switch self {
    case .stack(let stack): stack.window == nil
    case .box(let box): !box.isMoreThanLayout
    case .layers, .firstFit, .arranged, .grid, .gridRow, .geometryReader: true
    default: false
    }
  }

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

extension Node {
  /// True for nodes that have a widget of their own in an island: those that are not only laid out, and those that
  /// contain others and have the focus themselves.
  var hasWidget: Bool {
    if case .spacer = element { false } else { !element.isLaidOut || isAdjustable }
  }
}

extension BoxElement {
  /// True if the box is visible by itself, changes how its content is drawn or pressed, or wants to know of presses.
  var isMoreThanLayout: Bool {
    background != nil || border != nil || opacity < 1 || isRedacted || isClipped || !allowsHitTesting
      || pointer != nil || mask != nil || !effects.isEmpty
  }
}
#endif
