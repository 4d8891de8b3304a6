import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Selection, accessories and actions of rows.
@MainActor @Suite(.serialized) struct RowTests {
  final class Delegate: UICollectionViewDelegate {
    let journal = Journal()
    var refuses: Set<Int> = []
    var menu: UIMenu?
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      !refuses.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.write("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      journal.write("deselect \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath
    ) -> UIContextMenuConfiguration? { menu.map { menu in UIContextMenuConfiguration { menu } } }
  }

  let delegate = Delegate()

  func stage(_ page: ListPage) -> Stage {
    page.list.delegate = delegate
    return Stage(page)
  }

  func row(_ stage: Stage, _ page: ListPage, _ item: Int) -> RowElement? {
    guard let id = page.node(item), case .row(let row)? = stage.frontEnd.tree[id]?.element else { return nil }
    return row
  }

  @Test func choosingOneRowLetsGoOfTheOther() throws {
    let page = ListPage(items: Array(0..<5))
    let stage = stage(page)
    try stage.driver.select("Row 1")
    #expect(delegate.journal.take() == ["select 1"])
    let operations = stage.send(.activate(try #require(page.node(3))))
    #expect(delegate.journal.take() == ["deselect 1", "select 3"])
    #expect(operations.count == 2)
    #expect(page.list.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    // Deselection by the program calls no delegate method.
    stage.change { page.list.deselectItem(at: IndexPath(item: 3, section: 0), animated: true) }
    #expect(delegate.journal.take().isEmpty)
    #expect(row(stage, page, 3)?.isSelected == false)
    stage.expectFresh()
  }

  @Test func severalRowsAreSwitchedOnAndOff() throws {
    let page = ListPage(items: Array(0..<5))
    page.list.allowsMultipleSelection = true
    let stage = stage(page)
    for name in ["Row 1", "Row 3", "Row 1"] { try stage.driver.select(name) }
    #expect(delegate.journal.take() == ["select 1", "select 3", "deselect 1"])
    #expect(page.list.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    // A removed row loses its selection; a moved row retains it.
    stage.change { page.apply([3, 0, 1]) }
    #expect(row(stage, page, 3)?.isSelected == true)
    stage.change { page.apply([0, 1]) }
    stage.change { page.apply([0, 1, 3]) }
    #expect(row(stage, page, 3)?.isSelected == false)
    stage.expectFresh()
  }

  @Test func anUnselectableRowIsMarkedAndNotSelected() {
    delegate.refuses = [2]
    let page = ListPage(items: Array(0..<5))
    let stage = stage(page)
    #expect(row(stage, page, 2)?.isSelectable == false)
    #expect(row(stage, page, 1)?.isSelectable == true)
    if let id = page.node(2) { stage.send(.activate(id)) }
    #expect(delegate.journal.take().isEmpty)
    stage.change { page.list.allowsSelection = false }
    #expect(row(stage, page, 1)?.isSelectable == false)
    if let id = page.node(1) { stage.send(.activate(id)) }
    #expect(delegate.journal.take().isEmpty)
    stage.expectFresh()
  }

  @Test func aRowThatVanishedIsNeverTakenForTheOneInItsPlace() throws {
    let page = ListPage(items: Array(0..<5))
    let stage = stage(page)
    let second = try #require(page.node(2))
    stage.change { page.apply([0, 1, 3, 4]) }
    stage.send(.activate(second))
    #expect(delegate.journal.take().isEmpty)
    // The row is removed from the data before the turn runs.
    let first = try #require(page.node(1))
    page.apply([0, 3, 4])
    stage.send(.activate(first))
    #expect(delegate.journal.take().isEmpty)
    #expect(stage.frontEnd.tree[first] == nil)
    // A moved row is found at its new index path.
    let fourth = try #require(page.node(4))
    stage.change { page.apply([4, 0, 3]) }
    stage.send(.activate(fourth))
    #expect(delegate.journal.take() == ["select 0"])
  }

  @Test func accessoriesFollowTheModeOfTheList() throws {
    let page = ListPage(items: [0])
    let (always, editing) = (UISwitch(), UISwitch())
    always.accessibilityLabel = "Always"
    editing.accessibilityLabel = "Editing"
    var chosen: [String] = []
    page.configure = { cell, _ in
      let menu = UIMenu(children: ["Low", "High"].map { name in UIAction(title: name) { _ in } })
      cell.accessories = [
        .checkmark(displayed: .whenEditing), .disclosureIndicator(), .detail(accessibilityLabel: "Details") {},
        .label(text: "5 GHz", displayed: .whenNotEditing),
        .customView(configuration: .init(customView: always, placement: .trailing(), reservedLayoutWidth: .actual)),
        .customView(configuration: .init(customView: editing, placement: .trailing(displayed: .whenEditing))),
        .popUpMenu(menu) { chosen += $0.actions.filter { $0.state == .on }.map(\.title) },
      ]
    }
    let stage = stage(page)
    var element = try #require(row(stage, page, 0))
    #expect(!element.hasCheckmark && element.hasDisclosure && element.secondaryText == "5 GHz")
    #expect(stage.driver.shows("Details") && stage.driver.shows("Always") && !stage.driver.shows("Editing"))
    stage.change { page.list.isEditing = true }
    element = try #require(row(stage, page, 0))
    #expect(element.hasCheckmark && !element.hasDisclosure && element.secondaryText == "")
    #expect(!stage.driver.shows("Details") && stage.driver.shows("Always") && stage.driver.shows("Editing"))
    stage.change { page.list.isEditing = false }
    let picker = try #require(stage.id { if case .picker = $0.element { true } else { false } })
    stage.send(.choose(picker, index: 1))
    #expect(chosen == ["High"])
    stage.expectFresh()
  }

  @Test func aLabelBesideASecondaryTextStandsByItself() throws {
    let page = ListPage(items: [0])
    var details: String? = "Study"
    var labels = ["10 min", "2 km"]
    page.configure = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Walked"
      content.secondaryText = details
      cell.contentConfiguration = content
      cell.accessories = labels.map { .label(text: $0) }
    }
    let stage = stage(page)
    var element = try #require(row(stage, page, 0))
    #expect(element.secondaryText == "Study" && element.secondaryPlacement == .below)
    #expect(stage.driver.shows("10 min") && stage.driver.shows("2 km"))
    stage.expectFresh()
    labels = ["15 min"]
    stage.change { page.list.reloadData() }
    #expect(stage.driver.shows("15 min") && !stage.driver.shows("2 km"))
    details = nil
    stage.change { page.list.reloadData() }
    element = try #require(row(stage, page, 0))
    #expect(element.secondaryText == "15 min" && element.secondaryPlacement == .trailing)
    stage.expectFresh()
  }

  @Test func imagesAtTheLeadingEdgeAreTheMarkAndTheImageOfTheRow() throws {
    let page = ListPage(items: [0])
    let images = ["checkmark", "wifi", "lock"].map { UIImageView(image: UIImage(systemName: $0)) }
    let trailing = UIImageView(image: UIImage(systemName: "checkmark"))
    page.configure = { cell, _ in
      cell.accessories = images.map {
        .customView(
          configuration: .init(
            customView: $0, placement: .leading(displayed: .whenNotEditing), reservedLayoutWidth: .custom(1)))
      }
      cell.accessories.append(.customView(configuration: .init(customView: trailing)))
    }
    let stage = stage(page)
    var element = try #require(row(stage, page, 0))
    #expect(element.hasCheckmark && element.checkmarkPlacement == .leading && element.image == Symbol("wifi"))
    #expect(element.marks.map(\.symbol) == [Symbol("lock"), Symbol("checkmark")])
    stage.change { page.list.isEditing = true }
    element = try #require(row(stage, page, 0))
    #expect(!element.hasCheckmark && element.image == nil && element.marks.map(\.symbol) == [Symbol("checkmark")])
    stage.expectFresh()
  }

  @Test func accessoriesAreShownAndAct() throws {
    let page = ListPage(items: Array(0..<2))
    var details = 0
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Auto-Join"
    let lock = UIImageView(image: UIImage(systemName: "lock"))
    lock.accessibilityLabel = "Secured"
    page.configure = { cell, item in
      guard item == 0 else { return }
      cell.accessories = [
        .checkmark(), .customView(configuration: .init(customView: lock)),
        .image(UIImage(systemName: "star"), accessibilityLabel: "Liked"),
        .customView(configuration: .init(customView: toggle)), .label(text: "5 GHz"), .detail { details += 1 },
        .disclosureIndicator(),
      ]
    }
    let stage = stage(page)
    let element = try #require(row(stage, page, 0))
    #expect(element.hasCheckmark && element.checkmarkPlacement == .trailing && element.hasDisclosure)
    #expect(element.secondaryText == "5 GHz" && element.secondaryPlacement == .trailing)
    #expect(
      element.marks == [
        .init(symbol: Symbol("lock"), label: "Secured"), .init(symbol: Symbol("star"), label: "Liked"),
      ])
    try stage.driver.tap("More about Row 0")
    #expect(details == 1)
    #expect(delegate.journal.take().isEmpty)
    try stage.driver.toggle("Auto-Join")
    #expect(toggle.isOn)
    // A change of an image accessory updates the row; a change of a view accessory updates that view.
    #expect(stage.change { lock.image = UIImage(systemName: "wifi") }.count == 1)
    #expect(stage.change { toggle.setOn(false, animated: true) }.count == 1)
    #expect(stage.change { toggle.isHidden = true }.count == 1)
    #expect(stage.change { toggle.isHidden = false }.count == 1)
    // The button of the detail accessory retains its identity when the row is configured again.
    let button = stage.id { if case .button(let button) = $0.element { button.style == .detail } else { false } }
    page.texts[0] = "Harbour"
    stage.change { page.apply([0, 1], reconfiguring: [0]) }
    #expect(button.map { stage.frontEnd.tree[$0]?.attributes.accessibility.label == "More about Harbour" } == true)
    stage.expectFresh()
  }

  @Test func swipeAndContextActions() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let journal = delegate.journal
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item == 0 else { return nil }
      let forget = UIContextualAction(style: .destructive, title: "Forget") { _, _, done in
        journal.write("forget")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [forget])
    }
    delegate.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in journal.write("copy") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIAction(title: "Off", attributes: .disabled) { _ in journal.write("off") },
    ])
    let page = ListPage(items: [0, 1], configuration: configuration)
    let stage = stage(page)
    #expect(row(stage, page, 0)?.actions.map(\.title) == ["Forget", "Copy", "Off"])
    #expect(row(stage, page, 0)?.actions.first?.role == .destructive)
    #expect(row(stage, page, 1)?.actions.map(\.title) == ["Copy", "Off"])
    try stage.driver.perform(action: "Forget", on: "Row 0")
    try stage.driver.perform(action: "Copy", on: "Row 1")
    #expect(journal.take() == ["forget", "copy"])
    let id = try #require(page.node(0))
    for action in [2, 3, -1, .max] { stage.send(.action(id, actionID: action)) }
    // The offered actions have changed since they were shown: an event never runs a different action.
    delegate.menu = nil
    let other = try #require(page.node(1))
    stage.send(.action(other, actionID: 0))
    stage.change { page.apply([1]) }
    stage.send(.action(id, actionID: 0))
    #expect(journal.take().isEmpty)
  }

  @Test func rowsCanBeFetchedAgain() {
    let page = ListPage(items: [0])
    let control = UIRefreshControl()
    var fetches = 0
    control.addAction(UIAction { _ in fetches += 1 }, for: .valueChanged)
    page.list.refreshControl = control
    let stage = stage(page)
    #expect(stage.send(.refresh(page.list.nodeID)).count == 1)
    stage.send(.refresh(page.list.nodeID))
    #expect(fetches == 1)
    #expect(stage.change { control.endRefreshing() }.count == 1)
    stage.expectFresh()
  }
}
