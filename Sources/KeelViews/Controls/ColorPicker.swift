import KeelInteraction
public import KeelModel

/// A colour, chosen among those that every front end has. Stands over `UIPickerControl`.
///
/// A colour that is none of them is shown as none chosen, and stays until a person chooses.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label

  /// A colour with a label of any kind. Front ends have no opacity to choose.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A colour with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// A colour with a title.
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

  public var body: some View {
    Picker(selection: selection, label: label) {
      ForEach(Self.choices, id: \.1) { choice in Text(choice.0).tag(choice.1) }
    }
  }
}
