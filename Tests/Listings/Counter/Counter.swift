// A listing of README.md, which `ListingTests` compares.

import Glibc
import Keel

final class CounterViewController: UIViewController {
  @UIBindable private var model: CounterModel
  init(model: CounterModel) { self.model = model; super.init() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    let label = UILabel()
    let increment = UIButton(primaryAction: UIAction(title: "Increment") { [model] _ in model.incrementButtonTapped() })
    let fact = UIButton(primaryAction: UIAction(title: "Fact") { [model] _ in model.factButtonTapped() })
    for subview in [label, increment, fact] { view.addSubview(subview) }

    observe { [weak self] in
      guard let self else { return }
      label.text = "\(model.count)"
      fact.isEnabled = model.count > 0
    }
    navigationDestination(item: $model.destination.fact) { fact in FactViewController(model: fact) }
    present(item: $model.destination.alert) { alert in UIAlertController(state: alert) { _ in } }
  }
}

final class FactViewController: UIViewController {
  init(model: FactModel) {
    super.init()
    title = "Fact"
    view.addSubview(UILabel(text: "\(model.number) is a number."))
  }
}

@main enum Counter {
  static func main() {
    let code = MainActor.assumeIsolated {
      Launcher.run(on: .terminal) {
        UIWindow(
          rootViewController: UINavigationController(
            rootViewController: CounterViewController(model: CounterModel())))
      }
    }
    exit(code)
  }
}
