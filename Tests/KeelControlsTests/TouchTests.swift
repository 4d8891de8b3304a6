import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

import struct Foundation.CGPoint
import struct Foundation.CGSize

/// A control that a program writes for UIKit: it follows the pointer.
private final class Meter: UIControl {
  var log: [String] = []
  var goesOn = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin \(place(of: touch)) x\(touch.tapCount)")
    return super.beginTracking(touch, with: event) && goesOn
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue \(place(of: touch)) from \(Int(touch.previousLocation(in: self).x))")
    return goesOn
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.append("end \(isTouchInside ? "inside" : "outside")")
  }
  override func cancelTracking(with event: UIEvent?) { log.append("cancel") }

  private func place(of touch: UITouch) -> String {
    let point = touch.location(in: self)
    return "\(Int(point.x)) \(Int(point.y))"
  }
}

/// A view that a finger paints on.
private final class Sheet: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  private func note(_ what: String, _ touches: Set<UITouch>) {
    log.append("\(what) \(touches.map { Int($0.location(in: self).x) })")
  }
}

/// A view that overrides nothing that touches concern.
private final class Card: UIView {
  override func didAddSubview(_ subview: UIView) {}
}

/// A controller that receives the touches of its view.
private final class TouchedPage: UIViewController {
  var began = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
}

/// Presses of the pointer reach controls, views and controllers of a program as in UIKit.
@MainActor @Suite(.serialized) struct TouchTests {
  private func stage(_ views: UIView..., clock: TestClock? = nil) -> Stage {
    let stage = Stage(Page("Page") { page in for view in views { page.view.addSubview(view) } }, shows: false)
    if let clock { stage.window.touchClock = clock }
    stage.show()
    for (index, view) in views.enumerated() {
      stage.frontEnd.place(view.nodeID, at: SceneRect(x: 10, y: 20 + Double(index) * 40, width: 100, height: 20))
      Turn.shared.flush()
    }
    return stage
  }

  /// The node that takes presses on a view, and what it wants to know.
  private func grip(_ view: UIView, _ stage: Stage) -> (id: NodeID, interest: PointerInterest)? {
    var next: NodeID? = view.nodeID
    while let id = next {
      if case .box(let box)? = stage.frontEnd.tree.element(of: id), let interest = box.pointer { return (id, interest) }
      next = stage.frontEnd.tree.parent(of: id)
    }
    return nil
  }

  private func send(
    _ phase: PointerReport.Phase, _ x: Double, _ y: Double, from start: (Double, Double) = (30, 5), at time: Double = 0,
    to view: UIView, _ stage: Stage
  ) throws {
    let id = try #require(grip(view, stage)).id
    stage.send(
      .pointer(
        id,
        PointerReport(
          phase, start: ScenePoint(x: start.0, y: start.1), location: ScenePoint(x: x, y: y),
          origin: ScenePoint(x: 10, y: 20), time: time)))
  }

  private func events(of control: UIControl) -> () -> [String] {
    let journal = Journal()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in journal.write(name) }, for: event) }
    return { journal.take() }
  }

  // MARK: Controls

  @Test func aControlFollowsAPressFromItsBeginningToItsEnd() throws {
    let meter = Meter()
    let events = events(of: meter)
    let stage = stage(meter)
    #expect(grip(meter, stage)?.interest == PointerInterest(drag: 0))
    try send(.began, 30, 5, to: meter, stage)
    #expect(meter.isTracking && meter.isHighlighted && meter.isTouchInside && meter.state == .highlighted)
    #expect(events() == ["down"])
    try send(.moved, 60, 5, to: meter, stage)
    #expect(events() == ["in"])
    try send(.moved, 60, 50, to: meter, stage)
    #expect(events() == ["out", "exit"] && !meter.isHighlighted && meter.isTracking)
    try send(.moved, 70, 5, to: meter, stage)
    #expect(events() == ["in", "enter"] && meter.isHighlighted)
    try send(.ended, 200, 5, to: meter, stage)
    #expect(events() == ["up outside"])
    #expect(!meter.isTracking && !meter.isHighlighted && !meter.isTouchInside)
    #expect(
      meter.log == [
        "begin 30 5 x1", "continue 60 5 from 30", "continue 60 50 from 60", "continue 70 5 from 60", "end outside",
      ])
    stage.expectFresh()
  }

  @Test func aPressWithoutAnEndIsCancelled() throws {
    let meter = Meter()
    let events = events(of: meter)
    let stage = stage(meter)
    try send(.began, 30, 5, to: meter, stage)
    try send(.cancelled, 30, 5, to: meter, stage)
    #expect(meter.log == ["begin 30 5 x1", "cancel"] && events() == ["down", "cancel"] && !meter.isTracking)
    // A control that leaves the screen has no more of its press either.
    try send(.began, 30, 5, to: meter, stage)
    stage.change { meter.isEnabled = false }
    #expect(meter.log.last == "cancel" && grip(meter, stage) == nil)
    stage.expectFresh()
  }

  @Test func aControlMayRefuseAPressOrLeaveIt() async throws {
    let clock = TestClock()
    let meter = Meter()
    let events = events(of: meter)
    let stage = stage(meter, clock: clock)
    meter.goesOn = false
    try send(.began, 30, 5, to: meter, stage)
    try send(.moved, 40, 5, to: meter, stage)
    try send(.ended, 40, 5, to: meter, stage)
    #expect(meter.log == ["begin 30 5 x1"] && events() == [])
    meter.goesOn = true
    // Later than the second press of a double tap.
    await clock.advance(by: .milliseconds(600))
    try send(.began, 30, 5, to: meter, stage)
    meter.goesOn = false
    try send(.moved, 40, 5, to: meter, stage)
    try send(.ended, 40, 5, to: meter, stage)
    #expect(meter.log == ["begin 30 5 x1", "begin 30 5 x1", "continue 40 5 from 30"])
    #expect(events() == ["down"] && !meter.isHighlighted)
  }

  @Test func aControlMayBeDisabledByItsOwnPress() throws {
    let meter = Meter()
    let stage = stage(meter)
    meter.addAction(UIAction { [weak meter] _ in meter?.isEnabled = false }, for: .touchDragInside)
    try send(.began, 30, 5, to: meter, stage)
    try send(.moved, 40, 5, to: meter, stage)
    #expect(meter.log.last == "cancel" && !meter.isTracking && !meter.isHighlighted && grip(meter, stage) == nil)
    stage.expectFresh()
  }

  @Test func quickPressesAreCounted() async throws {
    let clock = TestClock()
    let meter = Meter()
    let events = events(of: meter)
    let stage = stage(meter, clock: clock)
    for pause in [0, 200, 200, 600] {
      await clock.advance(by: .milliseconds(pause))
      try send(.began, 30, 5, to: meter, stage)
      try send(.ended, 30, 5, to: meter, stage)
    }
    #expect(meter.log.filter { $0.hasPrefix("begin") }.map { $0.suffix(2) } == ["x1", "x2", "x3", "x1"])
    #expect(events() == ["down", "down", "again", "down", "again", "down"])
  }

  @Test func aControlWithAnActionForItsPressIsAButtonForKeysToo() throws {
    let meter = Meter()
    meter.accessibilityLabel = "Meter"
    var presses = 0
    meter.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let stage = stage(meter)
    try stage.driver.tap("Meter", at: 30, 5)
    #expect(presses == 1 && meter.log == ["begin 30 5 x1", "end inside"])
    // By a key.
    try stage.driver.tap("Meter")
    #expect(presses == 2)
    // A movement is no press for front ends.
    try send(.began, 30, 5, to: meter, stage)
    try send(.ended, 60, 5, to: meter, stage)
    #expect(presses == 3)
    stage.change { meter.isEnabled = false }
    #expect(throws: DriverError.self) { try stage.driver.tap("Meter") }
    stage.expectFresh()
  }

  @Test func aReleaseInsideIsAPressOfAControlThatIsAdjusted() throws {
    let meter = Meter()
    meter.accessibilityTraits = .adjustable
    var presses = 0
    meter.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let stage = stage(meter)
    try send(.began, 30, 5, to: meter, stage)
    try send(.ended, 30, 5, to: meter, stage)
    #expect(presses == 1)
  }

  @Test func keelsControlsReportPressesToActionsForThem() throws {
    let button = UIButton(type: .system)
    button.setTitle("Talk")
    let stage = stage(button)
    #expect(grip(button, stage) == nil)
    var log: [String] = []
    stage.change {
      button.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
      button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    }
    #expect(grip(button, stage)?.interest == .everyPress)
    try stage.driver.tap("Talk", at: 5, 5)
    #expect(log == ["down", "up"])
    stage.expectFresh()
  }

  @Test func controlsInsideOfAControlArePressedInItsPlace() {
    let meter = Meter()
    meter.addSubview(UISwitch())
    let stage = stage(meter)
    #expect(grip(meter, stage) == nil)
    stage.change { meter.subviews.first?.removeFromSuperview() }
    #expect(grip(meter, stage)?.interest == PointerInterest(drag: 0))
    stage.expectFresh()
  }

  // MARK: Views and controllers

  @Test func viewsThatHandleTouchesReceiveThemAndOthersDoNot() throws {
    let (sheet, card) = (Sheet(), Card())
    card.addSubview(UILabel(text: "Card"))
    let stage = stage(sheet, card)
    #expect(grip(card, stage) == nil)
    #expect(grip(sheet, stage)?.interest == PointerInterest(drag: 0))
    try send(.began, 30, 5, to: sheet, stage)
    try send(.moved, 40, 5, to: sheet, stage)
    try send(.ended, 45, 5, to: sheet, stage)
    try send(.began, 30, 5, to: sheet, stage)
    try send(.cancelled, 30, 5, to: sheet, stage)
    #expect(sheet.log == ["began [30]", "moved [40]", "ended [45]", "began [30]", "cancelled [30]"])
    stage.change { sheet.isUserInteractionEnabled = false }
    #expect(grip(sheet, stage) == nil)
    stage.expectFresh()
  }

  @Test func touchesOfAViewInARegionThatScrollsLeaveItTheMovement() {
    let sheet = Sheet()
    let scroll = UIScrollView()
    scroll.addSubview(sheet)
    let stage = stage(scroll)
    #expect(grip(sheet, stage)?.interest == .everyPress)
  }

  @Test func aControllerReceivesTheTouchesOfItsView() throws {
    let page = TouchedPage()
    page.view.addSubview(UILabel(text: "Words"))
    let stage = Stage(page)
    try send(.began, 30, 5, to: page.view, stage)
    try send(.ended, 30, 5, to: page.view, stage)
    #expect(page.began == 1)
    stage.expectFresh()
  }

  @Test func aTouchHasPlacesInOtherViews() throws {
    let sheet = Sheet()
    let card = Card()
    card.addSubview(sheet)
    let stage = stage(card)
    var places: [CGPoint] = []
    let pan = UIPanGestureRecognizer { [weak card] pan in
      places = [pan.location(in: pan.view), pan.location(in: nil), pan.location(in: card)]
    }
    sheet.addGestureRecognizer(pan)
    Turn.shared.flush()
    for _ in 0..<2 {
      try send(.began, 60, 5, to: sheet, stage)
      try send(.ended, 60, 5, to: sheet, stage)
      // The front end reports the place of the card after the first press.
      stage.frontEnd.revealVisibleRows()
      Turn.shared.flush()
    }
    #expect(places == [CGPoint(x: 60, y: 5), CGPoint(x: 70, y: 25), CGPoint(x: 60, y: 5)])
  }

  // MARK: Sizes

  private final class Badge: UIView {
    var side = 44.0 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: UIView.noIntrinsicMetric) }
  }
  private final class Tile: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  }

  @Test func aViewHasTheSizeThatItChooses() {
    let (badge, tile, card, full) = (Badge(), Tile(), Card(), Badge())
    full.addSubview(UILabel(text: "Full"))
    let stage = stage(badge, tile, card, full)
    func frame(_ view: UIView) -> SceneFrame? {
      let tree = stage.frontEnd.tree
      guard let id = tree.parent(of: view.nodeID), case .box(let box)? = tree.element(of: id) else { return nil }
      return box.frame
    }
    #expect(frame(badge) == SceneFrame(width: 44, height: nil))
    #expect(frame(tile) == SceneFrame(width: 30, height: 20) && frame(card) == nil)
    #expect(frame(full) == nil, "the front end knows the size of what is in it")
    let operations = stage.change { badge.side = 60 }
    #expect(frame(badge) == SceneFrame(width: 60, height: nil) && operations.count == 1)
    stage.change { badge.addSubview(UILabel(text: "1")) }
    #expect(frame(badge) == nil)
    stage.expectFresh()
  }
}
