public import FoundationEssentials
public import KeelControls
import KeelModel
public import WiFiSettingsModel

/// The list: the switch, the current network, and the others. It makes no decisions; it shows the model and reports
/// taps to it.
@MainActor public final class WiFiSettingsViewController: UIViewController, UICollectionViewDelegate {
  @UIBindable private var model: WiFiSettingsModel
  private lazy var dataSource = makeDataSource()
  private lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionView(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  public init(model: WiFiSettingsModel) {
    self.model = model
    super.init()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = WiFiSettingsModel.title
    navigationItem.address = ""
    collectionView.delegate = self
    view.addSubview(collectionView)
    followScanning()
    followDestination()
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<ListSection.ID, ListSection.Item>()
      for section in model.sections {
        snapshot.appendSections([section.id])
        snapshot.appendItems(section.items, toSection: section.id)
      }
      dataSource.apply(snapshot)
    }
  }

  private func followScanning() {
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [model] _ in model.refreshRequested() }, for: .valueChanged)
    observe { [weak self] in
      guard let self else { return }
      collectionView.refreshControl = model.stage == .on ? refresh : nil
    }
    observe { [model] in
      if model.isScanning { refresh.beginRefreshing() } else { refresh.endRefreshing() }
    }
  }

  private func followDestination() {
    present(item: $model.destination.connect) { connect in
      UINavigationController(rootViewController: ConnectToNetworkViewController(model: connect))
    }
    present(item: $model.destination.joinOther) { joinOther in
      UINavigationController(rootViewController: JoinOtherNetworkViewController(model: joinOther))
    }
    present(item: $model.destination.alert) { [model] alert in
      UIAlertController(state: alert) { action in
        if let action { model.alertButtonTapped(action) }
      }
    }
    navigationDestination(item: $model.destination.detail) { detail in
      NetworkDetailViewController(model: detail)
    }
  }

  // MARK: Rows

  private func makeDataSource() -> UICollectionViewDiffableDataSource<ListSection.ID, ListSection.Item> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, ListSection.Item> {
      [weak self] cell, _, item in
      switch item {
      case .power: self?.configurePower(cell)
      case .adapter(let id): self?.configure(cell, forAdapter: id)
      case .network(let id): self?.configure(cell, for: id)
      case .joinOther: self?.configureJoinOther(cell)
      }
    }
    let source = UICollectionViewDiffableDataSource<ListSection.ID, ListSection.Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { [weak self, weak source] _, kind, indexPath in
      let view = UICollectionViewListCell()
      guard let section = source?.sectionIdentifier(for: indexPath.section) else { return view }
      if kind == UICollectionView.elementKindSectionHeader {
        self?.configureHeader(view, of: section)
      } else {
        self?.configureFooter(view, of: section)
      }
      return view
    }
    return source
  }

  private func configurePower(_ cell: UICollectionViewListCell) {
    var content = UIListContentConfiguration.cell()
    content.text = WiFiSettingsModel.title
    cell.contentConfiguration = content
    let control = UISwitch(isOn: $model.isOn)
    control.accessibilityLabel = WiFiSettingsModel.title
    cell.accessories = [.customView(configuration: .init(customView: control))]
    cell.observe { [weak control, model] in control?.isEnabled = model.isSwitchEnabled }
  }

  private func configure(_ cell: UICollectionViewListCell, for id: Network.ID) {
    guard let row = model.row(for: id) else { return }
    // Created when first needed: a browser's tabs have thousands of rows between them.
    var activity: UIActivityIndicatorView?
    cell.observe { [weak cell, weak self] in
      guard let cell else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.subtitle
      if row.isCurrent { content.textProperties.font = .systemFont(weight: .semibold) }
      cell.contentConfiguration = content
      var accessories: [UICellAccessory] = []
      if row.isCurrent {
        let image = UIImageView(image: UIImage(systemName: "checkmark"))
        accessories.append(.customView(configuration: .init(customView: image, placement: .leading())))
      }
      if row.isJoining {
        let shown = activity ?? UIActivityIndicatorView()
        activity = shown
        shown.startAnimating()
        accessories.append(.customView(configuration: .init(customView: shown)))
      }
      if row.isSecured {
        accessories.append(.image(UIImage(systemName: "lock.fill"), accessibilityLabel: row.lockText))
      }
      accessories += [
        .image(UIImage(systemName: "wifi", variableValue: row.strength), accessibilityLabel: row.signalText),
        .detail(accessibilityLabel: "More about \(row.title)", linkAddress: row.detailAddress) {
          self?.model.infoButtonTapped(network: id)
        },
      ]
      cell.accessories = accessories
      cell.linkAddress = row.tapAddress
    }
  }

  private func configure(_ cell: UICollectionViewListCell, forAdapter id: AdapterRow.ID) {
    cell.observe { [weak cell, weak self] in
      guard let cell, let adapter = self?.model.adapter(id) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = adapter.title
      content.secondaryText = adapter.detail
      cell.contentConfiguration = content
      cell.accessories = adapter.isChosen ? [.checkmark()] : []
    }
  }

  private func configureJoinOther(_ cell: UICollectionViewListCell) {
    var content = UIListContentConfiguration.cell()
    content.text = "Other…"
    content.textProperties.color = .tintColor
    cell.contentConfiguration = content
    cell.accessibilityLabel = "Join another network by its name"
    cell.linkAddress = WiFiSettingsModel.joinOtherPath
  }

  private func configureHeader(_ view: UICollectionViewListCell, of section: ListSection.ID) {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = section.title
    view.contentConfiguration = content
    guard section == .other else { return }
    let activity = UIActivityIndicatorView()
    view.accessories = [.customView(configuration: .init(customView: activity))]
    view.observe { [weak self] in
      guard let model = self?.model else { return }
      if model.isScanning { activity.startAnimating() } else { activity.stopAnimating() }
    }
  }

  private func configureFooter(_ view: UICollectionViewListCell, of section: ListSection.ID) {
    guard section.mayHaveFooter else { return }
    view.observe { [weak self, weak view] in
      guard let model = self?.model else { return }
      var content = UIListContentConfiguration.groupedFooter()
      content.text = model.footer(of: section)
      view?.contentConfiguration = content
    }
  }

  // MARK: Taps

  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath) != .power
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .adapter(let id): model.adapterTapped(id)
    case .network(let id): model.networkTapped(id)
    case .joinOther: model.joinOtherNetworkButtonTapped()
    case .power, nil: break
    }
  }
}
