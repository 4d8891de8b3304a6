import FoundationEssentials
public import KeelControls
import KeelModel
import KeelViews

/// The gallery's pages in a stack that follows the model's path.
@MainActor public enum Gallery {
  public static func makeRoot(model: GalleryModel) -> UIViewController {
    @UIBindable var bindable = model
    let stack = NavigationStackController(path: $bindable.path) { ContentsPage(model: model) }
    stack.addDestination(for: GalleryCategory.self, address: \.address) { CategoryPage(category: $0, model: model) }
    return stack
  }
}

/// The list of all pages.
@MainActor final class ContentsPage: UIViewController, UICollectionViewDelegate {
  private let model: GalleryModel
  private let list = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  private var source: UICollectionViewDiffableDataSource<Int, GalleryCategory>?

  init(model: GalleryModel) {
    self.model = model
    super.init()
    title = "Gallery"
    navigationItem.address = ""
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, GalleryCategory> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      cell.linkAddress = item.address
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, GalleryCategory>()
    snapshot.appendSections([0])
    snapshot.appendItems(GalleryCategory.allCases)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = source?.itemIdentifier(for: indexPath) else { return }
    model.path.append(item)
  }
}

/// One page: the controls of a category in both layers, over one model, side by side if there is room.
@MainActor final class CategoryPage: UIViewController {
  let category: GalleryCategory
  private let model: GalleryModel

  init(category: GalleryCategory, model: GalleryModel) {
    self.category = category
    self.model = model
    super.init()
    title = category.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let declarative = UIHostingController(rootView: DeclarativePage(category: category, model: model))
    let imperative = ImperativePage(category: category, model: model)
    for child in [imperative, declarative] { addChild(child) }
    let columns = UIStackView(arrangedSubviews: [
      column("Imperative", imperative.view), column("Declarative", declarative.view),
    ])
    columns.distribution = .fillEqually
    columns.spacing = 24
    for child in [imperative, declarative] { child.didMove(toParent: self) }
    let scroll = UIScrollView()
    scroll.addSubview(columns)
    view.addSubview(scroll)
    observe { [weak self, weak columns] in
      columns?.axis = self?.traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    }
  }

  private func column(_ title: String, _ content: UIView) -> UIView {
    let heading = UILabel(text: title)
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.accessibilityTraits = .header
    let column = UIStackView(arrangedSubviews: [heading, content])
    column.axis = .vertical
    column.spacing = 16
    return column
  }
}
