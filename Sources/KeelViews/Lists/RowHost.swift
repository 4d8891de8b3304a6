import KeelControls
import KeelScene

/// A row with a cell, which connects the cell with the views of the row.
@MainActor final class RowHost: LazyRowHolder, HostedRow {
  let cell: UIHostedCell
  /// The rows of the list; `nil` once the list has been removed.
  private weak var rows: ListRows?
  private var mount: AnyMount?
  /// The control of a row whose view is always mounted.
  private(set) var control: UIView?
  private var disclosure: (any RowDisclosing)?
  private var indentation = 0
  /// The key that identifies the row's element when it moves to another collection of the list, or `nil` if the row has
  /// no element.
  private(set) var elementKey: RowElementKey?

  init(rows: ListRows, cell: UIHostedCell) {
    self.rows = rows
    self.cell = cell
    super.init(depth: rows.list.depth + 1)
    cell.owner = self
  }

  /// The key of the row in its list.
  var key: AnyHashable { rowKey ?? AnyHashable(control.map(ObjectIdentifier.init)) }

  /// True if the row is mounted only while it is near the visible region.
  var isLazy: Bool { row != nil }
  /// True if the row's mount has been removed.
  var isGone: Bool { mount?.isGone ?? true }

  /// Shows a view that is always mounted.
  func show(_ row: ListContents.FixedRow, indentation: Int) {
    mount = row.mount
    control = row.control
    elementKey = rows.flatMap { row.elementKey(upTo: $0.list) }
    disclosure = row.disclosure
    self.indentation = indentation
    cell.hosted = row.control
    settingsDidChange()
  }

  /// Shows a view that was mounted for the row.
  func show(_ row: AnyElementMount, of rows: any LazyRows, run: ListContents.Run) {
    mount = row
    elementKey = row.identity.map { RowElementKey(of: type(of: row), id: $0) }
    indentation = run.indentation
    hold(row, of: rows, transforms: run.transforms)
  }

  override func arrange() {
    guard isLazy, !isGone else { return }
    let items = takeItems()
    cell.hosted = items.isEmpty ? nil : RowStack.one(of: items, last: cell.hosted)
    settingsDidChange()
  }

  override var holdsFocus: Bool { rows?.control.focusedCell === cell }

  func end() {
    cell.retire()
    leave()
  }

  /// Releases the row's content, and returns the cell for use by another row.
  func giveUpCell() -> UIHostedCell {
    leave()
    return cell
  }

  private func leave() {
    letGo()
    mount = nil
    control = nil
    disclosure = nil
    cachedSettings = .none
  }

  // MARK: Row settings

  /// The cached settings of a row, or none, as for most rows.
  private indirect enum CachedSettings {
    case none
    case some(RowSettings)
  }
  private var cachedSettings = CachedSettings.none
  var settings: RowSettings {
    if case .some(let settings) = cachedSettings { return settings }
    // The mount of a row is removed before the list is updated.
    guard let rows, let mount, !mount.isGone else { return RowSettings() }
    let settings = leaf(of: mount).rowSettings(upTo: rows.list)
    cachedSettings = .some(settings)
    for source in settings.actions {
      for button in source.buttons { button.embedder = cell }
    }
    return settings
  }

  /// The settings that affect the row's appearance, or `nil` if no modifier in the row's content or around it affects
  /// rows. That is faster to determine than the settings.
  private var shownSettings: RowSettings? {
    if case .none = cachedSettings, let rows, rows.selection == nil, let mount, !mount.isGone,
      !mount.mayAffectRows(upTo: rows.list)
    {
      return nil
    }
    return settings
  }

  /// Returns the innermost mount that has exactly the controls of the row's mount.
  private func leaf(of mount: AnyMount) -> AnyMount {
    var mount = mount
    while !mount.kind.contains(.container) {
      let shown = mount.shownParts
      guard shown.count == 1,
        !mount.kind.isDisjoint(with: [.transforming, .passing])
          || mount.items.elementsEqual(shown[0].items, by: ===)
      else { break }
      mount = shown[0]
    }
    return mount
  }

  override func rowSettingsDidChange() {
    if isLazy { arrange() } else { settingsDidChange() }
  }

  private func settingsDidChange() {
    cachedSettings = .none
    isSelected = isSelectionTag(selectionTag)
    cell.setNeedsDescription()
  }

  /// Called when the list's contents have changed, because the row's index in its collection may differ.
  func contentsDidChange() {
    cachedSettings = .none
    if disclosure != nil { cell.setNeedsDescription() }
  }

  // MARK: Selection

  private var isSelected = false

  private func isSelectionTag(_ tag: AnyHashable?) -> Bool { tag.flatMap { rows?.selected.contains($0) } ?? false }

  /// The selection value of the row.
  private var selectionTag: AnyHashable? {
    guard let selection = rows?.selection else { return nil }
    let settings = settings
    for candidate in [settings.tag, choosingLink?.value].compactMap({ $0 }) + settings.ids {
      if let tag = selection.tag(candidate) { return tag }
    }
    return nil
  }

  /// The link with a value that the row consists of, if a press selects that value instead of following the link.
  private var choosingLink: LinkControl? {
    guard let rows, rows.linksChoose, let link = cell.hosted as? LinkControl, let value = link.value,
      rows.selection?.tag(value) != nil
    else { return nil }
    return link
  }

  func selectionDidChange() {
    let isSelected = isSelectionTag(selectionTag)
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    cell.setNeedsDescription()
  }

  /// Called when the list begins or ends to be edited, in which links do not lead to their pages.
  func editingDidChange() {
    if cell.hosted is LinkControl, rows?.selection != nil { cell.setNeedsDescription() }
  }

  // MARK: HostedRow

  var traits: RowTraits? {
    guard let control = cell.hosted else { return nil }
    var traits = KeelViews.rowTraits(of: control)
    let isSelecting = rows?.isEditing == true && cell.hosted is LinkControl && selectionTag != nil
    if choosingLink != nil || isSelecting {
      traits?.activate = nil
      traits?.hasDisclosure = false
    }
    if isSelecting { traits?.address = nil }
    return traits
  }

  private var shownExpansion: RowElement.Expansion {
    disclosure.map { $0.isExpanded ? .expanded : .collapsed } ?? .none
  }

  var state: RowState {
    var state = RowState()
    state.indentation = indentation
    state.expansion = shownExpansion
    guard let settings = shownSettings else { return state }
    state.badge = settings.badge
    state.look = settings.look
    state.canDelete = settings.delete != nil && !settings.isDeleteDisabled
    state.canMove = settings.move != nil && !settings.isMoveDisabled
    state.isSelected = isSelected
    state.isSelectable =
      rows?.selection != nil && !settings.isSelectionDisabled && cell.hosted?.isUserInteractionEnabled ?? true
      && selectionTag != nil
    var id = 0
    for edge in RowAction.Edge.allCases {
      var isFirst = true
      for source in settings.actions where source.isLeading == (edge == .leading) {
        for button in source.buttons {
          defer { id += 1 }
          guard var action = RowAction(button, id: id) else { continue }
          action.edge = edge
          action.isPerformedByFullSwipe = isFirst && source.allowsFullSwipe
          action.tint = button.attributes.tint
          state.actions.append(action)
          isFirst = false
        }
      }
    }
    return state
  }

  func choose() {
    guard let tag = selectionTag else { return }
    rows?.selection?.choose(tag)
    rows?.didChoose?()
  }

  func perform(action: Int) {
    let buttons = settings.buttons
    guard buttons.indices.contains(action) else { return }
    buttons[action].press()
  }

  func setExpanded(_ isExpanded: Bool) { disclosure?.setExpanded(isExpanded) }
  func delete() { settings.delete?() }
  func move(to row: Int) { rows?.move(self, to: row) }
}

extension RowSettings {
  /// The buttons of all swipe actions, those of the leading edge first.
  @MainActor var buttons: [UIView] {
    (actions.filter(\.isLeading) + actions.filter { !$0.isLeading }).flatMap(\.buttons)
  }
}

extension RowAction {
  /// Creates the action of a button, or returns `nil` if the view is not a visible button.
  @MainActor init?(_ button: UIView, id: Int) {
    guard button.isShown, case .button(let element) = button.element else { return nil }
    self.init(
      id: id, title: element.title, image: element.image, role: element.role,
      isEnabled: button.attributes.isEnabled)
  }
}

extension UIView {
  /// Presses the view as the user would.
  @MainActor func press() { handle(.activate(nodeID)) }
}
