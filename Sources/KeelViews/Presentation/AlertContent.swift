package import KeelControls
package import KeelInteraction
package import KeelModel

// An alert contains answers and fields in place of views. They are read by value from the views of the alert's
// `actions`. `Button`, `TextField` and `SecureField` adopt `AlertActionContent` to provide their part of an alert.

/// A view with a meaning in an alert: an answer or a field.
@MainActor package protocol AlertActionContent {
  /// Returns the view's part of an alert. The values that it reads are tracked while the alert is shown.
  func alertPart(in environment: EnvironmentValues) -> AlertPart
}

/// A part of an alert besides its title and message.
package enum AlertPart {
  case answer(AlertAnswer)
  case field(AlertField)
}

/// An answer to an alert, which `Button` becomes.
package struct AlertAnswer {
  /// The title of the button: a string of the app or one of Keel's words.
  package enum Label { case text(String), word(SystemWord) }
  package let label: Label
  package var style: UIAlertAction.Style
  package var isEnabled: Bool
  /// True if Return triggers the answer.
  package var isPreferred: Bool
  package var action: () -> Void

  package init(
    title: String, style: UIAlertAction.Style = .default, isEnabled: Bool = true, isPreferred: Bool = false,
    action: @escaping () -> Void
  ) {
    label = .text(title)
    self.style = style
    self.isEnabled = isEnabled
    self.isPreferred = isPreferred
    self.action = action
  }

  /// Creates an answer with one of Keel's words.
  package init(_ word: SystemWord, style: UIAlertAction.Style, action: @escaping () -> Void) {
    label = .word(word)
    self.style = style
    isEnabled = true
    isPreferred = false
    self.action = action
  }

  /// Returns true if the action on the screen has the same title and style.
  @MainActor func matches(_ shown: UIAlertAction) -> Bool {
    guard shown.style == style else { return false }
    return switch label {
    case .text(let title): shown.word == nil && shown.title == title
    case .word(let word): shown.word == word
    }
  }
}

/// A field of an alert, which `TextField` and `SecureField` become.
package struct AlertField {
  package var prompt: String
  package var text: Binding<String>
  package var isSecure: Bool
  /// True if the text represents a value, and stays as typed while the user types.
  package var isValue: Bool

  package init(prompt: String, text: Binding<String>, isSecure: Bool = false, isValue: Bool = false) {
    self.isValue = isValue
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
  }
}

/// A modifier that sets values of the environment, which also apply to a button in an alert.
@MainActor package protocol EnvironmentChanging {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier: EnvironmentChanging {
  package func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

/// Returns the parts of an alert that the views become, in order. Views without a meaning in an alert are ignored.
@MainActor package func alertParts(of view: any View, in environment: EnvironmentValues) -> [AlertPart] {
  var found: [AlertPart] = []
  for part in parts(of: view) {
    if let content = part.view as? any AlertActionContent {
      found.append(content.alertPart(in: environment))
    } else if let modified = part.view as? any AnyModifiedContent {
      var environment = environment
      (modified.anyModifier as? any EnvironmentChanging)?.change(&environment)
      found += alertParts(of: modified.anyContent, in: environment)
    } else if let body = bodyOf(part.view) {
      found += alertParts(of: body, in: environment)
    }
  }
  return found
}
