import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

import struct Foundation.CGRect
import class Foundation.NSCoder

private final class Dial: UIControl {
  var value = 0 { didSet { label.text = "dial \(value)" } }
  private let label = UILabel(text: "dial 0")
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func turn(to value: Int) {
    self.value = value
    sendActions(for: .valueChanged)
  }
}

@MainActor private final class Kept {
  weak var dial: Dial?
  weak var coordinator: DialView.Coordinator?
  weak var screen: UIViewController?
}

private struct DialView: UIViewRepresentable {
  @Binding var value: Int
  let log: CallLog
  let kept: Kept

  @MainActor final class Coordinator {
    var value: Binding<Int>
    init(_ value: Binding<Int>) { self.value = value }
  }

  func makeCoordinator() -> Coordinator {
    log.add("coordinator")
    return Coordinator($value)
  }

  func makeUIView(context: Context) -> Dial {
    log.add("make")
    let dial = Dial()
    let coordinator = context.coordinator
    dial.addAction(
      UIAction { [weak dial, weak coordinator] _ in
        if let dial { coordinator?.value.wrappedValue = dial.value }
      }, for: .valueChanged)
    kept.dial = dial
    kept.coordinator = coordinator
    return dial
  }

  func updateUIView(_ dial: Dial, context: Context) {
    log.add(
      "update \(value) \(context.environment.borderTone)\(context.transaction.animation == nil ? "" : " animated")")
    context.coordinator.value = $value
    if dial.value != value { dial.value = value }
  }

  static func dismantleUIView(_ dial: Dial, coordinator: Coordinator) { DialView.dismantled += 1 }
  @MainActor static var dismantled = 0
}

/// A custom control is created once, updated only for values that it reads, and dismantled once.
@MainActor @Suite(.serialized) struct RepresentableTests {
  private struct Page: View {
    let model: BorderModel
    let log: CallLog
    let kept: Kept
    var body: some View {
      @Bindable var model = model
      return VStack {
        if model.isShown { DialView(value: $model.count, log: log, kept: kept) }
      }
      .environment(\.borderTone, model.tone)
      .environment(\.borderMark, model.text)
    }
  }

  private let model = BorderModel()
  private let log = CallLog()
  private let kept = Kept()

  @Test func aCoordinatorIsCreatedBeforeTheControlAndItsUpdate() {
    let stage = ViewStage(Page(model: model, log: log, kept: kept))
    #expect(log.take() == ["coordinator", "make", "update 0 quiet"])
    #expect(stage.texts == ["dial 0"])
    stage.expectFresh()
  }

  @Test func itIsUpdatedOnlyForValuesItReads() {
    let stage = ViewStage(Page(model: model, log: log, kept: kept))
    _ = log.take()
    let change = stage.change { model.count = 3 }
    #expect(log.take() == ["update 3 quiet"])
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    stage.change { model.tone = "loud" }
    #expect(log.take() == ["update 3 loud"])
    // Another environment value, which the control does not read.
    stage.change { model.text = "other" }
    #expect(log.take() == [])
    stage.change { model.count = 3 }
    #expect(log.take() == [])
    stage.expectFresh()
  }

  @Test func anUpdateKnowsTheTransactionOfTheChange() {
    let stage = ViewStage(Page(model: model, log: log, kept: kept))
    _ = log.take()
    stage.change { withAnimation { model.count = 1 } }
    #expect(log.take() == ["update 1 quiet animated"])
    stage.change { model.count = 2 }
    #expect(log.take() == ["update 2 quiet"])
  }

  @Test func stateFlowsBothWaysWithoutAnEcho() {
    let stage = ViewStage(Page(model: model, log: log, kept: kept))
    _ = log.take()
    stage.change { kept.dial?.turn(to: 7) }
    #expect(model.count == 7)
    // One update for the new value of the binding, with the value that the control itself sent.
    #expect(log.take() == ["update 7 quiet"])
    stage.change { model.count = 9 }
    #expect(kept.dial?.value == 9)
    #expect(log.take() == ["update 9 quiet"])
  }

  @Test func itIsDismantledOnceAndGone() {
    let stage = ViewStage(Page(model: model, log: log, kept: kept))
    DialView.dismantled = 0
    stage.change { model.isShown = false }
    #expect(DialView.dismantled == 1)
    #expect(kept.dial == nil)
    #expect(kept.coordinator == nil)
    #expect(stage.texts == [])
    stage.change { model.count = 5 }
    #expect(log.take().filter { $0.hasPrefix("update") } == ["update 0 quiet"])
    stage.expectFresh()
  }

  @Test func itIsDismantledHoweverItsPageLeaves() {
    DialView.dismantled = 0
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(rootViewController: navigation)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    func page() -> UIViewController { UIHostingController(rootView: Page(model: model, log: log, kept: kept)) }
    // Popped.
    navigation.pushViewController(page(), animated: false)
    Turn.shared.flush()
    #expect(kept.dial != nil)
    navigation.popViewController(animated: false)
    Turn.shared.flush()
    #expect(DialView.dismantled == 1)
    // Dismissed.
    navigation.present(page(), animated: false)
    Turn.shared.flush()
    navigation.dismiss(animated: false)
    Turn.shared.flush()
    #expect(DialView.dismantled == 2)
    // Taken from its parent.
    let parent = navigation.topViewController
    var child: UIViewController? = page()
    if let child, let parent {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    Turn.shared.flush()
    #expect(kept.dial != nil)
    child?.willMove(toParent: nil)
    child?.view.removeFromSuperview()
    child?.removeFromParent()
    child = nil
    Turn.shared.flush()
    #expect(DialView.dismantled == 3)
    // With its window.
    navigation.pushViewController(page(), animated: false)
    Turn.shared.flush()
    window.rootViewController = nil
    Turn.shared.flush()
    navigation.setViewControllers([], animated: false)
    Turn.shared.flush()
    #expect(DialView.dismantled == 4)
    #expect(kept.dial == nil)
    #expect(kept.coordinator == nil)
    window.close()
  }

  @Test func aControlInADisabledViewIgnoresEvents() {
    let stage = ViewStage(
      VStack { DialView(value: .constant(1), log: log, kept: kept) }.environment(\.isEnabled, false))
    #expect(kept.dial?.isUserInteractionEnabled == false)
    stage.expectFresh()
  }
}
