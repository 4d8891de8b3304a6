import KeelControls
import KeelModel
import KeelScene

/// A view that shows its content as rows: `List` and `Form`.
@MainActor protocol RowListView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  var listSelection: (any ListSelection)? { get }
  static var isForm: Bool { get }
}

extension RowListView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { RowListMount(self, at: place) }
}

/// The mount of a list, which shows its content as rows of a collection view.
final class RowListMount<V: RowListView>: KeepingMount<V>, RowContainer, ScrollTarget {
  private let control: UICollectionView
  private var rows: ListRows?
  private var child: Mount<V.Content>?
  private var selection: Followed<Set<AnyHashable>>?
  private var editing: Followed<Bool>?
  private var refresher: ListRefresher?
  private var saved: SavedRows?

  override init(_ view: V, at place: MountPoint) {
    control = UICollectionView(
      collectionViewLayout: RowListMount.layout(
        RowListMount.style(place.surroundings.environment.values, in: place.surroundings.page)))
    super.init(view, at: place)
    let rows = ListRows(control: control, list: self)
    self.rows = rows
    surroundings.environment.follow(self)
    surroundings.environment.values.scrollScope?.add(self)
    configure()
    child = mount(view.content, at: inner.with { $0.container = self })
    saved = scrollingStates.map { SavedRows(of: control, followedBy: follower, at: self, in: $0) }
    arrange()
  }

  override func take(_ view: V) {
    configure()
    child?.update(to: view.content)
  }

  override func environmentDidChange() { configure() }

  func arrange() {
    if let child { rows?.show(child) }
  }

  func rowSettingsDidChange() { rows?.rowSettingsDidChange() }

  // MARK: Appearance

  private static func layout(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private static func style(
    _ values: EnvironmentValues, in page: PageContext
  ) -> UICollectionLayoutListConfiguration.Appearance {
    switch values.listLook {
    case .automatic where V.isForm: .grouped
    // A sidebar that is the whole window looks like any other list.
    case .automatic: page.isSidebar && values.horizontalSizeClass == .regular ? .sidebar : .insetGrouped
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  private func configure() {
    let values = surroundings.environment.values
    let appearance = RowListMount.style(values, in: surroundings.page)
    if control.collectionViewLayout.listConfiguration.appearance != appearance {
      control.collectionViewLayout = RowListMount.layout(appearance)
    }
    control.hidesBackground = values.hidesListBackground
    configureSelection()
    let editMode = values.editMode ?? surroundings.page.editMode.binding
    let readEditing = { editMode.wrappedValue.isEditing }
    if let editing {
      editing.follow(readEditing)
    } else {
      editing = Followed(readEditing) { [weak self] in self?.show(isEditing: $0) }
    }
    show(isEditing: editing?.value ?? false)
    if let refresh = values.refresh {
      if refresher == nil { refresher = ListRefresher(control) }
      refresher?.action = refresh
    } else {
      refresher?.end()
      refresher = nil
    }
  }

  // MARK: Selection

  /// Shows that the list is edited, or no longer. Only then do rows have marks for a selection of several.
  private func show(isEditing: Bool) {
    control.isEditing = isEditing
    rows?.isEditing = isEditing
    // Rows can be activated in any list; each row determines whether it can.
    control.hostedSelection = isEditing && view.listSelection?.isMultiple == true ? .multiple : .single
  }

  private func configureSelection() {
    rows?.selection = view.listSelection
    rows?.didChoose = nil
    guard let chosen = view.listSelection else {
      selection?.end()
      selection = nil
      return select([])
    }
    if !chosen.isMultiple { rows?.didChoose = { [page = surroundings.page] in page.selectionDidChange() } }
    if let selection {
      selection.follow { chosen.chosen }
    } else {
      selection = Followed({ chosen.chosen }) { [weak self] in self?.select($0) }
    }
    select(selection?.value ?? [])
  }

  private func select(_ chosen: Set<AnyHashable>) {
    guard let rows, rows.selected != chosen else { return }
    rows.selected = chosen
    for host in rows.hosts { host.selectionDidChange() }
    followSelection()
  }

  /// Follows the selection. In a pane beside others, the next pane shows the selection.
  private func followSelection() {
    guard view.listSelection?.leadsOn == true else { return }
    // The pane may not have been placed yet.
    BodyPass.shared.afterBodies { [weak self] in
      guard let self, !isGone, let rows else { return }
      surroundings.page.follow(hasSelection: !rows.selected.isEmpty, of: self) { [weak self] in
        self?.view.listSelection?.clear()
      }
    }
  }

  // MARK: Scrolling

  private(set) lazy var follower = RegionFollower(control) { .vertical }

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool { rows?.scroll(to: id) ?? false }

  /// Scrolls to the first or the last row: the heights of rows are known to front ends only.
  func scroll(toX x: Double?, y: Double?, isAnimated: Bool) {
    guard let y else { return }
    let count = control.allRowCount
    if y <= 0, count > 0 { control.scroll(toRow: 0, takesFocus: false) }
    if y == .infinity, count > 0 { control.scroll(toRow: count - 1, takesFocus: false) }
  }

  // MARK: Parts

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func appendItems(to items: inout [UIView]) { items.append(control) }

  override func willUnmount() { rows?.end() }

  override func didUnmount() {
    selection?.end()
    editing?.end()
    refresher?.end()
    saved?.end()
    rows = nil
  }
}
