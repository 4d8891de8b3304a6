import KeelControls

/// What is in the bars of a page.
///
/// Items say where they go; conform a struct of yours to keep several of them together.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What the content is made of.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// What is in the bars of a page and a person could choose from. Keel shows it as any other.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Content of bars that Keel itself knows how to show.
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The content as views, each of which knows where it goes.
  var toolbarView: AnyView { get }
}

extension PrimitiveToolbarContent {
  public var body: Never { neverBody(Self.self) }
}

extension Never: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// How a person may choose the item; nobody can here.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

/// How a person may choose an item of a bar. Keel's bars are as the program makes them.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The content as views.
@MainActor func toolbarView<Content: ToolbarContent>(_ content: Content) -> AnyView {
  if let primitive = content as? any PrimitiveToolbarContent { return primitive.toolbarView }
  return AnyView(ToolbarBody(carried: Carried(content: content)))
}

/// Toolbar content of one's own: has state and environment as a view has.
struct ToolbarBody<Content: ToolbarContent>: View {
  let carried: Carried<Content>
  var body: some View { toolbarView(carried.content.body) }
}

/// A value whose dynamic properties are those of the view that it is a field of.
struct Carried<Content>: DynamicProperty, PropertyCarrier {
  var content: Content
  static var carriedType: Any.Type { Content.self }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// An item in that place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item in that place, known by a name.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// An item in that place, known by a name.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// Several items in one place of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Items in that place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// How much room there is between two items.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between two items of a bar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView {
    sizing.isFlexible ? AnyView(ToolbarItemView(placement: placement, content: Spacer())) : AnyView(EmptyView())
  }
}
