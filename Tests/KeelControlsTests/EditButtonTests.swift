import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// The editing of pages, and the button that begins and ends it.
@MainActor @Suite(.serialized) struct EditButtonTests {
  private final class EditedPage: UIViewController {
    let journal = Journal()
    override func setEditing(_ editing: Bool, animated: Bool) {
      journal.write("\(isEditing) to \(editing)\(animated ? ", animated" : "")")
      super.setEditing(editing, animated: animated)
    }
  }

  private final class Table: UITableViewController {
    var items = ["Bread", "Milk"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private final class Items: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  }

  private func show(_ page: UIViewController) -> Stage {
    page.navigationItem.leftBarButtonItem = page.editButtonItem
    return Stage(UINavigationController(rootViewController: page))
  }

  /// The buttons that are shown, in order.
  private func buttons(_ stage: Stage) -> [ButtonElement] {
    stage.frontEnd.tree.inReadingOrder().compactMap {
      if case .button(let button) = $0.element { button } else { nil }
    }
  }

  private func isListEdited(_ stage: Stage) -> Bool? {
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .list(let list) = node.element { return list.isEditing }
    }
    return nil
  }

  @Test func theButtonBeginsAndEndsTheEditingOfItsPage() throws {
    let page = EditedPage()
    let stage = show(page)
    #expect(page.editButtonItem === page.editButtonItem)
    #expect(buttons(stage).map(\.title) == ["Edit"] && buttons(stage).first?.style == .plain)
    #expect(!page.isEditing)
    try stage.driver.tap("Edit")
    #expect(page.isEditing)
    #expect(buttons(stage).map(\.title) == ["Done"] && buttons(stage).first?.style == .prominent)
    try stage.driver.tap("Done")
    #expect(!page.isEditing)
    #expect(buttons(stage).map(\.title) == ["Edit"])
    #expect(page.journal.take() == ["false to true, animated", "true to false, animated"])
    stage.expectFresh()
  }

  @Test func theProgramEditsWithoutAnimation() {
    let page = EditedPage()
    page.isEditing = true
    let stage = show(page)
    #expect(buttons(stage).map(\.title) == ["Done"], "the button is created while the page is edited")
    let operations = stage.change { page.isEditing = false }
    #expect(operations.count == 1, "only the button changes")
    #expect(stage.change { page.setEditing(false, animated: true) }.isEmpty)
    #expect(page.journal.take() == ["false to true", "true to false", "false to false, animated"])
    #expect(buttons(stage).map(\.title) == ["Edit"])
    stage.expectFresh()
  }

  @Test func theButtonSpeaksTheLanguageOfTheUser() throws {
    let stage = show(EditedPage())
    stage.send(.environment(SceneEnvironment(localeIdentifier: "de")))
    try stage.driver.tap("Bearbeiten")
    #expect(buttons(stage).map(\.title) == ["Fertig"])
    stage.send(.environment(SceneEnvironment(localeIdentifier: "fr")))
    #expect(buttons(stage).map(\.title) == ["Terminé"])
    stage.expectFresh()
  }

  @Test func aTitleOfTheProgramLastsUntilEditingBeginsOrEnds() throws {
    let page = EditedPage()
    let stage = show(page)
    stage.change { page.editButtonItem.title = "Sort" }
    try stage.driver.tap("Sort")
    #expect(buttons(stage).map(\.title) == ["Done"])
    stage.expectFresh()
  }

  @Test func aTableIsEditedWithItsPage() throws {
    let page = Table(style: .plain)
    let stage = show(page)
    #expect(isListEdited(stage) == false)
    try stage.driver.tap("Edit")
    #expect(page.isEditing && page.tableView.isEditing && isListEdited(stage) == true)
    try stage.driver.tap("Done")
    #expect(!page.tableView.isEditing && isListEdited(stage) == false)
    stage.expectFresh()
  }

  @Test func aTableIsEditedFromTheStart() {
    let page = Table(style: .plain)
    page.isEditing = true
    #expect(!page.isViewLoaded)
    let stage = show(page)
    #expect(isListEdited(stage) == true && stage.driver.shows("Bread"))
    stage.expectFresh()
  }

  @Test func aCollectionViewIsEditedWithItsPage() throws {
    let page = Items(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let stage = show(page)
    try stage.driver.tap("Edit")
    #expect(page.isEditing && page.collectionView.isEditing && isListEdited(stage) == true)
    stage.change { page.isEditing = false }
    #expect(!page.collectionView.isEditing && isListEdited(stage) == false)
    stage.expectFresh()
  }

  @Test func theButtonDoesNotRetainItsPage() throws {
    let navigation = UINavigationController(rootViewController: Page("Root"))
    let stage = Stage(navigation)
    weak var left: EditedPage?
    stage.change {
      let page = EditedPage()
      left = page
      page.navigationItem.rightBarButtonItem = page.editButtonItem
      navigation.pushViewController(page, animated: false)
    }
    try stage.driver.tap("Edit")
    #expect(left?.isEditing == true)
    stage.change { _ = navigation.popViewController(animated: false) }
    #expect(left == nil)
  }
}
