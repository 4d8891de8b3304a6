import KeelControls

/// A title with a picture. It is backed by `UITitleIconView`.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label of a title and a picture of any kind.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }
  /// Creates a label of a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
  /// Creates a label of a title and a picture of the program's own.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }
  /// Creates a label of a title and a picture of the program's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View, PrimitiveView, StyledView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if case .custom = place.surroundings.environment.controls.label { return StyledMount(self, at: place) }
    return LabelMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard case .custom(let style) = values.labelLook else { return AnyView(self) }
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    func body<S: LabelStyle>(_ style: S) -> AnyView {
      // A style may create a label itself: such a label has no custom style.
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) }.labelStyle(DefaultLabelStyle()))
    }
    return body(style)
  }
}

/// The mount of a label: the title and the picture side by side, or one of them alone.
final class LabelMount<Title: View, Icon: View>: Mount<Label<Title, Icon>>, ItemContainer {
  private let control = UITitleIconView()
  private var title: Mount<Title>?
  private var icon: Mount<Icon>?

  override init(_ view: Label<Title, Icon>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    title = mount(view.title, at: inner)
    icon = mount(view.icon, at: inner)
    arrange()
  }

  func arrange() {
    guard let title = title?.items, let icon = icon?.items else { return }
    var parts = LabelParts.all
    if case .builtIn(let shown) = surroundings.environment.controls.label { parts = shown }
    if parts == .icon, icon.isEmpty { parts = .all }
    control.isShownWhole = parts.contains(.inBars) && surroundings.environment.controls.isInBar
    if parts.contains(.title) {
      control.spokenViews = []
      control.show(icon: parts.contains(.icon) ? icon : [], title: title)
    } else {
      control.show(icon: icon, title: [])
      control.spokenViews = title
    }
  }

  override var arranger: (any ItemContainer)? { self }

  override func update(to view: Label<Title, Icon>) {
    title?.update(to: view.title)
    icon?.update(to: view.icon)
  }
  override func environmentDidChange() { arrange() }
  override var followsLooksAlone: Bool { true }
  override var parts: [AnyMount] { [title as AnyMount?, icon].compactMap(\.self) }
  override func forEachPart(_ body: (AnyMount) -> Void) {
    if let title { body(title) }
    if let icon { body(icon) }
  }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}
