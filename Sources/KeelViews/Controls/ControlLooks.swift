package import KeelControls
import KeelModel
package import KeelScene

/// The environment values that controls need beyond `LeafStyle`, looked up once for each place that sets one of them.
/// An object, because it is large and each control reads it.
@MainActor package final class ControlLooks {
  package let button: ButtonLook
  package let label: LabelLook
  package let toggle: ToggleLook
  package let picker: PickerElement.Style
  package let progress: ProgressLook
  package let gauge: GaugeElement.Style
  package let labeledContent: (any LabeledContentStyle)?
  package let textField: (any TextFieldStyle)?
  package let groupBox: (any GroupBoxStyle)?
  package let datePicker: UIDatePickerStyle
  package let symbolVariants: SymbolVariants
  package let shortcut: KeyboardShortcut?
  package let hidesLabels: Bool
  package let text: TextInputLooks
  package let submit: SubmitActions
  /// Whether controls complete the page, because they are where a toolbar has what confirms it.
  package let confirms: Bool

  /// The keys of the values that it consists of.
  static let keys = EnvironmentReads.keys { _ = ControlLooks($0) }

  package init(_ values: EnvironmentValues) {
    button = values.buttonLook
    label = values.labelLook
    toggle = values.toggleLook
    picker = values.pickerLook
    progress = values.progressLook
    gauge = values.gaugeLook
    labeledContent = values.labeledContentStyle
    textField = values.textFieldStyle
    groupBox = values.groupBoxStyle
    datePicker = values.datePickerLook
    symbolVariants = values.symbolVariants
    shortcut = values.keyboardShortcut
    hidesLabels = values.labelsVisibility == .hidden
    text = values.textInput
    submit = values.submitActions
    confirms = values.toolbarItemPlacement?.meaning == .confirmation
  }
}

extension EnvironmentValues {
  /// The shortcut that triggers a control.
  @Entry public var keyboardShortcut: KeyboardShortcut?
  /// Whether the labels of controls are shown; assistive technology reads them in any case.
  @Entry public var labelsVisibility: Visibility = .automatic
}

extension View {
  /// Hides the labels of controls; assistive technology reads them all the same.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  /// Sets whether the labels of controls are shown; assistive technology reads them in any case.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
