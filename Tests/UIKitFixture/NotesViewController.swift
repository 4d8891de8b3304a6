import UIKit

class NotesViewController: UITableViewController {
  private var store: NoteStore { (UIApplication.shared.delegate as? AppDelegate)?.store ?? NoteStore() }
  private let count = UILabel()
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    count.textColor = .secondaryLabel
    tableView.tableHeaderView = count
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        store.add("Note \(store.notes.count + 1)")
      })
    let center = NotificationCenter.default
    observer = center.addObserver(forName: NoteStore.didChange, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    reload()
  }

  private func reload() {
    count.text = "\(store.notes.count) notes"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = store.notes[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { store.remove(at: indexPath.row) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(NoteViewController(note: store.notes[indexPath.row]), animated: true)
  }
}

#Preview("Note") { UINavigationController(rootViewController: NoteViewController(note: "Mend the sail")) }

class NoteViewController: UIViewController {
  private let note: String
  private let label = UILabel()
  private var timer: Timer?

  init(note: String) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note
    label.text = "Not read yet"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.label.text = "Read" }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
