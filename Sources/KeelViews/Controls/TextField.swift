public import FoundationEssentials
import KeelControls
public import KeelModel

/// A field for a line of text. It is backed by `UITextField`, or by `UITextView` if its axis is vertical.
public struct TextField<Label: View> {
  let source: TextSource
  let prompt: Text?
  let label: Label
  var axis = Axis.horizontal
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  package init(label: Label, source: TextSource, prompt: Text?) {
    self.source = source
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label of any kind.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), source: .text(text), prompt: prompt)
  }

  /// Creates a field with a label of any kind; a vertical field accepts several lines.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), source: .text(text), prompt: prompt)
    self.axis = axis
  }

  /// Creates a field for a value that a format formats and parses, with a label of any kind.
  ///
  /// The value follows the text whenever the text can be parsed. While the user types, the text stays as typed. On
  /// Return, and when the field loses focus, it becomes the formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }

  /// Creates a field for an optional value, with a label of any kind. An empty text sets it to `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), source: .text(text), prompt: nil)
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), source: .text(text), prompt: nil)
  }
  /// Creates a field with a title and a prompt that is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), source: .text(text), prompt: prompt)
  }
  /// Creates a field with a title and a prompt that is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), source: .text(text), prompt: prompt)
  }
  /// Creates a field with a title; a vertical field accepts several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }
  /// Creates a field with a title; a vertical field accepts several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }
  /// Creates a field with a title and a prompt; a vertical field accepts several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), source: .text(text), prompt: prompt)
    self.axis = axis
  }
  /// Creates a field with a title and a prompt; a vertical field accepts several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), source: .text(text), prompt: prompt)
    self.axis = axis
  }

  /// Creates a field with a title for a value that a format formats and parses.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }
  /// Creates a field with a title for a value that a format formats and parses.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), source: .value(FormattedField(value: value, format: format)), prompt: prompt)
  }
  /// Creates a field with a title for an optional value. An empty text sets it to `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }
  /// Creates a field with a title for an optional value. An empty text sets it to `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), source: .value(OptionalField(value: value, format: format)), prompt: prompt)
  }

  /// Creates a field with actions for the beginning and end of editing and for Return. Newer code uses `onSubmit` and
  /// `@FocusState`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  /// Creates a field with an action for Return. Newer code uses `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }
  /// Creates a field with actions for the beginning and end of editing and for Return. Newer code uses `onSubmit` and
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
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if place.surroundings.environment.controls.textField != nil { return StyledMount(self, at: place) }
    if axis == .vertical { return TextFieldEditorMount(self, control: UITextView(), at: place) }
    return TextFieldMount(self, control: UITextField(), at: place)
  }
}
