import Conformance
import KeelLoop
import KeelScene

@testable import KeelWeb

/// The web front end for the conformance list: a tab of a real browser, connected to the real server.
@MainActor final class BrowserSubject: ConformanceSubject, EventSink {
  private let sink: any EventSink
  private let desk: Desk
  private let browser: BrowserPipe
  private var frontEnd: (any FrontEnd)?
  private var first: Patch?
  /// True while an event is being answered; the page is updated afterwards.
  private var isAnswering = false
  private var hasClosed = false

  init(_ sink: any EventSink, desk: Desk, browser: BrowserPipe) {
    self.sink = sink
    self.desk = desk
    self.browser = browser
  }

  /// The tab has connected.
  func take(_ frontEnd: any FrontEnd) {
    guard let first else { return }
    self.frontEnd = frontEnd
    frontEnd.apply(first)
    frontEnd.attach(events: self)
  }

  func send(_ event: Event) {
    isAnswering = true
    if event == .close { hasClosed = true }
    sink.send(event)
    isAnswering = false
  }

  func speak(_ language: String) throws { try browser.ask("speak", language) }

  func show(_ patch: Patch) throws {
    if let frontEnd {
      frontEnd.apply(patch)
      if !isAnswering { try settle() }
    } else {
      first = patch
      if let tab = desk.openTab() {
        take(tab)
      } else {
        desk.subject = self
        try browser.open()
      }
      try settle()
    }
  }

  /// Waits until the page displays everything that was sent and has no pending events.
  private func settle() throws {
    guard let session = frontEnd as? Session else { return }
    for _ in 0..<20 {
      let sequence = session.page.sequence
      try browser.ask("settle", "\(sequence)")
      if session.page.sequence == sequence { return }
    }
  }

  private func act(_ verb: String, _ words: String...) throws {
    switch words.count {
    case 0: try browser.ask(verb)
    case 1: try browser.ask(verb, words[0])
    default: try browser.ask(verb, words[0], words[1])
    }
    try settle()
  }

  /// Returns the frames in a window of a size, once reports of sizes and their answers change nothing more.
  func browserFrames(_ width: Double, _ height: Double) throws -> String {
    var frames = ""
    for _ in 0..<20 {
      let next = try browser.ask("frames", "\(Int(width))", "\(Int(height))")
      try settle()
      if next == frames { break }
      frames = next
    }
    return frames
  }
  func visibleText() throws -> String { try browser.ask("text") }
  func writtenText() throws -> String { try browser.ask("written") }
  func isChecked(_ row: String) throws -> Bool { try browser.ask("checked", row) == "yes" }
  func activate(_ name: String) throws { try act("activate", name) }
  func toggle(_ name: String) throws { try act("toggle", name) }
  func type(_ text: String, into name: String) throws { try act("type", name, text) }
  func type(_ text: String, into name: String, after count: Int) throws {
    try act("caret", name, "\(count)")
    for letter in text { try act("letter", String(letter)) }
  }
  func typeHere(_ text: String) throws { for letter in text { try act("letter", String(letter)) } }
  func submit(_ name: String) throws { try act("submit", name) }
  func clear(_ name: String) throws { try act("clear", name) }
  func performAction(_ action: String, on name: String) throws { try act("action", name, action) }
  func goBack() throws { try act("back") }
  func dismiss() throws { try act("escape") }
  func find(_ text: String) throws { try act("find", text) }
  func refresh() throws { try act("refresh") }
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws {
    try act(
      "key",
      (modifiers.contains(.control) ? "Control+" : "") + (modifiers.contains(.alternate) ? "Alt+" : "")
        + String(input))
  }
  func resize(_ width: ConformanceWidth, lines: Int) throws { try act("resize", "\(width.points)", "\(lines * 20)") }
  func close() throws {
    try browser.ask("close")
    for _ in 0..<200 where !hasClosed { try browser.ask("wait") }
  }
  func press(_ name: String) throws { try act("press", name) }
  func release() throws { try act("release") }
  func adjust(_ name: String, to value: Double) throws { try act("adjust", name, value.exact) }
  func increment(_ name: String) throws { try act("step", name, "Increase") }
  func decrement(_ name: String) throws { try act("step", name, "Decrease") }
  func choose(_ option: String, in name: String) throws { try act("choose", name, option) }
  func nextDay(_ name: String) throws { try act("nextday", name) }
  func follow(_ words: String) throws { try act("follow", words) }
  func chooseInMenu(_ item: String, of name: String) throws { try act("menu", name, item) }
  func chooseTab(_ title: String) throws { try act("tab", title) }
  func look(_ text: String) throws { try act("look", text) }
  func endLook() throws { try act("escape") }
  func delete(_ name: String) throws { try act("delete", name) }
  func moveDown(_ name: String) throws { try act("movedown", name) }
  func drag(_ name: String, by x: Double, _ y: Double) throws { try act("drag", name, "\(Int(x)) \(Int(y))") }
  func hold(_ name: String) throws { try act("hold", name) }
  func scroll(_ name: String, down distance: Double) throws { try act("scroll", name, "\(Int(distance))") }
  func reach(_ name: String) throws { try act("reach", name) }
  func stroke(_ key: Keystroke) throws {
    let name =
      switch key {
      case .return: "Enter"
      case .space: "Space"
      case .escape: "Escape"
      case .delete: "Delete"
      case .up: "ArrowUp"
      case .down: "ArrowDown"
      case .left: "ArrowLeft"
      case .right: "ArrowRight"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PageUp"
      case .pageDown: "PageDown"
      case .tab: "Tab"
      case .backTab: "Shift+Tab"
      }
    try act("stroke", name)
  }
  var beginsAtHeadings: Bool { true }
  var focused: NodeID? { (try? browser.ask("focused")).flatMap { NodeID(wire: $0) } }
}
