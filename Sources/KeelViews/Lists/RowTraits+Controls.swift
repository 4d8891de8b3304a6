import KeelControls
import KeelScene

/// Returns the traits of a row that consists of this control only, or `nil` to show the control in the row.
@MainActor func rowTraits(of control: UIView) -> RowTraits? {
  if let stack = control as? UIStackView { return StackedRow(stack)?.traits }
  guard let traits = ownTraits(of: control) else { return nil }
  return traits.content.isEmpty ? traits : StackedRow(traits, in: control)?.traits ?? traits
}

/// Returns the traits of a row that consists of this control. Labels that are more than words are kept as content.
@MainActor private func ownTraits(of control: UIView) -> RowTraits? {
  if let content = control as? any RowContent { return content.rowTraits }
  guard control.isShown else { return nil }
  switch control.element {
  case .label(let label) where label.runs.isEmpty && !label.text.contains(where: \.isNewline):
    var traits = RowTraits(text: label.text)
    traits.textColor = label.color
    traits.font = label.font
    traits.isEnabled = control.isEnabledInScene
    return traits
  case .button(let button) where (button.style == .plain || button.style.isBare) && !button.isBusy:
    var traits = RowTraits(text: button.title)
    traits.image = button.image
    if let font = button.font { traits.font = font }
    traits.textColor = rowColor(of: button, in: control)
    if let control = control as? UIButton, !control.labelViews.isEmpty {
      if !control.keepsLabelViews, let words = LabelWords(control.labelViews) {
        // Padding around the words: a row has room of its own.
        traits.take(words)
      } else if button.hasLabelChild {
        traits.content = control.labelViews
      }
    }
    // The picture of a button that destroys something is as red as its title.
    if button.role == .destructive { traits.image = traits.image?.inked(.destructive) }
    traits.isEnabled = control.attributes.isEnabled
    traits.activate = { [weak control] in control?.press() }
    traits.address = control.linkAddress
    return traits
  case .toggle(let toggle) where toggle.style != .button:
    guard let control = control as? UISwitch, let title = control.title, !title.isEmpty else { return nil }
    control.isTitledByRow = true
    var traits = RowTraits(text: title)
    traits.image = control.image?.symbol
    if let color = control.titleLook?.foreground { traits.textColor = color }
    if let font = control.titleLook?.font { traits.font = font }
    traits.accessories = [control]
    return traits
  default: return nil
  }
}

extension RowTraits {
  /// Shows words in the row's colour, except in what has one of its own. The icon of a label has the colour of icons.
  mutating func take(_ words: LabelWords) {
    text = words.title
    image = words.image
    if !words.isIcon { image = image?.inked(textColor) }
    if let font = words.font { self.font = font }
    if let color = words.look?.foreground { textColor = color }
  }
}

/// Returns the colour of a button's label in a row that presses it.
@MainActor func rowColor(of button: ButtonElement, in control: UIView) -> SceneColor {
  if button.role == .destructive { return .destructive }
  return button.style.isBare ? .label : control.attributes.tint ?? .tint
}
