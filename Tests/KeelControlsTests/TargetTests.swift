import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Targets and actions of controls, as in UIKit.
@MainActor @Suite(.serialized) struct TargetTests {
  @MainActor private final class Target {
    var log: [String] = []
    func none() { log.append("none") }
    func any(_ sender: Any) { log.append("any") }
    func control(_ sender: UIControl) { log.append("control") }
    func maybe(_ sender: UIButton?) { log.append(sender == nil ? "nil" : "button") }
    func text(_ sender: UITextField) { log.append("text") }
    func both(_ sender: UIControl, _ event: UIEvent) { log.append("both") }
    func flag(_ isForced: Bool) { log.append("\(isForced)") }
    func result() -> Int {
      log.append("result")
      return log.count
    }
  }

  private final class OwnPage: UIViewController {
    var taps = 0
    func tapped() { taps += 1 }
  }

  private let button = UIButton(configuration: .plain(), primaryAction: nil)

  @Test func aMethodTakesNothingTheSenderOrTheSenderAndTheEvent() {
    let target = Target()
    for action in [
      Selector(Target.none), Selector(Target.any), Selector(Target.control), Selector(Target.maybe),
      Selector(Target.both), Selector(Target.flag), Selector(Target.result),
    ] {
      button.addTarget(target, action: action, for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(target.log == ["none", "any", "control", "button", "both", "true", "result"])
    button.sendActions(for: .valueChanged)
    #expect(target.log.count == 7)
  }

  @Test func aSenderOfAnotherTypeIsReported() {
    let target = Target()
    button.addTarget(target, action: Selector(Target.text), for: .touchUpInside)
    let reports = RuntimeWarning.withCapture { button.sendActions(for: .touchUpInside) }
    #expect(target.log == [])
    #expect(
      reports.map(\.happened) == ["A selector of Target with (UITextField) was not called on Target, with UIButton."])
  }

  @Test func aTargetIsNotRetained() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Selector(Target.none), for: .touchUpInside)
      #expect(button.allTargets.count == 1)
    }
    #expect(gone == nil)
    #expect(button.allTargets.isEmpty)
    button.sendActions(for: .touchUpInside)
  }

  @Test func targetsAreRemoved() {
    let (one, other) = (Target(), Target())
    for target in [one, other] {
      button.addTarget(target, action: Selector(Target.none), for: [.touchUpInside, .touchDown])
    }
    button.addAction(UIAction { _ in other.log.append("closure") }, for: .touchUpInside)
    button.removeTarget(one, action: Selector(Target.none), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(one.log == ["none"])
    #expect(other.log == ["none", "closure", "none"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(one.log.count == 1)
    #expect(other.log.last == "closure", "closures are no targets")
  }

  @Test func withoutATargetTheResponderChainIsAsked() throws {
    let page = OwnPage()
    button.configuration?.title = "Tap"
    button.addTarget(nil, action: Selector(OwnPage.tapped), for: .touchUpInside)
    page.view.addSubview(button)
    let command = UIKeyCommand(input: "t", modifierFlags: .control, action: Selector(OwnPage.tapped))
    page.addKeyCommand(command)
    let stage = Stage(page)
    try stage.driver.tap("Tap")
    #expect(page.taps == 1)
    let keys = try #require(stage.id { if case .screen = $0.element { true } else { false } })
    stage.send(.keyCommand(keys, commandID: 0))
    #expect(page.taps == 2)
  }

  @Test func anItemCallsItsTarget() throws {
    let target = Target()
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Go", style: .done, target: target, action: Selector(Target.any))
    page.navigationItem.rightBarButtonItem = item
    #expect(item.target === target && item.style == .done)
    let stage = Stage(UINavigationController(rootViewController: page))
    try stage.driver.tap("Go")
    #expect(target.log == ["any"])
    let other = Target()
    item.target = other
    item.action = Selector(Target.none)
    try stage.driver.tap("Go")
    #expect(other.log == ["none"] && target.log.count == 1)
  }

  @Test func aRecognizerCallsItsTargets() throws {
    let (one, other) = (Target(), Target())
    let card = UIView()
    card.addSubview(UILabel(text: "Card"))
    let tap = UITapGestureRecognizer(target: one, action: Selector(Target.any))
    tap.addTarget(other, action: Selector(Target.none))
    card.addGestureRecognizer(tap)
    let page = UIViewController()
    page.view.addSubview(card)
    let stage = Stage(page)
    try stage.driver.tap("Card")
    tap.removeTarget(one, action: nil)
    try stage.driver.tap("Card")
    #expect(one.log == ["any"])
    #expect(other.log == ["none", "none"])
  }
}
