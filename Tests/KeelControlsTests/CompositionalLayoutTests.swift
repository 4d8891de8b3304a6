import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

import struct Foundation.IndexPath

/// Compositional layouts become groups of rows.
@MainActor @Suite struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  /// A list of 12 items on a page.
  private func stage(
    _ layout: UICollectionViewCompositionalLayout, sections: [Int] = [12],
    kinds: @escaping (String) -> Void = { _ in }
  ) -> (Stage, UICollectionView) {
    let page = UIViewController()
    let list = UICollectionView(collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source.supplementaryViewProvider = { list, kind, path in
      kinds(kind)
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        view, _, _ in
        var content = UIListContentConfiguration.header()
        content.text = kind
        view.contentConfiguration = content
      }
      return list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var next = 0
    for (number, count) in sections.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(Array(next..<next + count), toSection: number)
      next += count
    }
    source.apply(snapshot)
    page.view.addSubview(list)
    let stage = Stage(page)
    sources.append(source)
    return (stage, list)
  }
  private final class Sources { var all: [AnyObject] = [] }
  private let kept = Sources()
  private var sources: [AnyObject] {
    get { kept.all }
    nonmutating set { kept.all = newValue }
  }

  private func flows(_ stage: Stage) -> [RowFlow?] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node -> RowFlow?? in
      if case .section(let section) = node.element { section.flow } else { nil }
    }
  }

  /// The places of the items in a list of 390 by 600 points, as x, y, width and height.
  private func places(_ flow: RowFlow?, width: Double = 390) throws -> [[Double]] {
    let flow = try #require(flow)
    let group = try #require(flow.group)
    let inner = width - flow.insets.leading - flow.insets.trailing
    func sum(_ lengths: [RowLength], _ range: Range<Int>) -> Double {
      RowGroup.sum(lengths[range], width: inner, height: 600).rounded()
    }
    return group.places.map { place in
      [
        sum(group.columns, 0..<place.columns.lowerBound), sum(group.lines, 0..<place.lines.lowerBound),
        sum(group.columns, place.columns), sum(group.lines, place.lines),
      ]
    }
  }

  private func report(_ stage: Stage, _ list: UICollectionView, width: Double) {
    stage.frontEnd.place(list.nodeID, at: SceneRect(x: 0, y: 0, width: width, height: 600))
    Turn.shared.flush()
  }

  @Test func sharesOfTheWidthStandInALine() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 15, bottom: 2, trailing: 15)
    let (stage, _) = stage(UICollectionViewCompositionalLayout(section: section))
    let flow = try #require(flows(stage).first)
    #expect(try places(flow) == [[0, 0, 120, 80], [120, 0, 120, 80], [240, 0, 120, 80]])
    #expect(flow?.group?.spacing == 10 && flow?.insets.leading == 15 && flow?.axis == .vertical)
    stage.expectFresh()
  }

  @Test func aCountOfItemsSharesTheWidth() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let (stage, _) = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(try places(flows(stage)[0]) == [[0, 0, 190, 195], [200, 0, 190, 195]])
    // A browser of another width needs no new description.
    #expect(try places(flows(stage)[0], width: 790) == [[0, 0, 390, 395], [400, 0, 390, 395]])
  }

  @Test func groupsNest() throws {
    let large = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let small = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    small.interItemSpacing = .fixed(20)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, small])
    let (stage, _) = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(try places(flows(stage)[0]) == [[5, 5, 250, 190], [260, 0, 130, 90], [260, 110, 130, 90]])
  }

  @Test func estimatedHeightsGrow() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item(.fractionalWidth(0.5), .estimated(44))])
    let (stage, _) = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let flow = try #require(flows(stage)[0])
    #expect(try places(flow) == [[0, 0, 195, 44], [195, 0, 195, 44]])
    #expect(flow.group?.lines.map(\.isFlexible) == [true])
    #expect(flow.group?.columns.map(\.isFlexible) == [false, false])
  }

  @Test func asManyItemsOfAWidthAsFitFollowTheSizeOfTheList() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    let (stage, list) = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    report(stage, list, width: 390)
    #expect(try places(flows(stage)[0]).map { $0[0] } == [0, 110, 220])
    report(stage, list, width: 600)
    #expect(try places(flows(stage)[0]).map { $0[0] } == [0, 110, 220, 330, 440])
    stage.expectFresh()
  }

  @Test func sectionsMayScrollSidewaysOrHaveTheRowsOfAList() throws {
    var asked: [Double] = []
    let layout = UICollectionViewCompositionalLayout { [self] section, environment in
      if section == 0 { asked.append(Double(environment.container.effectiveContentSize.width)) }
      if section == 1 {
        return .list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
      }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(0.9), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
      let shelf = NSCollectionLayoutSection(group: group)
      shelf.orthogonalScrollingBehavior = .groupPaging
      shelf.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "shelf-header", alignment: .top)
      ]
      return shelf
    }
    var kinds: Set<String> = []
    let (stage, list) = stage(layout, sections: [4, 3]) { kinds.insert($0) }
    #expect(kinds == ["shelf-header"])
    let shown = flows(stage)
    #expect(shown[0]?.axis == .horizontal && shown[1] == nil)
    #expect(try places(shown[0]) == [[0, 0, 351, 100]])
    let sections = stage.frontEnd.tree.inReadingOrder().compactMap { node -> SectionElement? in
      if case .section(let section) = node.element { section } else { nil }
    }
    #expect(sections.map(\.header) == ["shelf-header", ""])
    let style = stage.frontEnd.tree.inReadingOrder().compactMap { node -> ListElement.Style? in
      if case .list(let list) = node.element { list.style } else { nil }
    }
    #expect(style == [.insetGrouped])
    report(stage, list, width: 500)
    #expect(asked.last == 500)
  }
}
