import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Windows with equal content share one copy of it, and rows store no space for rarely used properties.
@MainActor @Suite(.serialized) struct SharingTests {
  /// The address of the row's element on the heap.
  private func address(of item: Int, _ page: ListPage, _ stage: Stage) throws -> UInt {
    let id = try #require(page.node(item))
    return unsafeBitCast(try #require(stage.frontEnd.tree[id]?.element), to: UInt.self)
  }

  @Test func rowsOfTwoWindowsThatShowTheSameAreOneElement() throws {
    let first = ListPage(items: Array(0..<3))
    let firstStage = Stage(first)
    let second = ListPage(items: Array(0..<3))
    let secondStage = Stage(second)
    let third = ListPage(items: Array(0..<3))
    let thirdStage = Stage(third)
    try withExtendedLifetime(firstStage) {
      let shared = try address(of: 1, second, secondStage)
      let same = try address(of: 1, third, thirdStage)
      let other = try address(of: 2, third, thirdStage)
      #expect(shared == same && shared != other)
    }
  }

  @Test func anEqualConfigurationDescribesNothingAnew() throws {
    let cell = UICollectionViewListCell()
    let stage = Stage(PageOf(cell))
    var content = UIListContentConfiguration.cell()
    content.text = "Harbour"
    #expect(stage.change { cell.contentConfiguration = content }.count == 1)
    #expect(stage.change { cell.contentConfiguration = content }.isEmpty)
    #expect(cell.contentConfiguration as? UIListContentConfiguration == content)
    content.text = "Attic"
    #expect(stage.change { cell.contentConfiguration = content }.count == 1)
    #expect(stage.change { cell.contentConfiguration = nil }.count == 1)
    #expect(cell.contentConfiguration == nil)
  }

  @Test func aRowKeepsItsDetailButtonsWhileTheirNumberChanges() throws {
    let page = ListPage(items: [0])
    let stage = Stage(page)
    let cell = try #require(page.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    let journal = Journal()
    func details(_ names: String...) -> [UICellAccessory] {
      names.map { name in .detail(accessibilityLabel: name) { journal.write(name) } }
    }
    let row = try #require(page.node(0))
    func buttons() -> [NodeID] { stage.frontEnd.tree[row]?.children ?? [] }
    stage.change { cell.accessories = details("one") }
    let one = buttons()
    stage.change { cell.accessories = details("one", "two", "three") }
    let three = buttons()
    #expect(three.count == 3 && three.first == one.first)
    stage.send(.activate(three[2]))
    #expect(journal.take() == ["three"])
    stage.change { cell.accessories = details("other") }
    #expect(buttons() == one)
    stage.send(.activate(one[0]))
    #expect(journal.take() == ["other"])
    stage.change { cell.accessories = [] }
    #expect(buttons().isEmpty)
    stage.expectFresh()
  }
}

/// A page with one view.
private final class PageOf: UIViewController {
  private let content: UIView
  init(_ content: UIView) {
    self.content = content
    super.init()
  }
  override func viewDidLoad() { view.addSubview(content) }
}
