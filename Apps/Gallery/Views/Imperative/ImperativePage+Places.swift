import SwiftUI
import UIKit

extension ImperativePage {
  var lazyControls: [UIView] { [following { "\($0.days) days so far" }] + child(DayList(model: model)) }
  var swipeControls: [UIView] { child(SwipeList(model: model)) }

  /// Rows of equal columns: UIKit has no grid.
  var gridControls: [UIView] {
    func row(_ views: UIView...) -> UIView {
      let row = UIStackView(arrangedSubviews: views)
      row.distribution = .fillEqually
      row.spacing = 16
      return row
    }
    let grid = UIStackView(arrangedSubviews: [
      row(UILabel(text: "Name"), following { $0.name }),
      row(UILabel(text: "Rating"), following { "\($0.rating) of 5" }),
      UISeparatorView(),
      UILabel(text: "Both columns"),
    ])
    grid.axis = .vertical
    grid.spacing = 8
    return [grid]
  }

  /// Views that draw themselves. The declarative layer gives them their size.
  var shapeControls: [UIView] {
    func shape(_ colour: UIColor, width: Double = 96, path: @escaping (CGRect) -> UIBezierPath) -> [UIView] {
      let painted = Painted { rect in
        colour.setFill()
        path(rect).fill()
      }
      return child(UIHostingController(rootView: painted.frame(width: width, height: 48)))
    }
    let outline = Painted { rect in
      UIColor.systemPurple.setStroke()
      let path = UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1))
      path.lineWidth = 2
      path.stroke()
    }
    return shape(.systemRed) { UIBezierPath(rect: $0) }
      + shape(.systemOrange) { UIBezierPath(roundedRect: $0, cornerRadius: 12) }
      + shape(.systemGreen) { UIBezierPath(roundedRect: $0, cornerRadius: $0.height / 2) }
      + shape(.systemBlue, width: 48) { UIBezierPath(ovalIn: $0) }
      + child(UIHostingController(rootView: outline.frame(width: 96, height: 48)))
  }

  var tabControls: [UIView] {
    func page(_ title: String, _ symbol: String, _ text: String) -> UIViewController {
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol))
      page.view.addSubview(UILabel(text: text))
      return page
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [
      page("First", "1.circle", "The first tab"), page("Second", "2.circle", "The second tab"),
    ]
    return child(tabs)
  }

  var splitControls: [UIView] {
    let detail = UIViewController()
    let label = UILabel(text: "Choose a flavour")
    detail.view.addSubview(label)
    let split = UISplitViewController(style: .doubleColumn)
    let sidebar = UIViewController()
    let choices = UIStackView(
      arrangedSubviews: GalleryModel.Flavour.allCases.map { flavour in
        button(flavour.rawValue, .plain()) { [weak label, weak split] in
          label?.text = flavour.rawValue
          split?.show(.secondary)
        }
      })
    choices.axis = .vertical
    choices.alignment = .leading
    sidebar.view.addSubview(choices)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    return child(split)
  }
}

/// A list whose rows are swiped to both sides.
@MainActor private final class SwipeList: UIViewController {
  private let model: GalleryModel
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(model: GalleryModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(path, "Favourite", .normal) { $0.favouriteSwiped($1) }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.actions(path, "Delete", .destructive) { $0.deleteSwiped($1) }
    }
    let list = UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [model] cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      content.image = UIImage(systemName: model.favourites.contains(fruit) ? "star.fill" : "star")
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    observe { [weak self, model] in
      let (fruits, favourites) = (model.fruits, model.favourites)
      withExtendedLifetime(favourites) { self?.show(fruits) }
    }
  }

  private func show(_ fruits: [String]) {
    let known = Set(source?.snapshot().itemIdentifiers ?? [])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(fruits)
    snapshot.reconfigureItems(fruits.filter(known.contains))
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func actions(
    _ path: IndexPath, _ title: String, _ style: UIContextualAction.Style,
    _ perform: @escaping (GalleryModel, String) -> Void
  ) -> UISwipeActionsConfiguration? {
    guard let fruit = source?.itemIdentifier(for: path) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: style, title: title) { [model] _, _, done in
        perform(model, fruit)
        done(true)
      }
    ])
  }
}
