import KeelControls
import KeelModel
import Testing

/// A long list that changes a little is not looked through by its identifiers again.
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

  private func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map { Counted(number: $0, tally: tally) })
    return snapshot
  }

  @Test func aRowInsertedIntoALongListIsTheOnlyOneThatIsRecorded() {
    let source = source()
    let numbers = Array(0..<10_000)
    source.apply(snapshot(numbers))
    let before = tally.hashes
    source.apply(snapshot([-1] + numbers))
    // Rows near what is in sight are looked up.
    #expect(tally.hashes - before < 500)
    #expect(source.snapshot().numberOfItems == 10_001)
    #expect(source.indexPath(for: Counted(number: -1, tally: tally))?.item == 0)
    #expect(source.indexPath(for: Counted(number: 9_999, tally: tally))?.item == 10_000)
    source.apply(snapshot(numbers))
    #expect(source.indexPath(for: Counted(number: -1, tally: tally)) == nil)
    #expect(source.snapshot().numberOfItems == 10_000)
  }

  @Test func aSnapshotThatIsReadBeforeItIsAppliedHasAllItsItems() {
    var long = snapshot(Array(0..<1_000))
    #expect(long.numberOfItems == 1_000 && long.indexOfItem(Counted(number: 700, tally: tally)) == 700)
    long.reloadItems([Counted(number: 3, tally: tally)])
    long.insertItems([Counted(number: -1, tally: tally)], beforeItem: Counted(number: 500, tally: tally))
    #expect(long.reloadedItemIdentifiers.map(\.number) == [3])
    let copy = long
    long.deleteItems([Counted(number: 0, tally: tally)])
    #expect(copy.numberOfItems == 1_001 && long.numberOfItems == 1_000)
    let source = source()
    source.apply(long)
    #expect(source.snapshot().itemIdentifiers.map(\.number).prefix(2) == [1, 2])
  }

  @Test func anItemThatIsThereTwiceStaysWhereItWasFirst() {
    let source = source()
    let numbers = Array(0..<1_000)
    source.apply(snapshot(numbers))
    let reports = Misuse.withCapture { source.apply(snapshot([500] + numbers)) }
    #expect(reports.count == 1 && reports[0].happened.contains("added to a snapshot that has it already"))
    #expect(source.snapshot().numberOfItems == 1_000)
    #expect(source.snapshot().itemIdentifiers.first?.number == 500)
  }
}
