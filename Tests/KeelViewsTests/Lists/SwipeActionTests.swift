import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The actions that swipes show at the edges of rows.
@MainActor @Suite struct SwipeActionTests {
  private struct Page: View {
    var body: some View {
      List {
        Text("Row")
          .swipeActions {
            Button("Remove", role: .destructive) {}
            Button("Flag") {}.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {}.tint(.yellow) }
          .contextMenu { Button("Copy") {} }
      }
    }
  }

  /// Edges and colours were lost, so that front ends could only offer a menu.
  @Test func actionsHaveTheirEdgeAndColour() throws {
    let stage = ViewStage(Page())
    let row = try #require(
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node -> Node? in
        if case .row = node.element { node } else { nil }
      }.first)
    guard case .row(let element) = row.element else { return }
    let actions = element.actions
    #expect(actions.map(\.title) == ["Pin", "Remove", "Flag", "Copy"])
    // An action of the menu has no edge.
    #expect(actions.map(\.edge) == [.leading, .trailing, .trailing, nil])
    #expect(actions.map(\.isPerformedByFullSwipe) == [false, true, false, false])
    #expect(actions.map(\.tint) == [.yellow, nil, .orange, nil])
    stage.expectFresh()
  }

  @Test func actionsOfTablesHaveTheirEdgeAndColour() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      flag.backgroundColor = .systemOrange
      var actions = UISwipeActionsConfiguration(actions: [remove, flag])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    let list = UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, text in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Row"])
    source.apply(snapshot, animatingDifferences: false)
    let page = UIViewController()
    page.view.addSubview(list)
    let window = UIWindow(rootViewController: page)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let row = try #require(
      frontEnd.tree.inReadingOrder().lazy.compactMap { node -> RowElement? in
        if case .row(let row) = node.element { row } else { nil }
      }.first)
    #expect(row.actions.map(\.edge) == [.trailing, .trailing])
    #expect(row.actions.map(\.isPerformedByFullSwipe) == [false, false])
    #expect(row.actions.map(\.tint) == [nil, .orange])
  }
}
