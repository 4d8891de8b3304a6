import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// What a page is told about motion and presses.
@MainActor @Suite(.serialized) struct MotionDescriptionTests {
  private func document(_ box: BoxElement) -> String { Pages.page(Sketch.node(.box(box))).document(resume: "r") }

  @Test func aStateOfATransitionHasItsNumbersAndEffects() {
    #expect(SceneTransition.State(opacity: 0, part: ScenePoint(x: -1, y: 0)).text == "0 1 -100 0 0 0 50 50")
    let state = SceneTransition.State(effects: [
      .rotation(angle: .pi / 2, anchor: ScenePoint(x: 0, y: 0)), .blur(radius: 8), .opacity(0.5),
      .multiply(.red, opacity: 1),
    ])
    #expect(
      state.text
        == "1 1 0 0 0 0 50 50 transform:translate(-50%,-50%) rotate(90deg) translate(50%,50%);filter:blur(0.5rem);"
        + "opacity:0.5")
  }

  @Test func matchesAndPressesAreAttributesThatNeedTheSecondScript() {
    let match = document(BoxElement(motion: BoxMotion(match: SceneMatch(group: 71, isSource: false, movesSize: false))))
    #expect(match.contains("data-m=\"1z f p 0.5 0.5\"") && match.contains("modulepreload"))
    let drag = document(BoxElement(pointer: PointerInterest(drag: 10)))
    #expect(drag.contains("data-grip=\"10 -\"") && drag.contains("grip pulled\"") && drag.contains("modulepreload"))
    let hold = document(BoxElement(pointer: PointerInterest(drag: 0, hold: 0.5)))
    #expect(hold.contains("data-grip=\"0 0.5\"") && hold.contains("grip pulled taken"))
    #expect(document(BoxElement(motion: BoxMotion(contentTransition: .countUp))).contains("data-ct=\"countUp\""))
    let plain = document(BoxElement())
    #expect(!plain.contains("modulepreload") && !plain.contains("data-grip") && !plain.contains("data-m"))
  }

  @Test func aMomentOfAPressIsRead() throws {
    let id = NodeID(rawValue: 46)
    func decode(_ text: String) throws -> PageMessage { try PageMessage.decode("[\"e\",5,\(text)]".utf8) }
    let report = PointerReport(
      .ended, start: ScenePoint(x: 1, y: 2), location: ScenePoint(x: -3.5, y: 4), origin: ScenePoint(x: 50, y: 60),
      time: 0.25)
    #expect(try decode("[29,\"1a\",2,1,2,-3.5,4,50,60,250]") == .event(number: 5, .scene(.pointer(id, report))))
    for wrong in ["[29,\"1a\",4,1,2,3,4,5,6,0]", "[29,\"1a\",0,1,2,3,4,5,6,-1]", "[29,\"1a\",0,1,2,3,4]"] {
      #expect(throws: WireError.self) { try decode(wrong) }
    }
  }
}
