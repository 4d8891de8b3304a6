import UIKit

/// Views at places that constraints derive from the size of the page.
class PlacesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    let (middle, corner, half, wide) = (label("Middle"), label("Corner"), area("half"), area("wide"))
    half.backgroundColor = .systemYellow
    wide.backgroundColor = .systemTeal
    NSLayoutConstraint.activate([
      middle.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      corner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      corner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      half.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      half.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      half.heightAnchor.constraint(equalToConstant: 40),
      wide.topAnchor.constraint(equalTo: half.bottomAnchor, constant: 10),
      wide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
      wide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    ])
    let fills = wide.widthAnchor.constraint(equalToConstant: 2000)
    fills.priority = .defaultHigh
    fills.isActive = true
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    add(label, named: text.lowercased())
    return label
  }

  private func area(_ name: String) -> UIView {
    let area = UIView()
    add(area, named: name)
    return area
  }

  private func add(_ subview: UIView, named name: String) {
    subview.accessibilityIdentifier = name
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }
}
