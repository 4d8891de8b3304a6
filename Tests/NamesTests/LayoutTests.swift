import KeelScene
import KeelTesting
import Testing
import UIKit

/// Layouts, fonts and sizes of UIKit programs, as sent to front ends.
@Suite @MainActor struct LayoutTests {
  private final class Tiles: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Tiles"
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      view.addSubview(list)
    }
    var counts = [3, 3]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// Returns different values for each section.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { indexPath.section == 0 ? CGSize(width: 120, height: 80) : .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 24 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private let frontEnd = HeadlessFrontEnd()
  private var driver: Driver { Driver(frontEnd) }

  private func show(_ page: UIViewController) -> UIWindow {
    let window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
    window.show(on: frontEnd)
    return window
  }

  /// Sections that scroll horizontally are requested separately, and a request does not remove the rows of another
  /// section.
  @Test func shelvesKeepTheirRowsWhileOthersAreRevealed() async throws {
    let page = Tiles()
    // The front end considers only the first section visible.
    page.counts = [100, 200, 300, 5]
    page.layout.itemSize = CGSize(width: 100, height: 60)
    page.layout.scrollDirection = .horizontal
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    await driver.settle()
    func described() -> [Range<Int>] {
      frontEnd.tree.inReadingOrder().compactMap { node in
        guard case .section(let section) = node.element else { return nil }
        return section.windowStart..<section.windowStart + node.children.count
      }
    }
    let list = try #require(frontEnd.tree.inReadingOrder().first { if case .list = $0.element { true } else { false } })
    let wanted = [200..<210, 300 + 250..<300 + 260, 600..<605]
    for _ in 0..<2 {
      for rows in wanted {
        frontEnd.send(.reveal(list.id, rows: rows))
        await driver.settle()
      }
    }
    let windows = described()
    #expect(windows[0].lowerBound == 0 && windows[0].count < 150, "\(windows)")
    #expect(windows[1].contains(100) && windows[1].contains(109) && windows[1].count < 150, "\(windows)")
    #expect(windows[2].contains(250) && windows[2].contains(259) && windows[2].count < 150, "\(windows)")
    #expect(windows[3] == 0..<5)
    // With fewer rows, no window extends beyond the end.
    page.counts = [100, 20, 0, 5]
    page.list.reloadData()
    await driver.settle()
    frontEnd.send(.reveal(list.id, rows: 100..<120))
    await driver.settle()
    #expect(described()[1] == 0..<20 && described()[2].isEmpty, "\(described())")
  }

  /// All elements of one kind in the scene.
  private func elements<Part>(_ part: (Element) -> Part?) -> [Part] {
    frontEnd.tree.inReadingOrder().compactMap { part($0.element) }
  }

  private var flows: [RowFlow?] { elements { if case .section(let section) = $0 { .some(section.flow) } else { nil } } }

  @Test func aFlowLayoutArrangesItems() async {
    let page = Tiles()
    page.layout.itemSize = CGSize(width: 100, height: 60)
    page.layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    let flow = RowFlow(
      itemWidth: 100, itemHeight: 60, itemSpacing: 10, lineSpacing: 10,
      insets: SceneInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    #expect(flows == [flow, flow])
    page.layout.scrollDirection = .horizontal
    page.layout.minimumLineSpacing = 30
    await driver.settle()
    #expect(flows.allSatisfy { $0?.axis == .horizontal && $0?.itemSpacing == 30 })
    page.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    await driver.settle()
    #expect(flows == [nil, nil], "each has the whole width")
  }

  @Test func theDelegateDeterminesTheLayoutOfEachSection() async {
    let page = Tiles()
    let sizes = Sizes()
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    page.list.delegate = sizes
    await driver.settle()
    let flow = RowFlow(
      itemWidth: 120, itemHeight: 80, itemSpacing: 10, lineSpacing: 24,
      insets: SceneInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(flows == [flow, nil])
  }

  /// Three items of 100, 250 and 60 points, and a share of the width of the list.
  private final class Tags: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      indexPath.section == 0
        ? CGSize(width: [100, 250, 60][indexPath.item], height: indexPath.item == 1 ? 40 : 20)
        : CGSize(width: (collectionView.bounds.width - 10) / 2, height: 50)
    }
  }

  @Test func itemsHaveSizesOfTheirOwn() async throws {
    let page = Tiles()
    let tags = Tags()
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    page.list.delegate = tags
    await driver.settle()
    frontEnd.place(page.list.nodeID, at: SceneRect(x: 0, y: 0, width: 390, height: 600))
    await driver.settle()
    let group = try #require(flows[0]?.group)
    func places(_ group: RowGroup) -> [[Double]] {
      group.places.map { place in
        func sum(_ lengths: [RowLength], _ range: Range<Int>) -> Double {
          RowGroup.sum(lengths[range], width: 390, height: 600)
        }
        return [
          sum(group.columns, 0..<place.columns.lowerBound), sum(group.lines, 0..<place.lines.lowerBound),
          sum(group.columns, place.columns), sum(group.lines, place.lines),
        ]
      }
    }
    #expect(places(group) == [[0, 10, 100, 20], [140, 0, 250, 40], [0, 50, 60, 20]])
    #expect(flows[1]?.itemWidth == 190 && flows[1]?.group == nil, "equal sizes need no places")
    frontEnd.place(page.list.nodeID, at: SceneRect(x: 0, y: 0, width: 500, height: 600))
    await driver.settle()
    #expect(places(try #require(flows[0]?.group)) == [[0, 10, 100, 20], [110, 0, 250, 40], [370, 10, 60, 20]])
    #expect(flows[1]?.itemWidth == 245)
  }

  @Test func labelsFieldsAndButtonsLookAsTheySay() async {
    let label = UILabel(text: "A long text")
    label.lineBreakMode = .byTruncatingMiddle
    let field = UITextField()
    field.borderStyle = .none
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 28)
    let page = UIViewController()
    page.title = "Looks"
    for view in [label, field, button] { page.view.addSubview(view) }
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    func breaks() -> [LabelElement.LineBreak] {
      elements { if case .label(let label) = $0 { label.lineBreak } else { nil } }
    }
    func borders() -> [TextFieldElement.Border] {
      elements { if case .textField(let field) = $0 { field.border } else { nil } }
    }
    func fonts() -> [SceneFont?] { elements { if case .button(let button) = $0 { .some(button.font) } else { nil } } }
    #expect(breaks() == [.truncateMiddle] && borders() == [.none])
    #expect(fonts() == [SceneFont(style: .title1, weight: .bold)])
    label.lineBreakMode = .byClipping
    field.borderStyle = .roundedRect
    button.titleLabel?.font = .preferredFont(forTextStyle: .caption1)
    await driver.settle()
    #expect(breaks() == [.clip] && borders() == [.automatic] && fonts() == [SceneFont(style: .caption1)])
  }

  @Test func aPageControlIsAdjustedByTheUser() async throws {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 9
    #expect(pages.currentPage == 3)
    pages.currentPage = 1
    var heard: [Int] = []
    pages.addAction(UIAction { _ in heard.append(pages.currentPage) }, for: .valueChanged)
    let page = UIViewController()
    page.title = "Tour"
    page.view.addSubview(pages)
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    #expect(driver.outline.contains("dots 2 of 4"))
    try driver.adjust("Pages", to: 3)
    #expect(heard == [2] && driver.outline.contains("dots 3 of 4"))
    pages.currentPage = 0
    await driver.settle()
    #expect(heard == [2] && driver.outline.contains("dots 1 of 4"), "the program sends no event")
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    await driver.settle()
    #expect(!driver.outline.contains("dots"))
    pages.numberOfPages = 2
    await driver.settle()
    #expect(driver.outline.contains("dots 1 of 2"))
  }
}
