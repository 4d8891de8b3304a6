import KeelControls
import KeelModel
import KeelScene
import Testing

/// The trace of turns, passes and patches for developers.
@MainActor @Suite(.serialized) struct TraceTests {
  /// Runs work with a trace of these parts, and returns the lines.
  private func traced(_ parts: Set<TurnTrace.Part>, _ work: () -> Void) -> [String] {
    var lines: [String] = []
    TurnTrace.start(parts) { lines.append($0) }
    defer { TurnTrace.stop() }
    work()
    return lines
  }

  private func makeStage() -> (stage: Stage, label: UILabel, button: UIButton) {
    let label = UILabel()
    label.text = "Secret one"
    let button = UIButton(primaryAction: UIAction(title: "Change") { _ in label.text = "Secret three" })
    let page = UIViewController()
    page.view.addSubview(label)
    page.view.addSubview(button)
    return (Stage(page), label, button)
  }

  @Test func aTurnIsTracedFromItsBeginningToItsEndWithoutAnyText() {
    let (stage, label, _) = makeStage()
    let lines = traced([.turn, .pass, .patch]) { stage.change { label.text = "Secret two" } }
    let turn = "turn \(Turn.shared.turnCount)"
    #expect(lines.first == "\(turn) begins" && lines.last == "\(turn) ends after 1 round", "\(lines)")
    #expect(lines.contains("\(turn), round 1: description"), "\(lines)")
    let patch = "\(turn), window \(stage.window.nodeID): update label \(label.nodeID)"
    #expect(lines.filter { $0.contains("window") } == [patch])
    #expect(!lines.contains { $0.contains("Secret") })
  }

  @Test func onlyTheWantedPartsAreTraced() {
    let (stage, label, _) = makeStage()
    #expect(traced([.patch]) { stage.change { label.text = "Secret two" } }.count == 1)
    #expect(traced([.turn]) { stage.change { label.text = "Secret three" } }.count == 2)
    #expect(traced([.turn, .pass, .patch]) { stage.change {} } == [], "nothing has changed, so there is no turn")
  }

  @Test func aTurnNamesTheEventThatItAnswers() {
    let (stage, _, button) = makeStage()
    let lines = traced([.turn]) { stage.send(.activate(button.nodeID)) }
    #expect(lines.first?.hasPrefix("turn \(Turn.shared.turnCount) begins after event ") == true, "\(lines)")
  }

  @Test func aLongPatchIsShortened() {
    let (stage, label, _) = makeStage()
    let page = label.superview
    let lines = traced([.patch]) {
      stage.change { for number in 0..<50 { page?.addSubview(UILabel(text: "Secret \(number)")) } }
    }
    // The number of the turn, twenty operations, and the number of the others.
    #expect(lines.count == 1 && lines.first?.split(separator: ",").count == 22, "\(lines)")
    #expect(lines.first?.hasSuffix(" more") == true, "\(lines)")
  }
}
