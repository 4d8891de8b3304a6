public import KeelModel

/// Whether a person is deleting and moving rows by hand.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a moment, as one row is swiped.
  case transient
  case active

  /// Whether rows can be edited now.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the page's lists are being edited; `nil` outside of pages.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing the lists of its page.
public struct EditButton {
  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View { EditButtonContent() }
}

private struct EditButtonContent: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
