import KeelControls
import KeelInteraction
public import KeelModel

/// The editing state of lists, in which the user can delete and move rows.
public enum EditMode: Hashable, Sendable {
  /// Rows cannot be edited.
  case inactive
  /// One row is being edited temporarily, by a swipe.
  case transient
  /// All rows can be edited.
  case active

  /// A Boolean value that indicates whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The editing state of the page's lists, or `nil` outside of pages.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends editing the lists of its page. It is backed by `UIButton`.
public struct EditButton {
  /// Creates a button titled "Edit", or "Done" while lists are edited.
  nonisolated public init() {}
}

extension EditButton: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { EditButtonMount(self, control: UIButton(), at: place) }
}

final class EditButtonMount: ControlMount<EditButton, UIButton> {
  private var editing: Followed<Bool>?

  private var editMode: Binding<EditMode> {
    surroundings.environment.values.editMode ?? surroundings.page.editMode.binding
  }

  override var followsLooksAlone: Bool { false }

  override func configure() {
    let editMode = editMode
    let read = { editMode.wrappedValue.isEditing }
    if let editing {
      editing.follow(read)
    } else {
      editing = Followed(read) { [weak self] _ in self?.showTitle() }
      control.addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
    }
    control.isEnabled = surroundings.environment.style.isEnabled
    showTitle()
  }

  private func showTitle() {
    control.setTitle(surroundings.environment.style.text.systemWords[.editButton(isEditing: editing?.value == true)])
  }

  private func press() {
    let editMode = editMode
    editMode.wrappedValue = editMode.wrappedValue.isEditing ? .inactive : .active
  }

  override func didUnmount() { editing?.end() }
}
