public import KeelModel

extension EnvironmentValues {
  /// The undo manager of the view's window; `nil` outside of a window.
  ///
  ///     @Environment(\.undoManager) private var undoManager
  ///
  /// Views that read its `canUndo` or its names are updated when they change.
  public var undoManager: UndoManager? { window?.undoManager }
}
