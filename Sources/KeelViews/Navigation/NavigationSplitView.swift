package import KeelControls
import KeelInteraction
public import KeelModel

/// Panes side by side if there is enough space, otherwise one of them at a time. It is backed by
/// `UISplitViewController`.
///
/// A link with a value in one pane shows its page in the next one: on that pane's `NavigationStack`, or in place of its
/// content.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Creates three panes.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: nil, preferredCompactColumn: nil)
  }

  /// Creates three panes. The binding determines which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: nil)
  }

  /// Creates three panes. The binding determines which of them is shown if there is space for only one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: nil,
      preferredCompactColumn: preferredCompactColumn)
  }

  /// Creates three panes. The bindings determine which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), columnVisibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two panes.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two panes. The binding determines which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two panes. The binding determines which of them is shown if there is space for only one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two panes. The bindings determine which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
      content: { EmptyView() }, detail: detail)
  }
}

/// The panes that are shown if there is space for several.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let mode: UISplitViewController.DisplayMode
  /// The panes that the front end chooses.
  public static let automatic = NavigationSplitViewVisibility(mode: .automatic)
  /// All panes.
  public static let all = NavigationSplitViewVisibility(mode: .twoBesideSecondary)
  /// The last two panes; both panes if there are only two.
  public static let doubleColumn = NavigationSplitViewVisibility(mode: .oneBesideSecondary)
  /// The last pane only.
  public static let detailOnly = NavigationSplitViewVisibility(mode: .secondaryOnly)
}

extension NavigationSplitViewVisibility: Codable {
  private static let names: [(String, Self)] = [
    ("automatic", .automatic), ("all", .all), ("doubleColumn", .doubleColumn), ("detailOnly", .detailOnly),
  ]

  /// Decodes a visibility from its name; an unknown name becomes `automatic`.
  ///
  /// Throws if the value is not a string.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = Self.names.first { $0.0 == name }?.1 ?? .automatic
  }

  /// Encodes the visibility as its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.names.first { $0.1 == self }?.0 ?? "automatic")
  }
}

/// One of the panes of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let column: UISplitViewController.Column
  /// The first pane.
  public static let sidebar = NavigationSplitViewColumn(column: .primary)
  /// The middle pane of three.
  public static let content = NavigationSplitViewColumn(column: .supplementary)
  /// The last pane.
  public static let detail = NavigationSplitViewColumn(column: .secondary)
}

extension NavigationSplitView: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { NavigationSplitViewMount(self, at: place) }
}

package class NavigationSplitViewMount<Sidebar: View, Content: View, Detail: View>: ControllerMount<
  NavigationSplitView<Sidebar, Content, Detail>, PanesController
>
{
  private let sidebar: UIHostingController<Sidebar>
  private let content: UIHostingController<Content>?
  private let detail: UIHostingController<Detail>
  private var scope: TrackedScope?

  package init(_ view: NavigationSplitView<Sidebar, Content, Detail>, at place: MountPoint) {
    let environment = place.surroundings.environment
    let isPresented = environment.values.isPresented
    sidebar = UIHostingController(rootView: view.sidebar, environment: environment, isPresented: isPresented)
    detail = UIHostingController(rootView: view.detail, environment: environment, isPresented: isPresented)
    let hasContent = Content.self != EmptyView.self
    content =
      hasContent
      ? UIHostingController(rootView: view.content, environment: environment, isPresented: isPresented) : nil
    let controller = PanesController(style: hasContent ? .tripleColumn : .doubleColumn)
    controller.followsSelection = view.preferredCompactColumn == nil
    controller.makeStack = { [weak controller] in controller?.stack(of: $0) }
    super.init(view, controller: controller, at: place)
    sidebar.page.stateAnchor = StateAnchor(self, "sidebar")
    content?.page.stateAnchor = StateAnchor(self, "content")
    detail.page.stateAnchor = StateAnchor(self, "detail")
    controller.setPane(sidebar, for: .primary)
    if let content { controller.setPane(content, for: .supplementary) }
    controller.setPane(detail, for: .secondary)
    controller.onCompactColumnChange = { [weak self] column in
      self?.view.preferredCompactColumn?.wrappedValue = NavigationSplitViewColumn(column: column)
    }
    if view.columnVisibility != nil {
      controller.displayModeButtonVisibility = .always
      controller.displayModeRequest = { [weak self] in self?.userChose($0) ?? true }
    }
    scope = TrackedScope(origin: Origin(type: Self.self)) { [weak self] _, _ in self?.followBindings() }
    followBindings()
  }

  override package func take(_ view: NavigationSplitView<Sidebar, Content, Detail>) {
    sidebar.rootView = view.sidebar
    content?.rootView = view.content
    detail.rootView = view.detail
    followBindings()
  }

  private func followBindings() {
    guard let scope else { return }
    let (visibility, column, isDetailProminent) = scope.track {
      (
        view.columnVisibility?.wrappedValue, view.preferredCompactColumn?.wrappedValue,
        surroundings.environment.values.isDetailProminent
      )
    }
    controller.isDetailProminent = isDetailProminent
    controller.preferredDisplayMode = visibility?.mode ?? .automatic
    if let column { controller.preferredCompactColumn = column.column }
  }

  /// Writes the panes that the user wants to see to the binding. Returns true if the binding accepts them.
  private func userChose(_ mode: UISplitViewController.DisplayMode) -> Bool {
    guard let visibility = view.columnVisibility else { return true }
    // Both panes of two are all panes.
    let isAll = mode == .oneBesideSecondary && controller.style == .doubleColumn
    let wanted = isAll ? .all : NavigationSplitViewVisibility(mode: mode)
    visibility.wrappedValue = wanted
    return visibility.wrappedValue == wanted
  }

  override package func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}

/// The controller of a split view's panes, which shows the pages of links.
package final class PanesController: UISplitViewController {
  private var destinationTable = DestinationTable()
  /// The pages that the view itself shows in the panes, even if links have since replaced them.
  private var own: [Column: UIViewController] = [:]

  /// True if the selection of a list determines the visible pane when there is space for only one; otherwise a binding
  /// does.
  var followsSelection = true
  private struct Leader {
    weak var list: AnyObject?
    let column: Column
    let clear: () -> Void
  }
  private var leaders: [ObjectIdentifier: Leader] = [:]

  /// Returns a stack that keeps its own path, with a page as its first one. Its links find the pages that views of the
  /// panes declare.
  func stack(of page: UIViewController) -> UINavigationController {
    let path = StateBox(NavigationPath())
    let source = StackPath(path.binding)
    let stack = NavigationStackController(
      levels: { source.levels() }, truncate: { source.truncate($0) }, append: { source.append($0) }, root: page)
    stack.isDeclaredByViews = true
    stack.outerPage = { [weak self] in self?.destinationTable.page(for: $0) }
    return stack
  }

  override init(style: Style) {
    super.init(style: style)
    onUserNavigation = { [weak self] column in
      guard let self, followsSelection else { return }
      // Going back to a list clears its selection.
      for leader in leaders.values where leader.list != nil && leader.column == column { leader.clear() }
    }
  }

  /// Registers a list in a pane whose selection is shown in the next pane.
  func add(leader list: AnyObject, in column: Column, clear: @escaping () -> Void) {
    leaders = leaders.filter { $0.value.list != nil }
    leaders[ObjectIdentifier(list)] = Leader(list: list, column: column, clear: clear)
  }

  func setPane(_ page: UIViewController, for column: Column) {
    own[column] = page
    setViewController(page, for: column)
  }

  func addDestination<Value: Hashable>(
    for type: Value.Type, by owner: AnyObject, content: @escaping @MainActor (Value) -> UIViewController
  ) {
    destinationTable.add(for: type, by: owner, content)
  }

  func removeDestinations(of owner: AnyObject) { destinationTable.remove(owner) }

  /// Shows the page of a value in the pane after that of the link.
  func follow(_ value: AnyHashable, from page: UIViewController?) {
    let columns: [Column] = [.primary, .supplementary, .secondary].filter { viewController(for: $0) != nil }
    let index = columns.firstIndex { column in
      viewController(for: column).map { pane in page === pane || page?.isInside(pane) == true } ?? false
    }
    let next = index.map { min($0 + 1, columns.count - 1) } ?? columns.count - 1
    guard columns.indices.contains(next) else { return }
    let column = columns[next]
    if let page = destinationTable.page(for: value) {
      setViewController(inStack(page), for: column)
    } else if let stack = viewController(for: column)?.soleController as? NavigationStackController {
      stack.appendToPath(value)
    } else {
      RuntimeWarning.report(
        "A link led to a \(type(of: value.base as Any)), for which there is no page.",
        rule: "Each kind of value that a link leads to has a destination.",
        remedy: "Say navigationDestination(for:) of a view in the pane of the link.")
      setViewController(UISystemPage(title: .pageNotFound, text: .noPageForPlace), for: column)
    }
    advance(to: column)
  }

  /// Shows a pane if there is space for only one, as if the user had selected an item in the pane before it.
  func advance(to column: Column) {
    guard preferredCompactColumn != column else { return }
    preferredCompactColumn = column
    onCompactColumnChange?(column)
  }
}

extension PageContext {
  /// The split view that contains the page as a pane, the pane of the page, and the next pane.
  private var panes: (split: PanesController, own: UISplitViewController.Column, next: UISplitViewController.Column)? {
    guard let controller, let split = controller.splitViewController as? PanesController,
      let own = split.column(holding: controller), let next = split.column(after: controller)
    else { return nil }
    return (split, own, next)
  }

  /// True if the page is in the first column of a split view.
  package var isSidebar: Bool { panes?.own == .primary }

  /// True if the page is a pane that leads to another one and has no stack of its own.
  package var isLeadingPane: Bool { controller?.navigationController == nil && panes != nil }

  /// Called when the user has selected an item in a list of the page. Shows the next pane if there is space for only
  /// one.
  package func selectionDidChange() {
    if let panes { panes.split.advance(to: panes.next) }
  }

  /// Called when the user has followed a link of a page without a stack. Shows the next pane if there is space for only
  /// one.
  func advanceToNextPane() {
    if isLeadingPane { selectionDidChange() }
  }

  /// Called when the program has changed the selection in a list of the page. If there is space for only one pane,
  /// shows the pane with the selected content, or the list if nothing is selected.
  func follow(hasSelection: Bool, of list: AnyObject, clear: @escaping () -> Void) {
    guard let panes, panes.split.followsSelection else { return }
    panes.split.add(leader: list, in: panes.own, clear: clear)
    if hasSelection {
      if panes.split.preferredCompactColumn == panes.own { panes.split.advance(to: panes.next) }
    } else if panes.split.preferredCompactColumn == panes.next {
      panes.split.advance(to: panes.own)
    }
  }
}
