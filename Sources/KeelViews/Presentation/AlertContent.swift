package import KeelControls
package import KeelInteraction
package import KeelModel

// An alert is no place for views: it has answers and fields. What an alert's `actions` come to is read from the views
// by value. `Button`, `TextField` and `SecureField` adopt `AlertActionContent` to say what they are there.

/// A view that means something in an alert: an answer, or a field to fill in.
@MainActor package protocol AlertActionContent {
  /// What the view is in an alert. What is read here is followed while the alert is shown.
  func alertPart(in environment: EnvironmentValues) -> AlertPart
}

/// What an alert can show besides its words.
package enum AlertPart {
  case answer(AlertAnswer)
  case field(AlertField)
}

/// An answer to an alert: what `Button` is there.
package struct AlertAnswer {
  /// What the button says: words of the app or of Keel.
  package enum Label { case text(String), word(SystemWord) }
  package let label: Label
  package var style: UIAlertAction.Style
  package var isEnabled: Bool
  /// Whether Return stands for it.
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

  /// An answer that Keel gives words to.
  package init(_ word: SystemWord, style: UIAlertAction.Style, action: @escaping () -> Void) {
    label = .word(word)
    self.style = style
    isEnabled = true
    isPreferred = false
    self.action = action
  }

  /// Whether the action on the screen says the same, in the same manner.
  @MainActor func isSaid(by shown: UIAlertAction) -> Bool {
    guard shown.style == style else { return false }
    return switch label {
    case .text(let title): shown.word == nil && shown.title == title
    case .word(let word): shown.word == word
    }
  }
}

/// A field of an alert: what `TextField` and `SecureField` are there.
package struct AlertField {
  package var prompt: String
  package var text: Binding<String>
  package var isSecure: Bool
  /// Whether the text says a value, and is the person's while they type.
  package var isValue: Bool

  package init(prompt: String, text: Binding<String>, isSecure: Bool = false, isValue: Bool = false) {
    self.isValue = isValue
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
  }
}

/// A modifier that sets values of the environment: what is around a button in an alert counts there too.
@MainActor package protocol EnvironmentChanging {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier: EnvironmentChanging {
  package func change(_ environment: inout EnvironmentValues) { transform(&environment) }
}

/// What the views come to in an alert, in order. Views that mean nothing there are left out.
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
