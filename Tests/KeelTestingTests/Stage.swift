import Conformance
import KeelScene
import KeelTesting

/// A hand-written scene on a headless front end, with a program that records events and answers them.
@MainActor final class Stage {
  let sink: RecordingSink
  let frontEnd: HeadlessFrontEnd
  let driver: Driver

  init(_ root: Subtree, visibleRows: Int = 40, answer: (@MainActor (Event) -> Patch?)? = nil) {
    sink = RecordingSink(answer: answer)
    let frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    self.frontEnd = frontEnd
    driver = Driver(frontEnd)
    sink.show = { frontEnd.apply($0) }
    frontEnd.attach(events: sink)
    frontEnd.apply(.root(root))
    sink.clear()
    frontEnd.clearLog()
  }

  convenience init(rows: Subtree...) {
    self.init(Sketch.window("", Sketch.screen("Wi-Fi", Sketch.list(Sketch.section(rows: rows)))))
  }

  /// The description of the verb's error; `nil` if it succeeds.
  func refusal(_ verb: (Driver) throws -> Void) -> String? {
    do {
      try verb(driver)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
