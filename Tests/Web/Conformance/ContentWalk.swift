import Conformance

/// Random changes from one kind of content to another in a real browser: after each, the page reads as a fresh one.
@MainActor struct ContentWalk {
  let desk: Desk
  let browser: BrowserPipe
  let seed: UInt64

  /// Reports the differences, and returns their number.
  func run() -> Int {
    browser.note("random contents \(seed)")
    let found = desk.judged {
      _ = try? browser.ask("rest")
      return Conformance.walk(seed, subject: BrowserSubject(RecordingSink(), desk: desk, browser: browser))
    }
    for difference in found { browser.report("random contents \(seed), \(difference)") }
    return found.count
  }
}
