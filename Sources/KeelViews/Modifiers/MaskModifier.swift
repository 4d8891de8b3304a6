import KeelControls
import KeelScene

/// A modifier that shows a view only where another one is drawn.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    MaskMount(view, at: place)
  }
}

/// The mount of a mask, whose views are in no window: boxes copy their drawing.
private final class MaskMount<Content: View, Mask: View>: TransformingMount<Content, MaskModifier<Mask>> {
  private var boxes = BoxTable()
  private var slot: Slot<Mask>?
  private let source = UIMaskSource()

  override func prepare() {
    surroundings.environment.follow(self)
    source.didChange = { [weak self] in self?.boxes.forEach { $0.setNeedsDescription() } }
    slot = Slot(modifier.mask, in: self) { [weak self, source] items in
      source.setSubviews(items)
      self?.boxes.forEach { $0.setNeedsDescription() }
    }
  }

  override func modifierDidChange() {
    slot?.update(to: modifier.mask)
    boxes.forEach { $0.setNeedsDescription() }
  }
  override func environmentDidChange() { boxes.forEach { $0.setNeedsDescription() } }

  override var parts: [AnyMount] {
    var parts = super.parts
    if let mask = slot?.child { parts.append(mask) }
    return parts
  }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item) { return box }
    let box = boxes.makeBox(around: item)
    box.makeMask = { [weak self] box in self?.mask(of: box) }
    box.observeGeometry(self, .size) { [weak box] _ in box?.setNeedsDescription() }
    return box
  }

  private func mask(of box: UIBoxView) -> DrawingElement {
    let size = box.reportedFrame?.size ?? surroundings.environment.values.typicalWindowSize
    let drawn = DrawnSymbol(of: source.subviews, in: size, at: modifier.alignment.sceneAnchor)
    return DrawingElement(commands: drawn.commands, size: size, isClipped: true)
  }
}

extension View {
  /// Shows the view only where other views are drawn, with their opacity. Texts, symbols, shapes, colours, gradients
  /// and drawings can be masks, also in stacks and frames.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }
  /// Shows the view only where another view is drawn.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
