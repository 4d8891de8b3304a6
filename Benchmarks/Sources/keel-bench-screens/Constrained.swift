import SwiftUI

/// Fifty rows of a name and a value, which 200 constraints place in a page.
final class ConstrainedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.topAnchor
    for index in 0..<50 {
      let (name, value) = (UILabel(), UILabel())
      name.text = index == 0 ? "Mark 0" : "Name \(index)"
      value.text = "Value \(index)"
      for label in [name, value] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: above, constant: 4),
        name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ])
      above = name.bottomAnchor
    }
  }
}

/// Ten thousand rows that size themselves by the constraints in them.
final class ConstrainedRows: UITableViewController {
  private final class Cell: UITableViewCell {
    let name = UILabel()
    let value = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in [name, value] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.name.text = indexPath.row == 0 ? "Mark 0" : "Name \(indexPath.row)"
    (cell as? Cell)?.value.text = "Value \(indexPath.row)"
    return cell
  }
}

/// A page of UIKit in the window of the benchmark.
struct Imperative<Page: UIViewController>: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Page { Page() }
  func updateUIViewController(_ page: Page, context: Context) {}
}
