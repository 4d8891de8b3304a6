import KeelControls
import KeelModel
import KeelScene

/// A modifier that changes the looks of the rows of a view.
struct RowLookModifier {
  let change: (inout RowLook, LeafStyle) -> Void
  init(_ change: @escaping (inout RowLook, LeafStyle) -> Void) { self.change = change }
}

extension RowLookModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    RowLookMount(view, at: place)
  }
}

final class RowLookMount<Content: View>: ModifierMount<Content, RowLookModifier>, RowModifying {
  func apply(to settings: inout RowSettings) {
    modifier.change(&settings.look, surroundings.environment.style)
  }
  override func didUpdate() { notifyRow() }
}

extension View {
  /// The style of the view as the background of a row; transparent for views that are no styles.
  nonisolated func rowBackground(in style: LeafStyle) -> ScenePaint {
    let own: (any ShapeStyle)? = (self as? _ShapeView)?.inks.first?.style ?? self as? any ShapeStyle
    return own.flatMap(style.paint) ?? .color(.background, opacity: 0)
  }
}
