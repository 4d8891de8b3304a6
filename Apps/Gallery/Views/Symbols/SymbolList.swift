import SwiftUI
import UIKit

/// The imperative list of symbols among views.
struct SymbolList: UIViewControllerRepresentable {
  let symbols: SymbolsModel

  func makeUIViewController(context: Context) -> SymbolsViewController { SymbolsViewController(symbols: symbols) }
  func updateUIViewController(_ controller: SymbolsViewController, context: Context) {}
}

/// The symbols that were found, in a collection view whose items stand side by side.
final class SymbolsViewController: UIViewController {
  private let symbols: SymbolsModel
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(symbols: SymbolsModel) {
    self.symbols = symbols
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 64)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      let picture = UIImageView(image: UIImage(systemName: name))
      let label = UILabel(text: name)
      label.font = .preferredFont(forTextStyle: .caption2)
      label.textColor = .secondaryLabel
      let stack = UIStackView(arrangedSubviews: [picture, label])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 4
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(stack)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    observe { [weak self, symbols] in self?.show(symbols.found) }
  }

  private func show(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot, animatingDifferences: false)
  }
}
