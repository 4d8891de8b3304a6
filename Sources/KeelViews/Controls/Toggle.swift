import KeelControls
public import KeelModel
import KeelScene

/// A control to switch a value on and off. It is backed by `UISwitch`.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  init(label: Label, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.label = label
  }

  /// Creates a switch with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(label: label(), isOn: isOn) }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(label: Text(titleKey), isOn: isOn) }
  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(label: Text(title), isOn: isOn) }
}

extension Toggle where Label == KeelViews.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(label: Label(titleKey, systemImage: systemImage), isOn: isOn)
  }
  /// Creates a switch with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(label: Label(title, systemImage: systemImage), isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch from a style's configuration.
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn)
  }
}

extension Toggle: View, PrimitiveView, StyledView, LabelledView {
  package var labelContent: Label { label }

  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if case .custom = place.surroundings.environment.controls.toggle { return StyledMount(self, at: place) }
    return ToggleMount(self, control: UISwitch(), at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard case .custom(let style) = values.toggleLook else { return AnyView(self) }
    let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(label)), binding: isOn)
    func body<S: ToggleStyle>(_ style: S) -> AnyView {
      // A style may create a switch itself: such a switch has no custom style.
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) }.toggleStyle(DefaultToggleStyle()))
    }
    return body(style)
  }
}

final class ToggleMount<Label: View>: LabelledMount<Toggle<Label>, UISwitch> {
  override func prepare() {
    super.prepare()
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      view.isOn.wrappedValue = control.isOn
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    control.isOn = view.isOn.wrappedValue
    control.isEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
    let words = words
    control.title = words.title
    control.image = words.image.map { UIImage($0) }
    control.ownAccessibilityLabel = spokenLabel ?? words.accessibilityLabel
    if case .builtIn(let style) = environment.controls.toggle {
      // A switch in a bar is a button that stays pressed.
      control.style = style == .switch && environment.controls.isInBar ? .button : style
    }
    var look = words.look
    // The title of a button has the tint colour, or another one while the button stays pressed.
    if control.style == .button, look?.foreground == .tint { look?.foreground = nil }
    control.titleLook = look
    environment.controls.shortcut.applied(to: control)
  }
}
