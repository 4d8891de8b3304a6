package import KeelControls
import KeelModel
package import KeelScene

/// The environment values that controls need beyond `LeafStyle`, looked up once for each place that sets one of them.
/// It is an object because it is large and each control reads it.
@MainActor package final class ControlLooks {
  package let button: ButtonLook
  package let label: LabelLook
  package let toggle: ToggleLook
  package let picker: PickerElement.Style
  package let progress: ProgressLook
  package let gauge: GaugeElement.Style
  package let labeledContent: (any LabeledContentStyle)?
  package let textField: (any TextFieldStyle)?
  package let fieldBorder: TextFieldBorder
  package let groupBox: (any GroupBoxStyle)?
  package let datePicker: UIDatePickerStyle
  package let symbolVariants: SymbolVariants
  package let imageScale: Image.Scale
  package let shortcut: KeyboardShortcut?
  package let hidesLabels: Bool
  package let text: TextInputLooks
  package let submit: SubmitActions
  /// The kinds of controls that the program's own styles render.
  package let ownStyles: OwnStyles
  /// True if controls confirm the page, because they are in a toolbar's place for confirmation.
  package let confirms: Bool
  /// True if controls are in a bar.
  package let isInBar: Bool

  /// The keys of the values that it contains.
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
    fieldBorder = values.textFieldBorder
    groupBox = values.groupBoxStyle
    datePicker = values.datePickerLook
    symbolVariants = values.symbolVariants
    imageScale = values.imageScale
    shortcut = values.keyboardShortcut
    hidesLabels = values.labelsVisibility == .hidden
    text = values.textInput
    submit = values.submitActions
    var own: OwnStyles = []
    if case .primitive = button { own.insert(.button) }
    if case .custom = label { own.insert(.label) }
    if case .custom = toggle { own.insert(.toggle) }
    if case .custom = progress { own.insert(.progress) }
    if labeledContent != nil { own.insert(.labeledContent) }
    if textField != nil { own.insert(.textField) }
    if groupBox != nil { own.insert(.groupBox) }
    ownStyles = own
    confirms = values.toolbarItemPlacement?.meaning == .confirmation
    isInBar = values.toolbarItemPlacement != nil
  }
}

/// Kinds of controls that a style of the program's own renders as views, in place of the control.
///
/// Views of such a kind are mounted as either their control or the style's views. If the set changes while they are
/// shown, they are mounted again: in SwiftUI the two styles have different types, and views of different types are
/// different views.
package struct OwnStyles: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  static let button = OwnStyles(rawValue: 1 << 0)
  static let label = OwnStyles(rawValue: 1 << 1)
  static let toggle = OwnStyles(rawValue: 1 << 2)
  static let progress = OwnStyles(rawValue: 1 << 3)
  static let labeledContent = OwnStyles(rawValue: 1 << 4)
  static let textField = OwnStyles(rawValue: 1 << 5)
  static let groupBox = OwnStyles(rawValue: 1 << 6)
}

extension EnvironmentValues {
  /// The shortcut that triggers a control.
  @Entry public var keyboardShortcut: KeyboardShortcut?
  /// The visibility of the labels of controls; assistive technology always reads them.
  @Entry public var labelsVisibility: Visibility = .automatic
}

extension View {
  /// Hides the labels of controls; assistive technology still reads them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }
  /// Sets the visibility of the labels of controls; assistive technology always reads them.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
