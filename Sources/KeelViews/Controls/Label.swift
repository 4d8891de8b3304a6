import KeelControls

/// A title with a picture. Stands over `UITitleIconView`.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A title and a picture of any kind.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }
  /// A title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
  /// A title and a picture of the program's own.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    title = Text(titleKey)
    icon = Image(name)
  }
  /// A title and a picture of the program's own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View, PrimitiveView, StyledView {
  package func makeMount(at place: Place) -> Mount<Self> {
    if case .custom = place.surroundings.environment.controls.label { return StyledMount(self, at: place) }
    return LabelMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard case .custom(let style) = values.labelLook else { return AnyView(self) }
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    func body<S: LabelStyle>(_ style: S) -> AnyView {
      // A style may make a label again: that one has no style of its own to ask.
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) }.labelStyle(DefaultLabelStyle()))
    }
    return body(style)
  }
}

final class LabelMount<Title: View, Icon: View>: Mount<Label<Title, Icon>> {
  private let control = UITitleIconView()
  private let reader = UIWordsView()
  private var titleSlot: Slot<Title>?
  private var iconSlot: Slot<Icon>?
  private var titleItems: [UIView] = []
  private var iconItems: [UIView] = []

  override init(_ view: Label<Title, Icon>, at place: Place) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    titleSlot = Slot(view.title, in: self) { [weak self] items in
      self?.titleItems = items
      if self?.titleSlot != nil { self?.show() }
    }
    iconSlot = Slot(view.icon, in: self) { [weak self] items in
      self?.iconItems = items
      if self?.iconSlot != nil { self?.show() }
    }
    reader.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    var parts = LabelParts.all
    if case .builtIn(let shown) = surroundings.environment.controls.label { parts = shown }
    if parts == .icon, iconItems.isEmpty { parts = .all }
    if parts.contains(.title) {
      reader.views = []
      control.show(icon: parts.contains(.icon) ? iconItems : [], title: titleItems)
      control.accessibilityLabel = nil
    } else {
      control.show(icon: iconItems, title: [])
      reader.views = titleItems
      control.accessibilityLabel = LabelWords(reading: titleItems).title
    }
  }

  override func take(_ view: Label<Title, Icon>) {
    titleSlot?.update(to: view.title)
    iconSlot?.update(to: view.icon)
  }
  override func environmentDidChange() { show() }
  override var parts: [AnyMount] { [titleSlot?.child as AnyMount?, iconSlot?.child].compactMap(\.self) }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}
