import KeelControls
import KeelModel
import KeelScene

// What buttons and fields are in an alert, and labels where there is room for words only.

extension Label: LabelReadable {
  package var labelViews: [any View] { [title, icon] }
}

extension Button: AlertActionContent {
  package func alertPart(in environment: EnvironmentValues) -> AlertPart {
    let style: UIAlertAction.Style =
      switch role?.sceneRole {
      case .cancel: .cancel
      case .destructive: .destructive
      case nil: .default
      }
    return .answer(
      AlertAnswer(
        title: readLabel(label, in: environment).text, style: style, isEnabled: environment.isEnabled,
        isPreferred: environment.keyboardShortcut == .defaultAction, action: action))
  }
}

extension TextField: AlertActionContent {
  package func alertPart(in environment: EnvironmentValues) -> AlertPart {
    let words = prompt.map { plainText($0, in: environment) } ?? readLabel(label, in: environment).text
    let binding: Binding<String> =
      switch source {
      case .text(let text): text
      case .value(let value): Binding(get: { value.text }, set: { value.commit($0) })
      }
    return .field(AlertField(prompt: words, text: binding, isSecure: isSecure))
  }
}

extension SecureField: AlertActionContent {
  package func alertPart(in environment: EnvironmentValues) -> AlertPart { field.alertPart(in: environment) }
}
