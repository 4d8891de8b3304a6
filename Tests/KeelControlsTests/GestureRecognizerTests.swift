import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

import struct Foundation.CGPoint

/// Gesture recognizers with closures recognize presses on any view, as UIKit's do.
@MainActor @Suite(.serialized) struct GestureRecognizerTests {
  /// A card on a page of a window whose clock a test controls.
  @MainActor private final class Scene {
    let card = UIView()
    let clock = TestClock()
    let stage: Stage
    var log: [String] = []

    init(_ recognizers: (Scene) -> [UIGestureRecognizer]) {
      let card = card
      card.addSubview(UILabel(text: "Card"))
      stage = Stage(Page("Page") { $0.view.addSubview(card) }, shows: false)
      stage.window.touchClock = clock
      card.gestureRecognizers = recognizers(self)
      stage.show()
      stage.frontEnd.place(card.nodeID, at: SceneRect(x: 10, y: 20, width: 100, height: 20))
      Turn.shared.flush()
    }

    var grip: (id: NodeID, interest: PointerInterest)? {
      for node in stage.frontEnd.tree.inReadingOrder() {
        if case .box(let box) = node.element, let interest = box.pointer { return (node.id, interest) }
      }
      return nil
    }

    func send(_ phase: PointerReport.Phase, _ x: Double, at time: Double = 0) throws {
      let report = PointerReport(
        phase, start: ScenePoint(x: 30, y: 5), location: ScenePoint(x: x, y: 5), origin: ScenePoint(x: 10, y: 20),
        time: time)
      stage.send(.pointer(try #require(grip).id, report))
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func tap(_ scene: Scene, _ name: String = "tap", count: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { [weak scene] tap in
      let point = tap.location(in: tap.view)
      scene?.log.append("\(name) \(Int(point.x)) \(Int(point.y))")
    }
    tap.numberOfTapsRequired = count
    return tap
  }
  private func pan(_ scene: Scene) -> UIPanGestureRecognizer {
    UIPanGestureRecognizer { [weak scene] pan in
      scene?.log.append("\(pan.state) \(Int(pan.translation(in: nil).x)) \(Int(pan.velocity(in: nil).x))")
    }
  }
  private func press(_ scene: Scene) -> UILongPressGestureRecognizer {
    UILongPressGestureRecognizer { [weak scene] press in scene?.log.append("\(press.state)") }
  }

  @Test func aTapHasAPlaceAndIsMadeByKeysToo() throws {
    let scene = Scene { [tap($0)] }
    try scene.stage.driver.tap("Card", at: 30, 5)
    #expect(scene.take() == ["tap 30 5"])
    try scene.stage.driver.tap("Card")
    #expect(scene.take() == ["tap 50 10"], "by a key, in the middle")
    scene.stage.change { scene.card.gestureRecognizers?.first?.isEnabled = false }
    #expect(scene.grip == nil)
    #expect(throws: DriverError.self) { try scene.stage.driver.tap("Card") }
    scene.stage.expectFresh()
  }

  @Test func aTapOnAViewWithAFieldNeedsThePointer() throws {
    let scene = Scene { scene in
      scene.card.addSubview(UITextField())
      return [tap(scene)]
    }
    try scene.send(.began, 30)
    try scene.send(.ended, 30, at: 0.1)
    #expect(scene.take() == ["tap 30 5"])
    // A movement is no tap.
    try scene.send(.began, 30)
    try scene.send(.moved, 60, at: 0.1)
    try scene.send(.ended, 30, at: 0.2)
    #expect(scene.take() == [])
  }

  @Test func twoQuickTapsAreOneGesture() async throws {
    let scene = Scene { scene in
      let (one, two) = (tap(scene, "one"), tap(scene, "two", count: 2))
      one.require(toFail: two)
      return [one, two]
    }
    for _ in 0..<2 { try scene.stage.driver.tap("Card") }
    await scene.clock.advance(by: .seconds(1))
    #expect(scene.take() == ["two 50 10"])
    try scene.stage.driver.tap("Card")
    #expect(scene.take() == [], "another one may follow")
    await scene.clock.advance(by: .seconds(1))
    #expect(scene.take() == ["one 50 10"])
  }

  @Test func aSwipeIsQuickAndStraight() throws {
    let scene = Scene { scene in
      let all: [(String, UISwipeGestureRecognizer.Direction)] = [("right", .right), ("sides", [.left, .up])]
      return all.map { name, direction in
        let swipe = UISwipeGestureRecognizer { [weak scene] in scene?.log.append("\(name) \($0.state)") }
        swipe.direction = direction
        return swipe
      }
    }
    func swipe(x: Double, y: Double = 0, time: Double = 0.2) throws -> [String] {
      for (phase, part) in [(PointerReport.Phase.began, 0.4), (.moved, 0.8), (.ended, 1)] {
        let report = PointerReport(
          phase, start: ScenePoint(x: 50, y: 5), location: ScenePoint(x: 50 + x * part, y: 5 + y * part),
          origin: ScenePoint(x: 10, y: 20), time: time * part)
        scene.stage.send(.pointer(try #require(scene.grip).id, report))
      }
      return scene.take()
    }
    #expect(try swipe(x: 40) == ["right ended"])
    #expect(try swipe(x: -40) == ["sides ended"])
    #expect(try swipe(x: 10, y: -60) == ["sides ended"])
    // Too short, too slow, across, and in a direction that nobody asks for.
    #expect(try swipe(x: 25) == [] && swipe(x: 40, time: 2) == [])
    #expect(try swipe(x: 40, y: 35) == [] && swipe(x: 0, y: 40) == [])
    let first = scene.card.gestureRecognizers?.first as? UISwipeGestureRecognizer
    scene.stage.change { first?.numberOfTouchesRequired = 2 }
    #expect(try swipe(x: 40) == [])
    scene.stage.expectFresh()
  }

  @Test func aPanFollowsThePointer() throws {
    let scene = Scene { [pan($0)] }
    #expect(scene.grip?.interest == PointerInterest(drag: 10))
    try scene.send(.began, 50, at: 0.1)
    try scene.send(.moved, 60, at: 0.2)
    try scene.send(.ended, 60, at: 0.3)
    #expect(scene.take() == ["began 20 0", "changed 30 100", "ended 30 0"])
    try scene.send(.began, 50, at: 0.1)
    try scene.send(.cancelled, 50, at: 0.2)
    #expect(scene.take() == ["began 20 0", "cancelled 20 0"])
    scene.stage.expectFresh()
  }

  @Test func theTranslationOfAPanIsCountedFromWhereItIsSet() throws {
    let scene = Scene { scene in
      [
        UIPanGestureRecognizer { pan in
          scene.log.append("\(Int(pan.translation(in: nil).x))")
          pan.setTranslation(CGPoint(x: 0, y: 0), in: nil)
        }
      ]
    }
    try scene.send(.began, 50)
    try scene.send(.moved, 55)
    try scene.send(.moved, 52)
    #expect(scene.take() == ["20", "5", "-3"])
  }

  @Test func aLongPressIsRecognizedWhileItLasts() async throws {
    let scene = Scene { [press($0)] }
    #expect(scene.grip?.interest == PointerInterest(hold: 0.5))
    try scene.send(.began, 30)
    await scene.clock.advance(by: .milliseconds(499))
    #expect(scene.take() == [])
    await scene.clock.advance(by: .milliseconds(2))
    #expect(scene.take() == ["began"])
    try scene.send(.moved, 70, at: 0.7)
    try scene.send(.ended, 70, at: 0.8)
    #expect(scene.take() == ["changed", "ended"])
    // One that moves or ends before is none.
    try scene.send(.began, 30)
    try scene.send(.moved, 60, at: 0.1)
    await scene.clock.advance(by: .seconds(1))
    try scene.send(.ended, 60, at: 1.2)
    #expect(scene.take() == [])
    try scene.stage.driver.longPress("Card")
    #expect(scene.take() == ["began", "ended"])
  }

  @Test func theFirstGestureThatIsRecognizedEndsTheOthers() throws {
    let scene = Scene { [pan($0), press($0)] }
    try scene.send(.began, 30)
    try scene.send(.moved, 60, at: 0.1)
    try scene.send(.ended, 60, at: 0.9)
    #expect(scene.take() == ["began 30 300", "ended 30 0"])
  }

  @MainActor private final class Friend: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
  @MainActor private final class Guard: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func aDelegateDecidesWhichGesturesBegin() throws {
    let (friend, guardian) = (Friend(), Guard())
    let scene = Scene { scene in
      let (one, other) = (pan(scene), pan(scene))
      one.delegate = friend
      return [one, other]
    }
    try scene.send(.began, 60)
    #expect(scene.take() == ["began 30 0", "began 30 0"])
    try scene.send(.ended, 60)
    let refused = Scene { scene in
      let one = pan(scene)
      one.delegate = guardian
      return [one]
    }
    try refused.send(.began, 60)
    try refused.send(.ended, 60)
    #expect(refused.take() == [])
  }

  /// A view that records its touches.
  private final class Sheet: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  @Test func aRecognizedGestureTakesTheTouchFromTheView() throws {
    for takes in [true, false] {
      let sheet = Sheet()
      let scene = Scene { scene in
        scene.card.addSubview(sheet)
        let pan = pan(scene)
        pan.cancelsTouchesInView = takes
        return [pan]
      }
      // The view takes the press, and the gesture is on a view around it.
      let id = try #require(scene.stage.frontEnd.tree.parent(of: sheet.nodeID))
      for (phase, x) in [(PointerReport.Phase.began, 30.0), (.moved, 35), (.moved, 60), (.ended, 60)] {
        scene.stage.send(
          .pointer(id, PointerReport(phase, start: ScenePoint(x: 30, y: 5), location: ScenePoint(x: x, y: 5))))
      }
      #expect(scene.take() == ["began 30 0", "ended 30 0"])
      #expect(sheet.log == ["began", "moved"] + (takes ? ["cancelled"] : ["moved", "ended"]))
    }
  }

  @Test func aRecognizerWhereNothingIsPressedIsReported() {
    let cell = UICollectionViewCell()
    let reports = RuntimeWarning.withCapture { cell.addGestureRecognizer(UITapGestureRecognizer()) }
    #expect(reports.count == 1 && cell.gestureRecognizers == nil)
  }
}
