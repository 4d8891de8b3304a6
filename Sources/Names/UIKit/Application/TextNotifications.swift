public import Foundation
public import KeelControls

// Steps of editing are posted only after the program has read the name of one of these notifications.

extension UITextField {
  /// Posted when a field has received the focus; its object is the field.
  nonisolated public static let textDidBeginEditingNotification = TextNotifications.fields.began
  /// Posted when the user has edited the text of a field; its object is the field.
  nonisolated public static let textDidChangeNotification = TextNotifications.fields.changed
  /// Posted when a field has lost the focus; its object is the field.
  nonisolated public static let textDidEndEditingNotification = TextNotifications.fields.ended
}

extension UITextView {
  /// Posted when an editor has received the focus; its object is the editor.
  nonisolated public static let textDidBeginEditingNotification = TextNotifications.editors.began
  /// Posted when the user has edited the text of an editor; its object is the editor.
  nonisolated public static let textDidChangeNotification = TextNotifications.editors.changed
  /// Posted when an editor has lost the focus; its object is the editor.
  nonisolated public static let textDidEndEditingNotification = TextNotifications.editors.ended
}

/// The names of the notifications of one kind of view.
private struct TextNotifications: Sendable {
  let began: Notification.Name
  let changed: Notification.Name
  let ended: Notification.Name

  private init(_ kind: String) {
    began = Notification.Name("\(kind)TextDidBeginEditingNotification")
    changed = Notification.Name("\(kind)TextDidChangeNotification")
    ended = Notification.Name("\(kind)TextDidEndEditingNotification")
  }

  private func name(of step: TextEditing.Step) -> Notification.Name {
    switch step {
    case .began: began
    case .changed: changed
    case .ended: ended
    }
  }

  private static let names: (fields: TextNotifications, editors: TextNotifications) = {
    let names = (fields: TextNotifications("UITextField"), editors: TextNotifications("UITextView"))
    TextEditing.follow { view, step in
      let kind: TextNotifications? =
        switch view {
        case is UITextField: names.fields
        case is UITextView: names.editors
        default: nil
        }
      if let kind { NotificationCenter.default.post(name: kind.name(of: step), object: view) }
    }
    return names
  }()
  static var fields: TextNotifications { names.fields }
  static var editors: TextNotifications { names.editors }
}
