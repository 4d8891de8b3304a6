import KeelControls
import KeelModel
import KeelScene

/// A button that opens a menu of buttons, switches, pickers, links, dividers, sections and further menus. It is backed
/// by `UIMenuView`.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label of any kind.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that runs an action when pressed, and opens on another gesture.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title that runs an action when pressed.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }
  /// Creates a menu with a title that runs an action when pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == KeelViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }
  /// Creates a menu with a title and a symbol that runs an action when pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { MenuMount(self, control: UIMenuView(), at: place) }
}

/// A mark for the content of a menu, in which sections are parts of the menu.
extension EnvironmentValues {
  @Entry package var isInMenu = false
}

final class MenuMount<Label: View, Content: View>: ValueMount<Menu<Label, Content>, UIMenuView> {
  private var label: WordsSlot<Label>?
  private var content: Slot<Content>?

  override func prepare() {
    label = WordsSlot(view.label, in: self) { [weak self] in self?.evaluate() }
    let inner = EnvironmentNode(parent: surroundings.environment) { values in
      values.isInMenu = true
      // The items of a menu are not buttons in the page's style.
      values.buttonLook = .builtIn(.plain)
    }
    content = Slot(view.content, in: self, environment: inner) { [control] in control.setSubviews($0) }
    control.onPrimaryAction = { [weak self] in self?.view.primaryAction?() }
  }

  override func configure() {
    let environment = surroundings.environment
    let words = label?.words ?? LabelWords(reading: [])
    var menu = MenuElement(
      title: words.title, image: words.image, hasPrimaryAction: view.primaryAction != nil)
    if case .builtIn(let style) = environment.controls.button { menu.style = style.isBare ? .plain : style }
    control.menu = menu
    control.ownAccessibilityLabel = words.accessibilityLabel
    control.isUserInteractionEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
  }

  override func updateSlots() {
    label?.update(to: view.label)
    content?.update(to: view.content)
  }
  override var parts: [AnyMount] { [label?.child, content?.child].compactMap(\.self) }
}

/// A section in a menu: a part of the menu, between lines.
final class MenuSectionMount<Header: View, Content: View, Footer: View>: KeepingMount<Section<Header, Content, Footer>>
{
  private let control = UIMenuView()
  private var header: WordsSlot<Header>?
  private var content: Slot<Content>?

  override init(_ view: Section<Header, Content, Footer>, at place: MountPoint) {
    super.init(view, at: place)
    header = WordsSlot(view.header, in: self) { [weak self] in self?.configure() }
    content = Slot(view.content, in: self) { [control] in control.setSubviews($0) }
    configure()
  }

  private func configure() { control.menu = MenuElement(title: header?.words.title ?? "", isSection: true) }

  override func take(_ view: Section<Header, Content, Footer>) {
    header?.update(to: view.header)
    content?.update(to: view.content)
    configure()
  }
  override var parts: [AnyMount] { [header?.child, content?.child].compactMap(\.self) }
  override func appendItems(to items: inout [UIView]) { items.append(control) }
}

/// The appearance of menus. Front ends show them as buttons.
public protocol MenuStyle {}
/// The style that suits the context.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// A button that opens the menu.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the context.
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The order of the items in a menu. Front ends keep the order of the source.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The order that suits the context.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first items nearest to the user's finger.
  public static let priority = MenuOrder(name: "priority")
  /// The order of the source.
  public static let fixed = MenuOrder(name: "fixed")
}

/// The behaviour of a menu when an item is chosen. Front ends always close it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The front end decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Returns the same view: menus are buttons in the button style of their context.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Returns the same view: front ends keep the order of the source.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Returns the same view: front ends decide whether to mark menus.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Returns the same view: front ends close a menu when an item is chosen.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
