import KeelControls
public import KeelModel

/// A control for choosing one of the colours that every front end supports. It is backed by `UIColorWell`.
///
/// Another colour of the program is a further choice, named by its parts in hexadecimal digits.
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

extension ColorPicker: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    ColorPickerMount(self, control: UIColorWell(), at: place)
  }
}

final class ColorPickerMount<Label: View>: LabelledMount<ColorPicker<Label>, UIColorWell> {
  /// The choices of the colour well as `Color` values.
  private static var colors: [Color] { UIColorWell.choices.map { Color(choice: $0.color) } }
  /// The last value of the binding that is none of the named colours, and the choice that stands for it.
  private var own: (color: Color, choice: UIColor)?

  override func prepare() {
    super.prepare()
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      if let color = control.selectedColor {
        view.selection.wrappedValue = own?.choice == color ? own?.color ?? .primary : Color(choice: color)
      }
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    let selected = view.selection.wrappedValue
    if let index = Self.colors.firstIndex(of: selected) {
      control.selectedColor = UIColorWell.choices[index].color
    } else {
      let parts = selected.resolve(in: environment.values)
      let choice = UIColor(red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue))
      own = (selected, choice)
      control.selectedColor = choice
    }
    control.isEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
    control.title = words.title
    control.ownAccessibilityLabel = spokenLabel
  }
}

extension Color {
  /// Creates the `Color` that corresponds to a choice of the colour well.
  fileprivate init(choice: UIColor) {
    switch choice {
    case .black: self = .black
    case .white: self = .white
    default: self.init(uiColor: choice)
    }
  }
}
