import UIKit

struct Errand: Codable, Equatable {
  var title: String
  var isDone = false
}

class ErrandStore {
  private let key = "errands"
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) { self.defaults = defaults }

  func load() -> [Errand] {
    guard let data = defaults.data(forKey: key) else { return [] }
    return (try? JSONDecoder().decode([Errand].self, from: data)) ?? []
  }

  func save(_ errands: [Errand]) {
    defaults.set(try? JSONEncoder().encode(errands), forKey: key)
  }
}

class ErrandsViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let emptyLabel = UILabel()
  private let store: ErrandStore
  private var errands: [Errand] = [] {
    didSet {
      store.save(errands)
      emptyLabel.isHidden = !errands.isEmpty
    }
  }

  init(store: ErrandStore = ErrandStore()) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForErrand() })
    setUpTableView()
    errands = store.load()
  }

  private func setUpTableView() {
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ErrandCell")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    emptyLabel.text = "Nothing to do"
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.font = .systemFont(ofSize: 20, weight: .medium)
    view.addSubview(emptyLabel)
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func askForErrand() {
    let alert = UIAlertController(title: "New Errand", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "What is to be done?"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self.errands.append(Errand(title: text))
        self.tableView.insertRows(at: [IndexPath(row: self.errands.count - 1, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }
}

extension ErrandsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return errands.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ErrandCell", for: indexPath)
    let errand = errands[indexPath.row]
    cell.textLabel?.text = errand.title
    cell.textLabel?.numberOfLines = 0
    cell.accessoryType = errand.isDone ? .checkmark : .none
    cell.selectionStyle = .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    errands[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.errands.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
