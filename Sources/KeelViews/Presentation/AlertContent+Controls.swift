import KeelControls
import KeelModel
import KeelScene

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
    let place = FormatPlace(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    let text =
      switch source {
      case .text(let text): text
      case .value(let value): Binding<String>(get: { value.text(at: place) }, set: { value.commit($0, at: place) })
      }
    let isValue = if case .value = source { true } else { false }
    return .field(AlertField(prompt: words, text: text, isSecure: isSecure, isValue: isValue))
  }
}

extension SecureField: AlertActionContent {
  package func alertPart(in environment: EnvironmentValues) -> AlertPart { field.alertPart(in: environment) }
}

extension Label: LabelReadable {
  package var labelViews: [any View] { [title, icon] }
}

// The tab of an app for older systems is often a picture above a text.
extension VStack: LabelReadable {
  package var labelViews: [any View] { [content] }
}

extension HStack: LabelReadable {
  package var labelViews: [any View] { [content] }
}

extension TagModifier: TagGiving {
  package var tagGiven: AnyHashable { AnyHashable(value) }
}

extension BadgeModifier: BadgeGiving {
  package func badge(in environment: EnvironmentValues) -> String? { text.map { plainText($0, in: environment) } }
}

extension RowModifier: BadgeGiving {
  package func badge(in environment: EnvironmentValues) -> String? {
    var settings = RowSettings()
    change(&settings)
    return settings.badge.isEmpty ? nil : settings.badge
  }
}
