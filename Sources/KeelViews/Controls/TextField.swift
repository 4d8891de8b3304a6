public import FoundationEssentials
import KeelControls
public import KeelModel

/// A line of text to edit. Stands over `UITextField`; with a vertical axis over `UITextView`.
public struct TextField<Label: View> {
  let source: TextSource
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal
  var isSecure = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  package init(label: Label, source: TextSource, prompt: Text?) {
    self.source = source
    self.prompt = prompt
    self.label = label
  }

  /// A field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), source: .text(text), prompt: prompt)
  }

  /// A field with a label of any kind; a vertical one takes several lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), source: .text(text), prompt: prompt)
    self.axis = axis
  }

  /// A field for a value that has a way to be written and read, with a label of any kind.
  ///
  /// The value follows what is typed, wherever that says one. As long as a person types, the text stays as they typed it; on
  /// Return, and when the focus leaves, it is written as the format writes the value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }

  /// A field for a value that may be missing, with a label of any kind.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), source: .text(text), prompt: nil)
  }
  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), source: .text(text), prompt: nil)
  }
  /// A field with a title, and what is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), source: .text(text), prompt: prompt)
  }
  /// A field with a title, and what is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), source: .text(text), prompt: prompt)
  }
  /// A field with a title; a vertical one takes several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }
  /// A field with a title; a vertical one takes several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }
  /// A field with a title, and what is shown while it is empty; a vertical one takes several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), source: .text(text), prompt: prompt)
    self.axis = axis
  }
  /// A field with a title, and what is shown while it is empty; a vertical one takes several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), source: .text(text), prompt: prompt)
    self.axis = axis
  }

  /// A field with a title, for a value that has a way to be written and read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }
  /// A field with a title, for a value that has a way to be written and read.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }
  /// A field with a title, for a value that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }
  /// A field with a title, for a value that may be missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }

  /// A field that tells when editing begins and ends, and when Return is pressed. Newer code uses `onSubmit` and
  /// `@FocusState`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  /// A field that tells when Return is pressed. Newer code uses `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }
  /// A field that tells when editing begins and ends, and when Return is pressed. Newer code uses `onSubmit` and
  /// `@FocusState`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: Place) -> Mount<Self> {
    if place.surroundings.environment.controls.textField != nil { return StyledMount(self, at: place) }
    if axis == .vertical { return TextFieldEditorMount(self, control: UITextView(), at: place) }
    return TextFieldMount(self, control: UITextField(), at: place)
  }
}
