import KeelControls
import KeelScene

extension View {
  /// Puts the view in a box with the outline of a shape: a known one, or the path that the shape makes for the size of
  /// the box.
  nonisolated func outlined<S: Shape>(
    by shape: S, _ fill: FillStyle, _ style: @escaping @MainActor (inout BoxElement, LeafStyle) -> Void
  ) -> some View {
    modifier(OutlineModifier(shape: AnyShape(shape), isEvenOdd: fill.isEOFilled, style: style))
  }
}

/// A modifier that puts each control of a view in a box with the outline of a shape.
private struct OutlineModifier {
  let shape: AnyShape
  let isEvenOdd: Bool
  let style: @MainActor (inout BoxElement, LeafStyle) -> Void
}

extension OutlineModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    OutlineMount(view, at: place)
  }
}

private final class OutlineMount<Content: View>: TransformingMount<Content, OutlineModifier> {
  private var boxes = BoxTable()

  override func prepare() { surroundings.environment.follow(self) }
  override func modifierDidChange() { boxes.forEach(update) }
  override func environmentDidChange() { boxes.forEach(update) }

  private func update(_ box: UIBoxView) {
    let environment = surroundings.environment
    let shape = modifier.shape
    var style = BoxElement()
    modifier.style(&style, environment.style)
    if let known = shape._exactOutline {
      style.shape = known.kind
      box.observeGeometry(self, .none) { _ in }
    } else {
      style.shape = shape._outline.kind
      let size = box.reportedFrame?.size ?? environment.values.typicalWindowSize
      let area = _ShapeArea(SceneRect(x: 0, y: 0, width: size.width, height: size.height))
      style.outline = SceneOutline(shape._path(in: area).drawn, isEvenOdd: modifier.isEvenOdd, size: size)
      box.observeGeometry(self, .size) { [weak self, weak box] frame in
        if let self, let box, !self.isGone, frame.size != size { self.update(box) }
      }
    }
    box.style = style
  }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item) { return box }
    let box = boxes.makeBox(around: item)
    update(box)
    return box
  }
}
