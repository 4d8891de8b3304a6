import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene

/// The rows in a collection view: a snapshot of the identities, and cells that each follow one row.
@MainActor final class ListController: UIViewController {
  private let model: Rows
  private lazy var collectionView = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private lazy var dataSource = makeDataSource()

  init(model: Rows) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(model.rows.map(\.id))
      dataSource.apply(snapshot)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row.ID> {
      [model] cell, indexPath, _ in
      let row = model.rows[indexPath.item]
      cell.observe { [weak cell] in
        var content = UIListContentConfiguration.cell()
        content.text = row.name
        cell?.contentConfiguration = content
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }
}

/// The rows in a stack of labels, each of which follows one row.
///
/// A few changes are made one by one; if most of the rows differ, a new stack replaces the old one, as careful
/// hand-written code would do.
@MainActor final class StackController: UIViewController {
  private let model: Rows
  private let scrollView = UIScrollView()
  private var stack = UIStackView()
  private var shown: [Row.ID] = []
  private var labels: [Row.ID: UILabel] = [:]

  init(model: Rows) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    observe { [weak self] in
      if let self { follow(model.rows) }
    }
  }

  private func follow(_ rows: [Row]) {
    let ids = rows.map(\.id)
    let difference = KeyedDifference(from: shown, to: ids)
    for index in difference.removals where difference.removals.count <= 8 {
      labels.removeValue(forKey: shown[index])?.removeFromSuperview()
    }
    if difference.removals.count > 8 || difference.insertions.count > 8 {
      let old = labels
      labels = [:]
      for row in rows { labels[row.id] = old[row.id] ?? makeLabel(row) }
      stack.removeFromSuperview()
      stack = UIStackView(arrangedSubviews: ids.compactMap { labels[$0] })
      stack.axis = .vertical
      scrollView.addSubview(stack)
    } else {
      for index in difference.insertions {
        let label = makeLabel(rows[index])
        labels[ids[index]] = label
        stack.insertArrangedSubview(label, at: index)
      }
      for move in difference.moves {
        if let label = labels[ids[move.to]] { stack.insertArrangedSubview(label, at: move.to) }
      }
    }
    shown = ids
  }

  private func makeLabel(_ row: Row) -> UILabel {
    let label = UILabel()
    label.observe { [weak label] in label?.text = row.name }
    return label
  }
}

/// A thousand views that do not change.
@MainActor final class StaticController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = (0..<100).map { number in
      UIStackView(arrangedSubviews: [
        column(["Title", "Subtitle"]), UILabel(text: "Value \(number)"),
        UIButton(configuration: .plain(), primaryAction: UIAction(title: "Act") { _ in }),
        column(["One", "Two", "Three"]),
      ])
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
  }

  private func column(_ texts: [String]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: texts.map { UILabel(text: $0) })
    stack.axis = .vertical
    return stack
  }
}
