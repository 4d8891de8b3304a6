import KeelControls
import KeelLayout
import KeelModel
import KeelScene
import Measure

/// A front end that lays out each patch, with letters of a fixed size.
@MainActor private final class LayingFrontEnd: FrontEnd {
  let tree = SceneTree()
  private lazy var solver = LayoutSolver(tree, metrics: FixedLayoutMetrics())

  func attach(events: any EventSink) {}
  func apply(_ patch: Patch) {
    solver.willApply(patch)
    tree.apply(patch)
    guard let page = tree.inReadingOrder().first(where: { if case .screen = $0.element { true } else { false } }),
      let content = page.children.last
    else { return }
    solver.place(content, in: SceneRect(width: 390, height: 844)) { _, _ in }
  }
}

/// A page of rows with a name and a value, four constraints each.
@MainActor private final class ConstrainedPage: UIViewController {
  private(set) var top: NSLayoutConstraint?

  init(rows count: Int) {
    super.init()
    var above = view.topAnchor
    for index in 0..<count {
      let (name, value) = (UILabel(text: "Name \(index)"), UILabel(text: "Value"))
      for label in [name, value] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      let first = name.topAnchor.constraint(equalTo: above, constant: 8)
      if index == 0 { top = first }
      NSLayoutConstraint.activate([
        first, name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        value.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ])
      above = name.bottomAnchor
    }
  }
}

extension Main {
  /// Measures a page of 200 constraints: building, showing and laying it out, and a changed constant.
  static func constraints() {
    guard "constraints".hasPrefix(chosen) || chosen.hasPrefix("constraints") else { return }
    measuredCount += 1
    let clock = ContinuousClock()
    var building: [Duration] = []
    var changing: [Duration] = []
    for round in 0..<50 {
      var window: UIWindow?
      var page: ConstrainedPage?
      building.append(
        clock.measure {
          let new = ConstrainedPage(rows: 50)
          window = UIWindow(rootViewController: new)
          window?.show(on: LayingFrontEnd())
          page = new
        })
      changing.append(
        clock.measure { Turn.shared.performing { page?.top?.constant = Double(round + 9) } })
      window?.close()
    }
    report("constraints.build", size: 200, building)
    report("constraints.change-one", size: 200, changing)
  }
}
