import UIKit

/// Rows that size themselves by the constraints in them: as many as a page describes at once.
class CardsViewController: UITableViewController {
  private final class Card: UITableViewCell {
    private let name = UILabel()
    private let text = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      text.numberOfLines = 0
      for label in [name, text] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        name.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.25),
        text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ number: Int) {
      name.text = "Card \(number)"
      text.text = Array(repeating: "as many words as fit", count: 1 + number % 5).joined(separator: ", ")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    tableView.register(Card.self, forCellReuseIdentifier: "card")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 64 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    (cell as? Card)?.show(indexPath.row)
    return cell
  }
}
