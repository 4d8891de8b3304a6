import Conformance
import KeelScene
import Testing
import Walks

@testable import KeelWeb

/// Changes are sent as the fewest operations, and lead to the same page as a new document.
@Suite @MainActor struct ChangeTests {
  @Test func aChangeOfOneFieldTakesLessThanSixtyBytes() {
    let label = Sketch.label("Idle")
    let row = Sketch.row("Harbour", secondary: "Weak")
    let toggle = Sketch.toggle("Metered")
    let button = Sketch.button("Join", enabled: false)
    let bar = Sketch.node(.progress(ProgressElement(value: 0.25)))
    let field = Sketch.field("Name")
    let page = Pages.page(label, toggle, button, bar, field, Sketch.list(Sketch.section(rows: [row])))
    let changes: [(Patch.Operation, String)] = [
      (.update(label.id, .label(LabelElement(text: "Busy"))), "[0,\"\(label.id.wire)\",\"Busy\"]"),
      (
        .update(row.id, .row(RowElement(text: "Harbour", secondaryText: "Connected"))),
        "[0,\"\(row.id.wire).0.0.1\",\"Connected\"]"
      ),
      (
        .update(toggle.id, .toggle(ToggleElement(isOn: true, title: "Metered"))),
        "[1,\"\(toggle.id.wire)\",\"aria-checked\",\"true\"]"
      ),
      (.attributes(button.id, Attributes()), "[1,\"\(button.id.wire)\",\"disabled\",null]"),
      (
        .update(field.id, .textField(TextFieldElement(text: "Ada", placeholder: "Name"))),
        "[7,\"\(field.id.wire)\",\"Ada\",0]"
      ),
    ]
    for (number, (operation, expected)) in changes.enumerated() {
      let frame = page.frame(operation)
      #expect(frame == "[\"p\",\(number + 1),[\(expected)]]")
      #expect(frame.utf8.count < 60, "\(frame)")
    }
    // A progress bar also announces its value to screen readers.
    #expect(page.frame(.update(bar.id, .progress(ProgressElement(value: 0.5)))).utf8.count < 80)
  }

  @Test func changesWithoutAVisibleEffectAreNotSent() {
    let label = Sketch.label("Idle")
    let page = Pages.page(label)
    #expect(page.frame(.update(label.id, .label(LabelElement(text: "Idle")))) == "")
    #expect(page.sequence == 0)
  }

  @Test func rowsInsertedOrRemovedTogetherAreOneOperation() {
    let section = Sketch.section(rows: [Sketch.row("a")])
    let page = Pages.page(Sketch.list(section))
    let rows = (0..<50).map { Sketch.row("\($0)") }
    let added = page.apply(Patch(operations: rows.enumerated().map { .insert($1, into: section.id, at: $0 + 1) }))
    #expect(added.joined().components(of: "[4,") == 1)
    let gone = page.apply(Patch(operations: rows.map { .remove($0.id, from: section.id) }))
    #expect(gone.joined().components(of: "[5,") == 1)
    #expect(gone.joined().utf8.count < 50 * 8 + 20)
  }

  @Test func aMoveIsAMove() {
    let rows = ["a", "b", "c"].map { Sketch.row($0) }
    let section = Sketch.section(rows: rows)
    let page = Pages.page(Sketch.list(section))
    let frame = page.frame(.move(rows[2].id, in: section.id, to: 0))
    #expect(frame == "[\"p\",1,[[6,\"\(section.id.wire).0\",0,\"\(rows[2].id.wire)\"]]]")
  }

  @Test func theFirstPatchIsInTheDocumentAlone() {
    let page = WebPage(settings: WebPageSettings())
    #expect(page.apply(.root(Sketch.window("", Sketch.screen("Page")))) == [])
    #expect(page.document(resume: "").contains("data-seq=\"0\""))
  }

  @Test func symbolsAreDefinedOnceBeforeTheirFirstUse() {
    let stack = Sketch.column()
    let page = Pages.page(stack)
    func picture() -> Subtree { Subtree(id: .next(), element: .image(ImageElement(symbol: Symbol("lock")))) }
    let first = page.frame(.insert(picture(), into: stack.id, at: 0))
    #expect(first.components(of: "[11,") == 1 && first.components(of: "#s-lock") == 1)
    #expect(page.frame(.insert(picture(), into: stack.id, at: 1)).components(of: "[11,") == 0)
  }

  @Test func anAnimatedPatchIsMarked() {
    let label = Sketch.label("a")
    let page = Pages.page(label)
    let patch = Patch(operations: [.update(label.id, .label(LabelElement(text: "b")))], isAnimated: true)
    #expect(page.apply(patch).joined().hasSuffix(",1]"))
  }

  @Test(arguments: [
    (SceneAnimation(.timing(0, 0, 1, 1), duration: 0.35), "[\"linear\",350,0,1,0]"),
    (
      SceneAnimation(.timing(-1, 500, .nan, 1), duration: 2, delay: 0.5, repeatCount: nil, autoreverses: true),
      "[\"cubic-bezier(0,100,0,1)\",2000,500,0,1]"
    ),
    (SceneAnimation(.spring(bounce: 0), duration: .infinity), "[\"cubic-bezier(.2,.8,.2,1)\",3600000,0,1,0]"),
  ])
  func thePageIsToldTheCourseOfAnAnimation(_ animation: SceneAnimation, _ text: String) {
    let label = Sketch.label("a")
    let page = Pages.page(label)
    let patch = Patch(
      operations: [.update(label.id, .label(LabelElement(text: "b")))], isAnimated: true, animation: animation)
    #expect(page.apply(patch).joined().hasSuffix("," + text + "]"))
  }

  @Test func aBouncingSpringPassesTheEndAndComesToRest() throws {
    let label = Sketch.label("a")
    let page = Pages.page(label)
    let patch = Patch(
      operations: [.update(label.id, .label(LabelElement(text: "b")))], isAnimated: true,
      animation: SceneAnimation(.spring(bounce: 0.5), duration: 1))
    let message = page.apply(patch).joined()
    let list = try #require(message.firstRange(of: "linear(")).upperBound
    let points = message[list...].prefix { $0 != ")" }.split(separator: ",").compactMap { Double($0) }
    #expect(points.count == 33 && points.first == 0 && points.last == 1)
    #expect(points.contains { $0 > 1.1 })
  }

  @Test func thePathOfTheAppReachesTheAddressBar() {
    let stack = Sketch.navigation(Sketch.screen("First"))
    let page = Pages.page(Sketch.window("Home", stack))
    let second = Sketch.screen("Second page")
    #expect(
      page.frame(.insert(second, into: stack.id, at: 1))
        .contains("[10,{\"t\":\"Second page – Home\",\"u\":\"second-page\",\"b\":1}]"))
    #expect(
      page.frame(.update(second.id, .screen(ScreenElement(title: "Third"))))
        .contains("{\"t\":\"Third – Home\",\"u\":\"third\",\"r\":1}"))
    #expect(page.frame(.remove(second.id, from: stack.id)).contains("[10,{\"t\":\"First – Home\",\"u\":\"\",\"b\":0}]"))
    let window = page.tree.root ?? .next()
    let alert = Sketch.alert("Sure?", Sketch.button("Yes"))
    #expect(page.frame(.insert(alert, into: window, at: 1)).contains("\"b\":1}]"), "an alert has no path")
  }

  /// The back button of a pane is named after the page in the previous pane, also after that page changes.
  @Test func theWayBackFromAPaneFollowsItsTitle() {
    let folders = Sketch.screen("Folders")
    let sidebar = Sketch.navigation(folders)
    let split = Sketch.node(.split(SplitElement()), [sidebar, Sketch.navigation(Sketch.screen("Letter"))])
    let page = Pages.page(Sketch.window("", split))
    let mirror = PageMirror(page)
    let inbox = Sketch.screen("Inbox")
    let changes: [(Patch.Operation, String)] = [
      (.update(folders.id, .screen(ScreenElement(title: "All folders"))), "All folders"),
      (.insert(inbox, into: sidebar.id, at: 1), "Inbox"),
      (.update(inbox.id, .screen(ScreenElement(title: "Drafts"))), "Drafts"),
      (.remove(inbox.id, from: sidebar.id), "All folders"),
    ]
    for (operation, name) in changes {
      for frame in page.apply(Patch(operations: [operation])) { #expect(mirror.take(frame) == nil) }
      let shown = mirror.root?.outline() ?? ""
      #expect(shown == PageMirror(page).root?.outline())
      #expect(shown.contains("aria-label=Back to \(name)"), "\(shown)")
    }
  }

  /// The window is replaced because its content gets a page, and the new content comes with it.
  @Test func contentOfAnotherKindComesWithItsWindow() throws {
    let column = Sketch.column(Sketch.button("Swap"))
    let page = Pages.page(Sketch.window("", column))
    let mirror = PageMirror(page)
    let window = try #require(page.tree.root)
    let tabs = Sketch.node(
      .tabs(TabsElement(tabs: [.init(title: "First")], childTabs: [0])), [Sketch.screen("One", Sketch.label("One"))])
    for frame in page.apply(.change(.remove(column.id, from: window), .insert(tabs, into: window, at: 0))) {
      #expect(mirror.take(frame) == nil)
    }
    #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
    for frame in page.apply(.change(.update(tabs.id, .stack(StackElement())))) { #expect(mirror.take(frame) == nil) }
    #expect(mirror.root?.outline() == PageMirror(page).root?.outline())
  }

  @Test func hugeListsCostTheirWindow() {
    let rows = (0..<60).map { Sketch.row("Row \($0)") }
    let section = Sketch.section("Many", rowCount: 100_000, rows: rows)
    let page = Pages.page(Sketch.list(section))
    #expect(page.document(resume: "").utf8.count < 20_000)
    let frame = page.frame(
      .update(section.id, .section(SectionElement(header: "Many", rowCount: 99_999, windowStart: 10))))
    #expect(frame.utf8.count < 70, "\(frame)")
  }

  /// After any patches, the page built from the messages equals the page of a new tab.
  @Test(arguments: Walk.seeds(Walk.isLong ? 300 : 5)) func anyPatchesMatchAFreshPage(_ seed: UInt64) {
    var walk = PageWalk(seed: seed)
    for step in 0..<100 {
      guard let fault = walk.step() else { continue }
      Issue.record("KEEL_SEED=\(seed), step \(step): \(fault)")
      return
    }
    #expect(walk.operationCount > 60)
  }

  /// The same, where contents change from one kind of container to another.
  @Test(arguments: 0..<UInt64(Walk.count(40))) func anyKindOfContentMatchesAFreshPage(_ seed: UInt64) {
    var scene = RandomContainers(seed: seed)
    let page = Pages.page(scene.first())
    compare(page, seed) { scene.patch(page.tree) }
  }

  private func compare(_ page: WebPage, _ seed: UInt64, _ next: () -> Patch) {
    let mirror = PageMirror(page)
    for step in 0..<60 {
      let patch = next()
      for frame in page.apply(patch) {
        if let fault = mirror.take(frame) {
          Issue.record("seed \(seed), step \(step): \(fault) after \(patch.operations)")
          return
        }
      }
      let fresh = PageMirror(page).root?.outline()
      let shown = mirror.root?.outline()
      if fresh != shown {
        let lines = (shown ?? "").split(separator: "\n")
        let wanted = (fresh ?? "").split(separator: "\n")
        let place = zip(lines, wanted).prefix { $0 == $1 }.count
        Issue.record(
          "seed \(seed), step \(step): \(lines.dropFirst(place).prefix(3)), not \(wanted.dropFirst(place).prefix(3)), after \(patch.operations)"
        )
        return
      }
    }
    #expect(mirror.operationCount > 30)
  }
}

struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
