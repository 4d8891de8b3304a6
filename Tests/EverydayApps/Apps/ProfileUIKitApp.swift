import SwiftUI
import UIKit

/// A person with notes: a card, a list and a button, placed by constraints alone.
final class ProfileViewController: UIViewController, UITableViewDataSource {
  private let card = UIView()
  private let portrait = UIImageView(image: UIImage(systemName: "person.circle"))
  private let nameLabel = UILabel()
  private let aboutLabel = UILabel()
  private let tableView = UITableView()
  private let noteField = UITextField()
  private let addButton = UIButton(type: .system)
  private var aboutHeight: NSLayoutConstraint!
  private var notes = ["Born in 1815", "Wrote the first program"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemBackground
    configureViews()
    configureConstraints()
  }

  private func configureViews() {
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 12
    nameLabel.text = "Ada Lovelace"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    aboutLabel.text = "Mathematician, and the first who saw that an engine could do more than calculate."
    aboutLabel.numberOfLines = 0
    tableView.dataSource = self
    tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
    noteField.placeholder = "A note"
    noteField.borderStyle = .roundedRect
    addButton.setTitle("Add", for: .normal)
    addButton.addAction(UIAction { [weak self] _ in self?.addNote() }, for: .touchUpInside)
    addButton.setContentHuggingPriority(.required, for: .horizontal)
    let tap = UITapGestureRecognizer { [weak self] _ in self?.toggleAbout() }
    card.addGestureRecognizer(tap)
    card.accessibilityIdentifier = "card"
    for part in [card, tableView, noteField, addButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    for part in [portrait, nameLabel, aboutLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(part)
    }
  }

  private func configureConstraints() {
    let margins = view.layoutMarginsGuide
    aboutHeight = aboutLabel.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      portrait.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      portrait.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      portrait.widthAnchor.constraint(equalToConstant: 48),
      portrait.heightAnchor.constraint(equalTo: portrait.widthAnchor),
      portrait.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -16),

      nameLabel.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      nameLabel.topAnchor.constraint(equalTo: portrait.topAnchor),
      aboutLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      aboutLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      aboutLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),

      tableView.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: noteField.topAnchor, constant: -16),

      noteField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteField.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      addButton.leadingAnchor.constraint(equalTo: noteField.trailingAnchor, constant: 8),
      addButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      addButton.centerYAnchor.constraint(equalTo: noteField.centerYAnchor),
    ])
  }

  private func toggleAbout() {
    aboutHeight.isActive.toggle()
    aboutLabel.isHidden = aboutHeight.isActive
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  private func addNote() {
    guard let text = noteField.text, !text.isEmpty else { return }
    notes.append(text)
    noteField.text = ""
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    (cell as? NoteCell)?.noteLabel.text = notes[indexPath.row]
    return cell
  }
}

/// A note behind a dot. The row is as high as its constraints make it.
final class NoteCell: UITableViewCell {
  let noteLabel = UILabel()
  private let dot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 4
    noteLabel.numberOfLines = 0
    for part in [dot, noteLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 8), dot.heightAnchor.constraint(equalToConstant: 8),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: noteLabel.centerYAnchor),
      noteLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      noteLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// The same page in a program of SwiftUI.
struct ProfileApp: App {
  var body: some Scene {
    WindowGroup { ProfilePage() }
  }
}

private struct ProfilePage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ProfileViewController { ProfileViewController() }
  func updateUIViewController(_ controller: ProfileViewController, context: Context) {}
}
