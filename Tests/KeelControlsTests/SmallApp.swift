import KeelControls
import KeelModel
import Observation

/// A small app with a stack, a list, sheets, alerts and fields. Its model is its whole state.
@MainActor @Observable final class SmallModel {
  var rows: [Int] = Array(0..<30)
  var texts: [Int: String] = [:]
  var title = "List"
  var isOn = false
  var destination: SmallDestination?
  var path: [String] = []
  var note = ""
  var isBusy = false
  var isNoteFocused = false
}

@CasePathable enum SmallDestination: Equatable {
  case sheet(SmallSheet)
  case alert(Item)
  case page(Item)
}

@MainActor @Observable final class SmallSheet: Equatable {
  var text = ""
  var inner: Item?
  var question: Item?
  nonisolated static func == (left: SmallSheet, right: SmallSheet) -> Bool { left === right }
}

@MainActor enum SmallApp {
  static func root(_ model: SmallModel) -> UIViewController {
    NavigationStackController(path: UIBindable(model).path) {
      let root = SmallRoot(model)
      return root
    }
  }
}

@MainActor final class SmallRoot: UIViewController, UICollectionViewDelegate {
  let model: SmallModel
  private let list = UICollectionView(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  init(_ model: SmallModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    let bindable = UIBindable(model)
    let toggle = UISwitch(isOn: bindable.isOn)
    let note = UITextField(text: bindable.note)
    note.bind(focus: bindable.isNoteFocused)
    let spinner = UIActivityIndicatorView()
    let stack = UIStackView(arrangedSubviews: [toggle, note, spinner])
    view.addSubview(stack)
    view.addSubview(list)
    list.delegate = self
    list.allowsMultipleSelection = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [model] cell, _, item in
      cell.observe { [weak cell] in
        var content = cell?.defaultContentConfiguration()
        content?.text = model.texts[item] ?? "Row \(item)"
        cell?.contentConfiguration = content
        cell?.accessories = item.isMultiple(of: 3) ? [.detail {}] : model.isOn ? [.checkmark()] : []
      }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      primaryAction: UIAction { [model] _ in
        model.rows.insert((model.rows.max() ?? 0) + 1, at: 0)
      })
    observe { [weak self] in
      guard let self else { return }
      title = model.title
      stack.isUserInteractionEnabled = !model.isBusy
      if model.isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
      navigationItem.rightBarButtonItem?.isHidden = model.isBusy
    }
    observe { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in 0..<3 {
        let items = model.rows.filter { $0 % 3 == section }
        if !items.isEmpty || section == 0 { snapshot.appendSections([section]) }
        if !items.isEmpty { snapshot.appendItems(items, toSection: section) }
      }
      source?.apply(snapshot)
    }
    navigationDestination(for: String.self) { name in
      let page = UIViewController()
      page.title = name
      page.view.addSubview(UILabel(text: name))
      return page
    }
    navigationDestination(item: bindable.destination.page) { item in
      let page = UIViewController()
      page.title = "Page \(item.id)"
      return page
    }
    present(item: bindable.destination.sheet) { UINavigationController(rootViewController: SmallSheetPage($0)) }
    present(item: bindable.destination.alert) { [model] item in
      let alert = UIAlertController(title: "Alert \(item.id)", message: nil)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "More") { _ in
          model.destination = item.id.isMultiple(of: 2) ? .sheet(SmallSheet()) : .page(item)
        })
      return alert
    }
  }
}

@MainActor final class SmallSheetPage: UIViewController {
  let model: SmallSheet
  init(_ model: SmallSheet) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    title = "Sheet"
    let bindable = UIBindable(model)
    let field = UITextField(text: bindable.text)
    view.addSubview(field)
    field.becomeFirstResponder()
    observe { [weak self] in
      guard let self else { return }
      isModalInPresentation = model.text.count > 3
    }
    navigationDestination(item: bindable.inner) { item in
      let page = UIViewController()
      page.title = "Inner \(item.id)"
      return page
    }
    present(item: bindable.question) { item in
      let alert = UIAlertController(title: "Question \(item.id)", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Yes"))
      alert.addAction(UIAlertAction(title: "No"))
      return alert
    }
  }
}
