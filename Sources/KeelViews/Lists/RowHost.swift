import KeelControls
import KeelScene

/// A row with a cell: joins the cell and the views that the row is made of.
@MainActor final class RowHost: LazyRowHolder, HostedRow {
  let cell: UIHostedCell
  unowned let rows: ListRows
  private var mount: AnyMount?
  /// The control of a row whose view is there whether the row is seen or not.
  private(set) var control: UIView?
  private var disclosure: (any RowDisclosing)?
  private var indentation = 0
  /// What the row's element is known by as it goes to another collection of the list; `nil` where the row is of none.
  private(set) var elementKey: RowElementKey?

  init(rows: ListRows, cell: UIHostedCell) {
    self.rows = rows
    self.cell = cell
    super.init(depth: rows.list.depth + 1)
    cell.owner = self
  }

  /// What the row is known by in its list.
  var key: AnyHashable { rowKey ?? AnyHashable(control.map(ObjectIdentifier.init)) }

  /// Whether the row is mounted only while it is near to be seen.
  var isLazy: Bool { row != nil }
  /// Whether what the row was made of has left.
  var isGone: Bool { mount?.isGone ?? true }

  /// Shows a view that is there whether the row is seen or not.
  func show(_ row: ListContents.FixedRow, indentation: Int) {
    mount = row.mount
    control = row.control
    elementKey = row.elementKey(upTo: rows.list)
    disclosure = row.disclosure
    self.indentation = indentation
    cell.hosted = row.control
    settingsDidChange()
  }

  /// Shows what was mounted for the row.
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

  override var holdsFocus: Bool { rows.control.focusedCell === cell }

  func end() {
    cell.retire()
    leave()
  }

  /// Hands the cell to another row, and ends.
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

  // MARK: What modifiers say

  /// Kept for rows of which something is said: most have none of it.
  private indirect enum CachedSettings {
    case none
    case some(RowSettings)
  }
  private var cachedSettings = CachedSettings.none
  var settings: RowSettings {
    if case .some(let settings) = cachedSettings { return settings }
    guard let mount else { return RowSettings() }
    let settings = leaf(of: mount).rowSettings(upTo: rows.list)
    cachedSettings = .some(settings)
    for source in settings.actions {
      for button in source.buttons { button.embedder = cell }
    }
    return settings
  }

  /// What of the settings shows: none of it where nothing around the row's content, and nothing in it, says anything of
  /// rows, which is found out quicker than what is said.
  private var shownSettings: RowSettings? {
    if case .none = cachedSettings, rows.selection == nil, let mount, !mount.maySaySomethingOfRows(upTo: rows.list) {
      return nil
    }
    return settings
  }

  /// The innermost mount that comes to just what the row's does.
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
    isSelected = selectionTag.map(rows.selected.contains) ?? false
    cell.setNeedsDescription()
  }

  /// The list's content has changed: the row may stand elsewhere in its collection.
  func contentsDidChange() {
    cachedSettings = .none
    if disclosure != nil { cell.setNeedsDescription() }
  }

  // MARK: Selection

  private var isSelected = false

  /// What the selection knows the row by.
  private var selectionTag: AnyHashable? {
    guard let selection = rows.selection else { return nil }
    let settings = settings
    for candidate in [settings.tag, choosingLink?.value].compactMap({ $0 }) + settings.ids {
      if let tag = selection.tag(candidate) { return tag }
    }
    return nil
  }

  /// The link with a value that the row is, where a press chooses that value and leads nowhere.
  private var choosingLink: LinkControl? {
    guard rows.linksChoose, let link = cell.hosted as? LinkControl, let value = link.value,
      rows.selection?.tag(value) != nil
    else { return nil }
    return link
  }

  func selectionDidChange() {
    let isSelected = selectionTag.map(rows.selected.contains) ?? false
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    cell.setNeedsDescription()
  }

  // MARK: HostedRow

  var traits: RowTraits? {
    guard let control = cell.hosted else { return nil }
    var traits = KeelViews.rowTraits(of: control)
    if choosingLink != nil {
      traits?.activate = nil
      traits?.hasDisclosure = false
    }
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
    state.canDelete = settings.delete != nil && !settings.isDeleteDisabled
    state.canMove = settings.move != nil && !settings.isMoveDisabled
    state.isSelected = isSelected
    state.isSelectable =
      rows.selection != nil && !settings.isSelectionDisabled && cell.hosted?.isUserInteractionEnabled ?? true
      && selectionTag != nil
    for (id, button) in settings.buttons.enumerated() {
      if let action = RowAction(button, id: id) { state.actions.append(action) }
    }
    return state
  }

  func choose() {
    guard let tag = selectionTag else { return }
    rows.selection?.choose(tag)
    rows.didChoose?()
  }

  func perform(action: Int) {
    let buttons = settings.buttons
    guard buttons.indices.contains(action) else { return }
    buttons[action].press()
  }

  func setExpanded(_ isExpanded: Bool) { disclosure?.setExpanded(isExpanded) }
  func delete() { settings.delete?() }
  func move(to row: Int) { rows.move(self, to: row) }
}

extension RowSettings {
  /// The buttons of all swipe actions, those of the leading edge first.
  @MainActor var buttons: [UIView] {
    (actions.filter(\.isLeading) + actions.filter { !$0.isLeading }).flatMap(\.buttons)
  }
}

extension RowAction {
  /// The action that the button stands for, if it is one.
  @MainActor init?(_ button: UIView, id: Int) {
    guard button.isShown, case .button(let element) = button.element else { return nil }
    self.init(
      id: id, title: element.title, image: element.image, role: element.role,
      isEnabled: button.attributes.isEnabled)
  }
}

extension UIView {
  /// Does what a person's pressing the view does.
  @MainActor func press() { handle(.activate(nodeID)) }
}
