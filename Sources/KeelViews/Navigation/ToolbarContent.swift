import KeelControls

/// The content of the bars of a page.
///
/// Items have a placement. Conform a struct to combine several of them.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The items of the content.
  @ToolbarContentBuilder var body: Body { get }
}

/// Toolbar content that the user can customise on other platforms. Keel shows it like any other.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// Toolbar content that Keel itself can show.
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The content as views, each with its placement.
  var toolbarView: AnyView { get }
}

extension PrimitiveToolbarContent {
  /// Traps if it is called: Keel shows the items itself.
  public var body: Never { neverBody(Self.self) }
}

extension Never: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Returns the same content: the user cannot customise bars.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

/// The options for customising an item. Keel's bars cannot be customised.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is always available for customising.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Returns the content as views.
@MainActor func toolbarView<Content: ToolbarContent>(_ content: Content) -> AnyView {
  if let primitive = content as? any PrimitiveToolbarContent { return primitive.toolbarView }
  return AnyView(ToolbarBody(carried: Carried(content: content)))
}

/// Custom toolbar content, which has state and environment like a view.
struct ToolbarBody<Content: ToolbarContent>: View {
  let carried: Carried<Content>
  var body: some View { toolbarView(carried.content.body) }
}

/// A value whose dynamic properties are treated as properties of the view that contains it as a field.
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
  /// Creates an item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with a placement and an identifier, which is not used.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with a placement and an identifier; the identifier and `showsByDefault` are not used.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// Several items with one placement.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  package var toolbarView: AnyView { AnyView(ToolbarItemView(placement: placement, content: content)) }
}

/// The size of the gap between two items.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// A gap that fills the remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A small gap of a fixed size; not shown.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between two items of a bar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  /// Creates a gap with a placement.
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
