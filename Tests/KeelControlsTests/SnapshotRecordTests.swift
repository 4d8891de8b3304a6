import KeelControls
import KeelModel
import Testing

/// Records of the items of long lists.
@MainActor @Suite(.serialized) struct SnapshotRecordTests {
  private final class Tally { var hashes = 0 }
  private struct Counted: Hashable {
    let number: Int
    let tally: Tally
    static func == (one: Counted, other: Counted) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(number)
    }
  }
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Counted>

  private let tally = Tally()
  private let list = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func source() -> UICollectionViewDiffableDataSource<Int, Counted> {
    UICollectionViewDiffableDataSource(collectionView: list) { _, _, _ in UICollectionViewListCell() }
  }

  private func item(_ number: Int) -> Counted { Counted(number: number, tally: tally) }

  private func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map(item))
    return snapshot
  }

  @Test func anInsertionIntoALongListRecordsOneItem() {
    let source = source()
    let numbers = Array(0..<10_000)
    source.apply(snapshot(numbers))
    let before = tally.hashes
    source.apply(snapshot([-1] + numbers))
    // The rows near the visible region are looked up.
    #expect(tally.hashes - before < 500)
    #expect(source.snapshot().numberOfItems == 10_001)
    #expect(source.indexPath(for: item(-1))?.item == 0)
    #expect(source.indexPath(for: item(9_999))?.item == 10_000)
    source.apply(snapshot(numbers))
    #expect(source.indexPath(for: item(-1)) == nil)
    #expect(source.snapshot().numberOfItems == 10_000)
  }

  @Test func changesInTheMiddleAreRecorded() {
    let source = source()
    let numbers = Array(0..<1_000)
    source.apply(snapshot(numbers))
    source.apply(snapshot(Array(0..<500) + [2_000, 2_001] + Array(501..<1_000)))
    #expect(source.indexPath(for: item(500)) == nil)
    #expect(source.indexPath(for: item(2_001))?.item == 501)
    #expect(source.indexPath(for: item(999))?.item == 1_000)
    source.apply(snapshot(Array(numbers.reversed())))
    #expect(source.indexPath(for: item(2_001)) == nil && source.indexPath(for: item(0))?.item == 999)
  }

  @Test func aSnapshotThatIsReadBeforeItIsAppliedContainsAllItems() {
    var long = snapshot(Array(0..<1_000))
    #expect(long.numberOfItems == 1_000 && long.indexOfItem(item(700)) == 700)
    #expect(long.sectionIdentifier(containingItem: item(999)) == 0)
    #expect(long.sectionIdentifier(containingItem: item(1_000)) == nil)
    long.reloadItems([item(3)])
    long.insertItems([item(-1)], beforeItem: item(500))
    #expect(long.reloadedItemIdentifiers.map(\.number) == [3])
    let copy = long
    long.deleteItems([item(0)])
    #expect(copy.numberOfItems == 1_001 && long.numberOfItems == 1_000)
    long.appendSections([1])
    long.appendItems((2_000..<3_000).map(item))
    #expect(long.numberOfItems == 2_000 && long.sectionIdentifier(containingItem: item(2_500)) == 1)
    let source = source()
    source.apply(long)
    #expect(source.snapshot().itemIdentifiers.map(\.number).prefix(2) == [1, 2])
  }

  @Test func theFirstOfTwoEqualItemsRemains() {
    let source = source()
    let numbers = Array(0..<1_000)
    source.apply(snapshot(numbers))
    let warnings = RuntimeWarning.withCapture { source.apply(snapshot([500] + numbers)) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.happened.contains("added to a snapshot that has it already") == true)
    #expect(source.snapshot().numberOfItems == 1_000)
    #expect(source.snapshot().itemIdentifiers.first?.number == 500)
  }
}
