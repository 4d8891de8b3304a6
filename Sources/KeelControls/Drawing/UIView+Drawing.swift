import KeelModel
package import KeelScene

import struct Foundation.CGRect

// Views that draw themselves in `draw(_:)`.

extension UIView {
  /// The classes whose `draw(_:)` is that of `UIView` and draws nothing, and those that have an element of their own.
  private static var plainClasses: Set<ObjectIdentifier> = []

  /// The size to draw for: the reported one, or that of a typical window.
  package var drawnSize: SceneSize {
    reportedFrame?.size ?? SceneEnvironment(horizontalSizeClass: .compact).typicalWindowSize
  }

  /// Starts to follow the size of the view.
  package func followSize() {
    guard rare?.geometry?.observers.contains(where: { $0.owner === self }) != true else { return }
    observeGeometry(self, .size) { [weak self] _ in self?.setNeedsDescription() }
  }

  /// Returns the drawing of the view; `nil` for views without `draw(_:)`.
  func recordedDrawing() -> DrawingElement? {
    let name = ObjectIdentifier(type(of: self))
    let hasAsked = rare?.isDrawn ?? false
    let layers = rare?.layer?.commands ?? []
    guard hasAsked || !layers.isEmpty || !Self.plainClasses.contains(name) else { return nil }
    guard case .stack = element, !(self is UIStackView) else {
      Self.plainClasses.insert(name)
      return nil
    }
    let size = drawnSize
    let recorder = DrawingRecorder.recording {
      withoutTracking { draw(CGRect(x: 0, y: 0, width: size.width, height: size.height)) }
    }
    let commands = recorder.commands + layers
    if recorder.hasDefault, commands.isEmpty {
      // Its own method may have called that of the superclass, and may draw something at another time: then it asks.
      if !hasAsked {
        Self.plainClasses.insert(name)
        return nil
      }
    }
    followSize()
    return DrawingElement(commands: commands, size: size, isClipped: clipsToBounds)
  }

  /// Describes a view that draws itself: behind its subviews, if it has any.
  func describe(_ drawing: DrawingElement) -> SceneDescription {
    let isAdjustable = accessibilityTraits.contains(.adjustable)
    if shownSubviews.isEmpty, !isAdjustable {
      return SceneDescription(element: .drawing(drawing), attributes: attributes, children: [])
    }
    let picture = rareParts.drawingNode.orMaking(DrawingNode())
    picture.drawing = drawing
    // What is adjusted by keys is a stack.
    if shownSubviews.isEmpty {
      return SceneDescription(element: element, attributes: attributes, children: [picture])
    }
    let content = rareParts.contentNode.orMaking(ContentNode(owner: self))
    content.setNeedsDescription()
    return SceneDescription(
      element: .layers(LayersElement()), attributes: attributes, children: [picture, content])
  }
}

/// The picture behind the subviews of a view that draws itself.
@MainActor final class DrawingNode: SceneNode {
  var drawing = DrawingElement(commands: []) {
    didSet { if drawing != oldValue { setNeedsDescription() } }
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: .drawing(drawing), attributes: Attributes(), children: [])
  }
}
