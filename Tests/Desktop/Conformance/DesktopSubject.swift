#if Desktop
import Conformance
import KeelDesktop
import KeelScene

/// The desktop front end for the conformance list: a window on a real display, operated from outside.
@MainActor final class DesktopSubject: ConformanceSubject, EventSink {
  private let front = DesktopFrontEnd(name: "conformance")
  private let pipe: UserPipe
  private var isShown = false
  /// True during an act, and while a patch is shown. Patches that arrive meanwhile do not wait for the window.
  private var isShowing = false
  /// True after an event of the present act, other than a movement of the focus.
  private var hasSent = false

  init(_ sink: any EventSink, _ pipe: UserPipe) {
    self.pipe = pipe
    self.sink = sink
  }
  private let sink: any EventSink

  func end() {
    guard isShown else { return }
    front.stop()
    Existing.wait()
  }

  func show(_ patch: Patch) throws {
    front.apply(patch)
    if !isShown {
      isShown = true
      front.attach(events: self)
      do { try front.start() } catch { throw UserPipe.Fault(description: "\(error)") }
    }
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    try front.settle()
  }

  /// Passes on the events of the user. A menu in front of a window changes its phase, which is no act of the user.
  func send(_ event: Event) {
    if case .phase = event { return }
    if case .focus = event {} else { hasSent = true }
    sink.send(event)
  }

  private func act(_ words: String...) throws {
    isShowing = true
    defer { isShowing = false }
    try pipe.ask(words)
    try front.settle()
  }

  /// An act that may press a button. GTK shows it pressed for a quarter of a second before it counts.
  private func press(_ words: String...) throws {
    (isShowing, hasSent) = (true, false)
    defer { isShowing = false }
    try pipe.ask(words)
    Existing.wait(for: .milliseconds(300)) { hasSent }
    try front.settle()
  }

  func visibleText() -> String { Existing.visibleText(front) }
  func writtenText() -> String { visibleText() }
  func isChecked(_ row: String) throws -> Bool { try pipe.ask(["checked", row]) == "yes" }
  func activate(_ name: String) throws { try press("activate", name) }
  func toggle(_ name: String) throws { try press("toggle", name) }
  func type(_ text: String, into name: String) throws { try act("type", name, text) }
  func type(_ text: String, into name: String, after count: Int) throws {
    try act("caret", name, "\(count)")
    for letter in text { try act("typed", String(letter)) }
  }
  func typeHere(_ text: String) throws { for letter in text { try act("typed", String(letter)) } }
  func submit(_ name: String) throws { try act("submit", name) }
  func clear(_ name: String) throws { try act("clear", name) }
  func performAction(_ action: String, on name: String) throws { try act("action", name, action) }
  func goBack() throws { try act("keys", "alt+Left") }
  func dismiss() throws { try act("keys", "Escape") }
  func find(_ text: String) throws { try act("find", text) }
  func refresh() throws { try act("keys", "F5") }
  func key(_ input: Character, _ modifiers: KeyCommand.Modifiers) throws {
    let held = (modifiers.contains(.control) ? "ctrl+" : "") + (modifiers.contains(.alternate) ? "alt+" : "")
    try act("letter", held, String(input))
  }
  func resize(_ width: ConformanceWidth, lines: Int) throws { try act("resize", "\(width.points)", "\(lines * 20)") }
  func close() throws { try press("activate", "Close") }
  func press(_ name: String) throws { try act("down", name) }
  func release() throws { try act("up") }
  func drag(_ name: String, by x: Double, _ y: Double) throws { try act("drag", name, "\(Int(x))", "\(Int(y))") }
  func hold(_ name: String) throws { try act("hold", name) }
  func adjust(_ name: String, to value: Double) throws { try act("adjust", name, "\(value)") }
  func increment(_ name: String) throws { try press("step", name, "Increase") }
  func decrement(_ name: String) throws { try press("step", name, "Decrease") }
  func choose(_ option: String, in name: String) throws { try press("choose", name, option) }
  func nextDay(_ name: String) throws { try act("nextday", name) }
  func follow(_ words: String) throws { try act("follow", words) }
  func chooseInMenu(_ item: String, of name: String) throws { try press("menu", name, item) }
  func chooseTab(_ title: String) throws { try press("tab", title) }
  func look(_ text: String) throws { try act("look", text) }
  func endLook() throws { try act("keys", "Escape") }
  func delete(_ name: String) throws { try act("rowkey", name, "Delete") }
  func moveDown(_ name: String) throws { try act("rowkey", name, "alt+Down") }
  func scroll(_ name: String, down distance: Double) throws {
    isShowing = true
    defer { isShowing = false }
    guard Existing.scroll(front, around: name, down: distance) else { throw NotOffered("\(name) cannot be scrolled") }
    try front.settle()
  }
  func reach(_ name: String) throws { try act("reach", name) }
  func stroke(_ key: Keystroke) throws {
    let name =
      switch key {
      case .return: "Return"
      case .space: "space"
      case .escape: "Escape"
      case .delete: "Delete"
      case .up: "Up"
      case .down: "Down"
      case .left: "Left"
      case .right: "Right"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "Page_Up"
      case .pageDown: "Page_Down"
      case .tab: "Tab"
      case .backTab: "shift+Tab"
      }
    try act("keys", name)
  }
  var beginsAtHeadings: Bool { false }
  var focused: NodeID? { front.focused }
}
#endif
