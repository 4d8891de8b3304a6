import KeelScene

// The layers of views that have an element of their own, such as a line under a text field. Plain views draw theirs
// themselves.

extension UIView {
  /// What the layers draw over a control, or behind what is in a stack; empty for plain views.
  fileprivate var layerCommands: [DrawingCommand] {
    guard let layer = rare?.layer, takesGround, !isPlainView else { return [] }
    return layer.commands
  }

  /// The view with its layers.
  var layeredSelf: SceneNode {
    layerCommands.isEmpty ? pressableSelf : rareParts.layeredNode.orMaking(LayeredNode(view: self))
  }
}

/// A view with what its layers draw.
@MainActor final class LayeredNode: StandInNode {
  private weak var view: UIView?
  private let picture = DrawingNode()

  init(view: UIView) {
    self.view = view
    super.init()
    view.observeGeometry(self, .size) { [weak self] _ in self?.setNeedsDescription() }
  }

  override func describe() -> SceneDescription {
    guard let view else { return SceneDescription(element: .layers(LayersElement())) }
    picture.drawing = DrawingElement(commands: view.layerCommands, size: view.drawnSize, isClipped: view.clipsToBounds)
    let own = view.pressableSelf
    // A stack covers its own layer.
    return view is UIStackView
      ? SceneDescription(element: .layers(LayersElement(base: 1)), children: [picture, own])
      : SceneDescription(element: .layers(LayersElement(base: 0)), children: [own, picture])
  }
}
