import KeelControls
public import KeelModel

/// A modifier that allows deleting elements of a collection.
package struct DeleteModifier {
  let action: ((IndexOffsets) -> Void)?
}

extension DeleteModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    DeleteMount(view, at: place)
  }
}

final class DeleteMount<Content: View>: ModifierMount<Content, DeleteModifier>, RowEditing {
  func apply(to settings: inout RowSettings, index: Int) {
    guard settings.delete == nil, let action = modifier.action else { return }
    settings.delete = { action([index]) }
  }
  override func didUpdate() { notifyRow() }
}

/// A modifier that allows moving elements of a collection.
package struct MoveModifier {
  let action: ((IndexOffsets, Int) -> Void)?
}

extension MoveModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    MoveMount(view, at: place)
  }
}

final class MoveMount<Content: View>: ModifierMount<Content, MoveModifier>, RowEditing {
  func apply(to settings: inout RowSettings, index: Int) {
    if settings.move == nil { settings.move = modifier.action }
  }
  override func didUpdate() { notifyRow() }
}

extension DynamicViewContent {
  /// Allows the user to delete rows. The closure receives their offsets and removes the elements; `nil` disables
  /// deleting.
  @_disfavoredOverload
  nonisolated public func onDelete(
    perform action: ((IndexOffsets) -> Void)?
  ) -> some DynamicViewContent {
    modifier(DeleteModifier(action: action))
  }

  /// Allows the user to move rows. The closure receives their offsets and the offset to move them before; `nil`
  /// disables moving.
  @_disfavoredOverload
  nonisolated public func onMove(
    perform action: ((IndexOffsets, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(MoveModifier(action: action))
  }
}
