import KeelControls
import KeelScene

/// A modifier that sets the position of an alignment guide of a view.
struct AlignmentGuideModifier<Length: BinaryFloatingPoint> {
  let key: GuideKey
  let position: (ViewDimensions) -> Length
}

extension AlignmentGuideModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    AlignmentGuideMount(view, at: place)
  }
}

private final class AlignmentGuideMount<Content: View, Length: BinaryFloatingPoint>: TransformingMount<
  Content, AlignmentGuideModifier<Length>
>
{
  private var boxes = BoxTable()
  private var style = BoxElement()

  override func prepare() { updateStyle() }
  override func modifierDidChange() { updateStyle() }

  private func updateStyle() {
    let modifier = modifier
    style.guides = [SceneGuide(modifier.key) { Double(modifier.position(ViewDimensions($0, of: $1))) }]
    boxes.forEach { $0.style = style }
  }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item) { return box }
    let box = boxes.makeBox(around: item)
    box.style = style
    return box
  }
}

extension View {
  /// Sets the position of a guide, in points from the leading edge of the view. The closure receives the view's size.
  nonisolated public func alignmentGuide<Length: BinaryFloatingPoint>(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Length
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }
  /// Sets the position of a guide, in points from the top edge of the view. The closure receives the view's size.
  nonisolated public func alignmentGuide<Length: BinaryFloatingPoint>(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Length
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, position: computeValue))
  }
}
