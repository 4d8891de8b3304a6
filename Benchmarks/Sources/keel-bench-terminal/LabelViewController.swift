import Keel
import Observation

/// A page with one label, which a key changes.
@MainActor final class LabelViewController: UIViewController {
  private let row = RowModel(id: 0, name: "READY0")
  private var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    let label = UILabel()
    label.textAlignment = .center
    view.addSubview(label)
    observe { [row, weak label] in label?.text = row.name }
    addKeyCommand(
      UIKeyCommand(title: "Change the label", input: "u") { [weak self] _ in
        guard let self else { return }
        changes += 1
        row.name = "U\(10_000 + changes)"
      })
  }
}
