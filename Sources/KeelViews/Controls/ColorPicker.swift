import KeelControls
public import KeelModel

/// A control for choosing one of the colours that every front end supports. It is backed by `UIColorWell`.
///
/// Any other colour is shown as no choice, and the binding keeps it until the user chooses one.
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

  override func prepare() {
    super.prepare()
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      if let color = control.selectedColor { view.selection.wrappedValue = Color(choice: color) }
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    let selected = view.selection.wrappedValue
    control.selectedColor = Self.colors.firstIndex(of: selected).map { UIColorWell.choices[$0].color }
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
