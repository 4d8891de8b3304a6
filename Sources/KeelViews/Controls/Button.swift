import KeelControls
import KeelScene

/// A control that runs an action when it is pressed. It is backed by `UIButton`.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(label: Label, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button with a label of any kind.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }

  /// Creates a button with a role and a label of any kind.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: role, action: action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: nil, action: action)
  }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), role: nil, action: action)
  }
  /// Creates a button with a title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: role, action: action)
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), role: role, action: action)
  }
}

extension Button where Label == KeelViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), role: role, action: action)
  }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(title, systemImage: systemImage), role: role, action: action)
  }
  /// Creates a button with a title and a picture of the program's own.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), role: role, action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role, action: configuration.action)
  }
}

extension Button: View, PrimitiveView, StyledView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if case .primitive = place.surroundings.environment.controls.button { return StyledMount(self, at: place) }
    return ButtonMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard case .primitive(let style) = values.buttonLook else { return AnyView(self) }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: action)
    func body<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
      // A style may create a button itself: such a button has no custom style.
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) }.buttonStyle(DefaultButtonStyle()))
    }
    return body(style)
  }
}

/// The mount of a button. The label's views are subviews of the control, which determines whether they are more than
/// text.
final class ButtonMount<Label: View>: KeepingMount<Button<Label>>, ItemContainer, RowLabelled {
  let control = MountedButton<Label>()
  private var label: ShownLabel?

  private enum ShownLabel {
    case plain(Mount<Label>)
    /// The label in a custom style.
    case styled(Mount<AnyView>)

    var mount: AnyMount {
      switch self {
      case .plain(let mount): mount
      case .styled(let mount): mount
      }
    }
  }

  var rowLabel: AnyMount? { label?.mount }

  override init(_ view: Button<Label>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    control.mount = self
    configure()
  }

  private func configure() {
    let environment = surroundings.environment
    let looks = environment.controls
    control.isEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
    control.role =
      switch view.role?.sceneRole {
      case .cancel: .cancel
      case .destructive: .destructive
      // In a bar, Return triggers the action that completes the page.
      case nil: looks.confirms ? .primary : .normal
      }
    looks.shortcut.applied(to: control)
    control.isPressedByRow = if case .automatic = looks.button { true } else { false }
    control.bareStyle =
      switch looks.button {
      case .builtIn(let style): style.isBare ? style : nil
      case .custom: .area
      case .automatic, .primitive: nil
      }
    switch looks.button {
    case .automatic:
      control.configuration = control.role == .primary ? .borderedProminent() : nil
      control.keepsLabelViews = false
      showLabel()
    case .builtIn(let style):
      control.configuration = style.configuration
      control.keepsLabelViews = false
      showLabel()
    case .primitive:
      control.configuration = nil
      control.keepsLabelViews = false
      showLabel()
    case .custom(let style):
      control.configuration = nil
      control.keepsLabelViews = true
      showStyled(style)
    }
  }

  private func showLabel() {
    if case .plain(let mount) = label { return mount.update(to: view.label) }
    label?.mount.unmount()
    label = .plain(mount(view.label, at: inner))
    arrange()
  }

  private func showStyled<S: ButtonStyle>(_ style: S) {
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: .init(content: AnyView(view.label)), isPressed: false)
    let content = AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    if case .styled(let mount) = label { return mount.update(to: content) }
    label?.mount.unmount()
    label = .styled(mount(content, at: inner))
    arrange()
  }

  override var arranger: (any ItemContainer)? { self }

  func arrange() {
    if let label { control.labelViews = label.mount.items }
  }

  override func didUnmount() { control.mount = nil }

  override func take(_ view: Button<Label>) { configure() }
  override func environmentDidChange() { configure() }
  override var followsLooksAlone: Bool { true }
  override var parts: [AnyMount] { if let label { [label.mount] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let label { body(label.mount) } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// A button that refers to its mount for as long as the mount exists. Lists have several buttons per row, and an action
/// object for each would take more memory than the button.
final class MountedButton<Label: View>: UIButton {
  var mount: ButtonMount<Label>?

  override func sendActions(for events: UIControl.Event) {
    super.sendActions(for: events)
    if events.contains(.primaryActionTriggered) { mount?.view.action() }
  }
}

extension ButtonElement.Style {
  var configuration: UIButton.Configuration? {
    switch self {
    case .plain, .detail, .unstyled, .area: nil
    case .bordered: .bordered()
    case .prominent: .borderedProminent()
    }
  }
}
