import KeelInteraction
public import KeelModel

/// A control to choose one of the colours that every front end has. It is backed by `UIPickerControl`.
///
/// A colour that is not among them is shown as no choice, and the binding keeps it until the user chooses another.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label

  /// Creates a picker with a label of any kind. Front ends offer no opacity, regardless of `supportsOpacity`.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  private static var choices: [(SystemWord, Color)] {
    [
      (.red, .red), (.orange, .orange), (.yellow, .yellow), (.green, .green), (.mint, .mint), (.teal, .teal),
      (.cyan, .cyan), (.blue, .blue), (.indigo, .indigo), (.purple, .purple), (.pink, .pink), (.brown, .brown),
      (.gray, .gray), (.black, .black), (.white, .white),
    ]
  }

  /// The content and behaviour of the view: a picker of fifteen named colours.
  public var body: some View {
    Picker(selection: selection, label: label) {
      ForEach(Self.choices, id: \.1) { choice in Text(choice.0).tag(choice.1) }
    }
  }
}
