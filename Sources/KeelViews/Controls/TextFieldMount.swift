import FoundationEssentials
import KeelControls
import KeelModel

/// The mount of a line of text. The label is shown while the field is empty, unless there is a prompt.
final class TextFieldMount<Label: View>: ValueMount<TextField<Label>, UITextField> {
  private var label: WordsSlot<Label>?
  private var typed = TypedText()
  private var selectionRequest: Int?
  private var selected: ExchangedSelection<UITextField>?
  private var isInRow = false

  override func prepare() {
    isInRow = inner.isInRow
    label = WordsSlot(view.label, in: self) { [weak self] in self?.evaluate() }
    control.onEvents(.editingChanged) { [weak self] in self?.textDidChange() }
    control.onEvents(.editingDidBegin) { [weak self] in self?.view.onEditingChanged?(true) }
    control.onEvents(.editingDidEnd) { [weak self] in
      guard let self else { return }
      endTyping()
      view.onEditingChanged?(false)
    }
    control.onEvents(.editingDidEndOnExit) { [weak self] in self?.submit() }
    keepFocus(of: control)
  }

  private func textDidChange() {
    switch view.source {
    case .text(let text):
      text.wrappedValue = control.text ?? ""
      selected?.write()
    case .value(let value):
      typed.type()
      value.commit(control.text ?? "", at: place)
    }
    edited()
  }

  private var place: FormatPlace { surroundings.environment.style.text.place }

  /// Shows the formatted value; a text that could not be parsed is discarded.
  private func endTyping() {
    guard case .value = view.source else { return }
    typed.end()
    edited()
  }

  private func submit() {
    endTyping()
    view.onCommit?()
    let isAnswered = surroundings.environment.controls.submit.run(.text)
    control.leavesReturn = !isAnswered && view.onCommit == nil
  }

  /// True if the text must not be saved.
  private func isSecret(_ input: TextInputLooks) -> Bool {
    view.isSecure || input.contentType == .password || input.contentType == .newPassword
  }

  override func configure() {
    let environment = surroundings.environment
    let input = environment.controls.text
    switch view.source {
    case .text(let text):
      control.text = isSecret(input) ? SecretReading.run { text.wrappedValue } : text.wrappedValue
    case .value(let value):
      if let text = typed.update(to: value.text(at: place)) { control.text = text }
    }
    selected = .following(view.selection, in: control, after: selected)
    control.isEnabled = environment.style.isEnabled
    control.isSecureTextEntry = view.isSecure
    control.textContentType = input.contentType
    control.keyboardType = input.keyboard
    control.returnKeyType = input.returnKey
    control.isEditable = input.isEditable
    control.borderStyle = environment.controls.fieldBorder.style(inRowOrBar: isInRow || environment.controls.isInBar)
    let style = environment.style
    control.hasExactColor = true
    (control.font, control.textColor, control.textAlignment) = style.editedText
    if let request = input.selectionRequest, request != selectionRequest {
      if selectionRequest != nil { control.selectAll(nil) }
      selectionRequest = request
    }
    let title = label?.words.title ?? ""
    let prompt = view.prompt?.string(in: environment.style.text)
    control.placeholder = prompt ?? title
    control.ownAccessibilityLabel = prompt == nil || title.isEmpty ? nil : title
  }

  override func updateSlots() { label?.update(to: view.label) }
  override var parts: [AnyMount] { [label?.child].compactMap(\.self) }
}

/// The mount of a field of several lines.
final class TextFieldEditorMount<Label: View>: ValueMount<TextField<Label>, UITextView> {
  private var label: WordsSlot<Label>?
  private var selected: ExchangedSelection<UITextView>?
  private var isInRow = false

  override func prepare() {
    isInRow = inner.isInRow
    label = WordsSlot(view.label, in: self) { [weak self] in self?.evaluate() }
    control.onChange = { [weak self] in
      guard let self else { return }
      switch view.source {
      case .text(let text):
        text.wrappedValue = control.text
        selected?.write()
      case .value(let value): value.commit(control.text, at: place)
      }
      edited()
    }
    control.onFocus = { [weak self] in self?.view.onEditingChanged?($0) }
    keepFocus(of: control)
  }

  private var place: FormatPlace { surroundings.environment.style.text.place }

  override func configure() {
    switch view.source {
    case .text(let text): control.text = text.wrappedValue
    case .value(let value): control.text = value.text(at: place)
    }
    selected = .following(view.selection, in: control, after: selected)
    let style = surroundings.environment.style
    let looks = surroundings.environment.controls
    control.take(looks.text, style)
    control.borderStyle = looks.fieldBorder.style(inRowOrBar: isInRow || looks.isInBar)
    let title = label?.words.title ?? ""
    let prompt = view.prompt?.string(in: style.text)
    control.placeholder = prompt ?? title
    control.ownAccessibilityLabel = prompt == nil || title.isEmpty ? nil : title
    let most = max(1, style.lineLimit ?? .max)
    control.lines = min(max(1, style.reservedLines), most)...most
  }

  override func updateSlots() { label?.update(to: view.label) }
  override var parts: [AnyMount] { [label?.child].compactMap(\.self) }
}
