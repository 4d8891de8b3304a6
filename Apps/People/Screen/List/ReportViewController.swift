internal import AppForms
internal import FoundationEssentials
internal import KeelControls
internal import KeelModel
internal import PeopleModel
internal import PeopleShow
internal import UIKit

/// The report to the developer, in a sheet over the list. Its twin is `ReportSheet`.
@MainActor final class ReportViewController: UIViewController {
  enum Part: Hashable { case copy, lines }
  enum Item: Hashable { case empty, copy, copied, line(Report.Line) }

  private let report: Report
  private let viewmodel: ListViewModel
  private lazy var dataSource = makeDataSource()
  private let collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.footerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  init(_ report: Report, _ viewmodel: ListViewModel) {
    self.report = report
    self.viewmodel = viewmodel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = ListWords.report
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [viewmodel] _ in viewmodel.reportDoneButtonTapped() })
    collectionView.delegate = self
    view.addSubview(collectionView)
    observe { [weak self] in
      guard let self else { return }
      update(isCopied: viewmodel.isReportCopied)
    }
  }

  private func update(isCopied: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
    snapshot.appendSections([.copy, .lines])
    snapshot.appendItems(report.text.isEmpty ? [.empty] : isCopied ? [.copy, .copied] : [.copy], toSection: .copy)
    snapshot.appendItems(report.newestFirst.map { .line($0) }, toSection: .lines)
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Part, Item> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      cell.contentConfiguration = Self.content(of: item)
    }
    let source = UICollectionViewDiffableDataSource<Part, Item>(collectionView: collectionView) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.supplementaryViewProvider = { [weak source, report] _, _, path in
      let view = UICollectionViewListCell()
      var content = UIListContentConfiguration.groupedFooter()
      let isHint = source?.sectionIdentifier(for: path.section) == .copy && !report.text.isEmpty
      content.text = isHint ? ListWords.hint(of: report) : nil
      view.contentConfiguration = content
      return view
    }
    return source
  }

  private static func content(of item: Item) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    switch item {
    case .empty: content.text = ListWords.emptyLog
    case .copy: return .button(ListWords.copy, systemImage: "doc.on.doc")
    case .copied:
      content.text = ListWords.copied
      content.textProperties.color = .secondaryLabel
    case .line(let line):
      content.text = line.text
      content.textProperties.font = .preferredFont(forTextStyle: .caption1)
    }
    return content
  }
}

extension ReportViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath) == .copy
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let text = viewmodel.copyReportButtonTapped() { UIPasteboard.general.string = text }
  }
}
