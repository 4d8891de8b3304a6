import KeelTesting
import Testing
import UIKitNavigation

/// Pages on a path, each of which pushes and leaves by its traits.
private final class StepsController: NavigationStackController {
  private var model: Model!

  convenience init(model: Model) {
    @UIBindable var model = model
    self.init(path: $model.path) {
      StepController(number: 0)
    }
    self.navigationDestination(for: Model.Step.self) { step in
      StepController(number: step.number)
    }
    self.model = model
  }

  @MainActor @Observable final class Model {
    var path: [Step] = []
    struct Step: Hashable { var number: Int }
  }
}

private final class StepController: UIViewController {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Step \(number)"
  }
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        traitCollection.push(value: StepsController.Model.Step(number: number + 1))
      })
    next.setTitle("Next", for: .normal)
    let back = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        self?.traitCollection.dismiss()
      })
    back.setTitle("Dismiss", for: .normal)
    view.addSubview(UIStackView(arrangedSubviews: [next, back]))
  }
}

/// Controls that a case of an enum decides about, as the case studies of swift-navigation write them.
private final class StockController: UIViewController {
  @CaseBindable
  enum Status {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }
  @UIBinding var status: Status = .inStock(quantity: 100)

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    let stepper = UIStepper()
    stepper.maximumValue = .infinity
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Back order"
    let button = UIButton(
      type: .system, primaryAction: UIAction { [weak self] _ in self?.status = .outOfStock(isOnBackOrder: false) })
    button.setTitle("Out of stock", for: .normal)
    view.addSubview(UIStackView(arrangedSubviews: [label, stepper, toggle, button]))
    observe { [weak self] in
      guard let self else { return }
      stepper.isHidden = !status.is(\.inStock)
      toggle.isHidden = !status.is(\.outOfStock)
      switch $status.cases {
      case .inStock(let $quantity):
        label.text = "Quantity: \($quantity.wrappedValue)"
        stepper.bind(value: $quantity.asDouble)
      case .outOfStock(let $isOnBackOrder):
        label.text = "On back order: \($isOnBackOrder.wrappedValue)"
        toggle.bind(isOn: $isOnBackOrder)
      }
    }
  }
}

/// A field whose selection is state, as the case studies of swift-navigation write it.
private final class SelectionController: UIViewController {
  @Observable final class Model {
    var text = "one two"
    var textSelection: UITextSelection?
  }
  @UIBindable var model = Model()

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: .zero, text: $model.text)
    field.placeholder = "Field"
    field.bind(selection: $model.textSelection)
    let label = UILabel()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        let end = model.text.firstIndex(of: " ") ?? model.text.endIndex
        model.textSelection = UITextSelection(range: model.text.startIndex..<end)
      })
    button.setTitle("First word", for: .normal)
    view.addSubview(UIStackView(arrangedSubviews: [field, label, button]))
    observe { [weak self] in
      guard let self else { return }
      let selection = model.textSelection.map { String(model.text[$0.range]) }
      label.text = "Selected: \(selection ?? "nothing")"
    }
  }
}

extension Int {
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Int(newValue) }
  }
}

/// A model in the words of Perception, which UIKitNavigation contains.
@Perceptible @MainActor private final class DepthModel {
  var depth = 3
}

/// A file that imports UIKitNavigation for its controllers.
@MainActor @Suite struct UIKitNavigationNameTests {
  private func show(_ root: UIViewController) -> (driver: Driver, window: UIWindow) {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: root)
    window.show(on: frontEnd)
    return (Driver(frontEnd), window)
  }

  @Test func controlsAndTheirBindingsAreFound() {
    @UIBinding var isOn = false
    let toggle = UISwitch(isOn: $isOn)
    withUIKitAnimation { isOn = true }
    Turn.shared.flush()
    #expect(toggle.isOn)
    let stack = NavigationStackController(path: UIBinding.constant(UINavigationPath())) { UIViewController() }
    #expect(stack.viewControllers.count == 1)
  }

  @Test func perceptibleModelsAreFound() {
    let model = DepthModel()
    let label = UILabel()
    let token = observe { label.text = "\(model.depth)" }
    model.depth = 4
    Turn.shared.flush()
    #expect(label.text == "4")
    withExtendedLifetime(token) {}
  }

  @Test func theMarginsOfAStackHaveBothNames() {
    let stack = UIStackView()
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(stack.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30))
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30))
  }

  @Test func pagesPushAndLeaveByTheirTraits() throws {
    let model = StepsController.Model()
    let (driver, window) = show(StepsController(model: model))
    try driver.tap("Next")
    try driver.tap("Next")
    #expect(model.path.map(\.number) == [1, 2])
    #expect(driver.shows("Step 2"), "\(driver.outline)")
    try driver.tap("Dismiss")
    #expect(model.path.map(\.number) == [1])
    #expect(driver.shows("Step 1"), "\(driver.outline)")
    withExtendedLifetime(window) {}
  }

  @Test func theSelectionOfAFieldIsState() throws {
    let (driver, window) = show(SelectionController())
    #expect(driver.outline.contains("Selected: nothing"))
    try driver.select(4..<7, in: "Field")
    #expect(driver.outline.contains("Selected: two"))
    try driver.tap("First word")
    #expect(driver.outline.contains("Selected: one"))
    try driver.type("six", atSelectionOf: "Field")
    #expect(driver.outline.contains("six two"))
    withExtendedLifetime(window) {}
  }

  @Test func theBindingsOfTheCurrentCaseDriveControls() throws {
    let (driver, window) = show(StockController())
    #expect(driver.shows("Quantity: 100"), "\(driver.outline)")
    try driver.tap("Out of stock")
    #expect(driver.shows("On back order: false"), "\(driver.outline)")
    try driver.toggle("Back order")
    #expect(driver.shows("On back order: true"), "\(driver.outline)")
    withExtendedLifetime(window) {}
  }
}
