import Conformance
import Glibc
import Keel
import KeelControls
import KeelScene
import Testing

@testable import SpokenFrontEnd

/// What the example does, and how much of the conformance list it passes.
@MainActor @Suite(.serialized) struct SpokenFrontEndTests {
  @Test func whatIsNewIsReadOutAndNothingTwice() {
    let label = UILabel(text: "Count 0")
    let page = UIViewController()
    page.title = "Counter"
    page.view.addSubview(label)
    page.view.addSubview(UIButton(primaryAction: UIAction(title: "Increment") { _ in label.text = "Count 1" }))
    var said: [String] = []
    let frontEnd = SpokenFrontEnd { said.append($0) }
    let window = UIWindow(rootViewController: page)
    window.show(on: frontEnd)
    #expect(said == ["Counter, screen.", "Count 0.", "Increment, button."])
    said = []
    frontEnd.perform("press Increment")
    #expect(said == ["Count 1."])
    said = []
    frontEnd.perform("press Decrement")
    #expect(said == ["That is not possible now."])
    window.close()
  }

  @Test func linesArriveInPieces() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var lines = LineReader()
    for (piece, expected) in [("ne", []), ("xt\npress", ["next"]), (" Go\n", ["press Go"])] as [(String, [String])] {
      _ = Array(piece.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      #expect(lines.read(descriptor: ends[0]) == expected)
    }
    close(ends[1])
    #expect(lines.read(descriptor: ends[0]) == nil)
    close(ends[0])
  }

  @Test func itPassesTheCasesThatItClaims() {
    var failed: [String] = []
    for testCase in Conformance.cases where !Conformance.run(testCase, subject: SpokenSubject.init).isEmpty {
      failed.append(testCase.name)
    }
    for name in failed { print("FAILED:", name) }
  }
}
