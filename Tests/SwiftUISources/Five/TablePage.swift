import UIKit

/// A custom cell with its own layout.
final class NoteCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with note: String) {
    textLabel?.text = note
    detailTextLabel?.text = "\(note.count) letters"
  }
}

/// Notes in two sections; the user can delete rows of the first.
public final class TablePage: UITableViewController {
  public private(set) var chosen: [String] = []
  var notes = ["Bread", "Milk", "Salt"]
  let about = ["Version"]

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      line.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  override public func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? notes.count : about.count
  }
  override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "To buy" : nil
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "about")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "about")
      cell.textLabel?.text = about[indexPath.row]
      cell.detailTextLabel?.text = "1.0"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as? NoteCell else {
      return UITableViewCell()
    }
    cell.configure(with: notes[indexPath.row])
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0 else {
      let page = UIViewController()
      page.title = "Version"
      navigationController?.pushViewController(page, animated: true)
      return
    }
    chosen.append(notes[indexPath.row])
  }

  override public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
  override public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  public func add(_ note: String) {
    notes.insert(note, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  /// Adds notes without describing the insertions: the table reloads everything.
  public func addQuietly(_ notes: [String]) {
    self.notes += notes
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  public func rename(_ index: Int, to note: String) {
    notes[index] = note
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }
}
