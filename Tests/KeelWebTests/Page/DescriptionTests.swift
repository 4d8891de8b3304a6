import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The HTML of every kind of element, also with hostile texts.
@Suite @MainActor struct DescriptionTests {
  private var scenes: [(name: String, root: Subtree)] {
    Conformance.cases.flatMap { testCase in
      testCase.steps.compactMap { step in
        guard case .show(let patch) = step, case .root(let root)? = patch.operations.first else { return nil }
        return (testCase.name, root)
      }
    }
  }

  @Test func everySceneOfTheListIsADocumentInWhichEachNodeIsOnce() {
    var kinds: Set<String> = []
    for (name, root) in scenes {
      let page = Pages.page(root)
      let html = page.document(resume: "token")
      for node in page.tree.inReadingOrder() {
        kinds.insert(node.element.kind)
        let parts = html.split(separator: " id=\"k\(node.id.wire)\"", omittingEmptySubsequences: false)
        #expect(parts.count == 2, "\(name): \(node.element.kind) \(node.id)")
      }
      #expect(Tags.fault(in: html) == nil, "\(name)")
    }
    #expect(kinds.count == ConformanceElementKind.allCases.count)
  }

  @Test func documentAndSnapshotAreEqual() {
    for (name, root) in scenes {
      let page = Pages.page(root)
      let mirror = PageMirror(page)
      let html = page.document(resume: "")
      for word in ["Harbour", "Still here", "Plain words", "Volume", "Secret"] {
        #expect((mirror.root?.outline().contains(word) ?? false) == html.contains(word), "\(name): \(word)")
      }
    }
  }

  @Test func markupInTextsIsText() {
    let bad = "<script>alert(1)</script><img src=x onerror=y>'\"-autofocus&#0;"
    let button = Sketch.node(.button(ButtonElement(title: bad)), label: bad)
    let html = Pages.page(
      Sketch.label(bad), button, Sketch.field(bad, text: bad),
      Sketch.list(Sketch.section(bad, Sketch.row(bad, actions: [RowAction(id: 1, title: bad)])))
    ).document(resume: bad)
    #expect(!html.contains("<script>alert") && !html.contains("<img") && !html.contains("'\"-"))
    #expect(Tags.fault(in: html) == nil)
  }

  @Test func aStepperAtItsEndKeepsTheFocusThatItHas() {
    let stepper = Sketch.node(.stepper(StepperElement(title: "Count", canIncrement: false)))
    let html = Pages.page(stepper).document(resume: "")
    #expect(html.components(of: "aria-disabled=\"true\"") == 1 && !html.contains(" disabled"))
  }

  @Test func aSliderFromZeroToOneIsReadAsAPercentage() {
    func html(_ slider: SliderElement) -> String { Pages.page(Sketch.node(.slider(slider))).document(resume: "") }
    #expect(html(SliderElement(value: 0.400000006, minimum: 0, maximum: 1)).contains("aria-valuetext=\"40%\""))
    #expect(!html(SliderElement(value: 4, minimum: 0, maximum: 10)).contains("aria-valuetext"))
  }

  @Test func aLabelIsTruncatedAtTheRequestedPlace() {
    func html(_ lineBreak: LabelElement.LineBreak, limit: Int = 1, text: String = "one two three") -> String {
      Pages.page(Sketch.node(.label(LabelElement(text: text, lineLimit: limit, lineBreak: lineBreak))))
        .document(resume: "")
    }
    #expect(html(.truncateTail).contains(" class=\"label one\""))
    #expect(html(.clip).contains("class=\"label one clip\""))
    #expect(html(.truncateHead).contains("class=\"label turned one\" dir=\"rtl\""))
    #expect(html(.truncateHead, text: "שלום עולם").contains("class=\"label turned one\" dir=\"ltr\""))
    #expect(
      html(.truncateMiddle).contains("class=\"beginning\">one two<") && html(.truncateMiddle).contains("> three<"))
    #expect(html(.wrapWords).contains("class=\"label lines\"") && html(.wrapWords).contains("max-block-size:1lh"))
    #expect(html(.wrapCharacters, limit: 0).contains("class=\"label chars\""))
    #expect(html(.truncateMiddle, limit: 3).contains("class=\"label some\""))
  }

  @Test func linesOfALabelAreApart() {
    func html(_ points: Double, limit: Int) -> String {
      var label = LabelElement(text: "one two", lineLimit: limit)
      label.lineSpacing = points
      return Pages.page(Sketch.node(.label(label))).document(resume: "")
    }
    #expect(html(8, limit: 0).contains("spaced") && html(8, limit: 0).contains("--gap:0.5rem"))
    #expect(!html(8, limit: 1).contains("spaced") && !html(-8, limit: 0).contains("spaced"))
  }

  /// A pressable SwiftUI view that consists only of a picture.
  @Test func aPictureThatIsPressedHasAName() {
    let picture = Sketch.node(.image(ImageElement(symbol: Symbol("star.fill"))))
    let stack = Sketch.line(picture)
    let button = Sketch.node(.button(ButtonElement(hasLabelChild: true)), [stack])
    let page = Pages.page(button)
    #expect(page.document(resume: "").contains("aria-label=\"star\""))
    #expect(page.frame(.update(picture.id, .image(ImageElement(symbol: Symbol("star"))))).contains("heart") == false)
    #expect(page.frame(.update(picture.id, .image(ImageElement(symbol: Symbol("heart"))))).contains("\"heart\""))
    #expect(page.frame(.insert(Sketch.label("Like"), into: stack.id, at: 1)).contains("aria-label"))
    let icon = Sketch.node(.button(ButtonElement(image: Symbol("trash.fill"))))
    #expect(Pages.page(icon).document(resume: "").contains("aria-label=\"trash\""))
  }

  @Test func shortcutsThatBrowsersDoNotReportAreNotInThePage() {
    func html(_ modifiers: KeyCommand.Modifiers) -> String {
      let command = KeyCommand(id: 1, input: "s", modifiers: modifiers, title: "Save")
      var button = Sketch.button("Save")
      button.attributes.keyCommand = command
      let screen = Sketch.node(.screen(ScreenElement(title: "Page", keyCommands: [command])), [button])
      return Pages.page(Sketch.window("", screen)).document(resume: "")
    }
    let parts = ["data-keys=", "data-key=", "aria-keyshortcuts="]
    for part in parts { #expect(html(.control).contains(part) && !html([.control, .super]).contains(part), "\(part)") }
  }

  @Test func rowsSideBySideHaveTheirSizes() {
    func html(_ axis: RowFlow.Axis) -> String {
      let flow = RowFlow(
        axis: axis, itemWidth: 80, itemHeight: 48, itemSpacing: 8, lineSpacing: 16, insets: SceneInsets(top: 32))
      let section = Sketch.node(.section(SectionElement(rowCount: 1, flow: flow)), [Sketch.row("A")])
      return Pages.page(Sketch.list(section)).document(resume: "")
    }
    #expect(
      html(.vertical).contains("class=\"rows flow\"") && html(.vertical).contains("--iw:5rem;--ih:3rem;gap:1rem 0.5rem")
    )
    #expect(html(.vertical).contains("margin-block:2rem 0rem"))
    #expect(html(.horizontal).contains("class=\"section scroll x\""))
    #expect(html(.horizontal).contains("class=\"rows flow h\""))
  }

  @Test func fieldsButtonsAndDotsLookAsTheProgramSays() {
    let field = TextFieldElement(placeholder: "Name", border: .none)
    #expect(Pages.page(Sketch.node(.textField(field))).document(resume: "").contains("class=\"field b-none\""))
    let button = ButtonElement(title: "Go", font: SceneFont(style: .title1, weight: .bold))
    #expect(
      Pages.page(Sketch.node(.button(button))).document(resume: "").contains("class=\"btn plain f-title1 w-bold\""))
    let dots = SliderElement(value: 2, minimum: 1, maximum: 4, step: 1, style: .dots)
    let html = Pages.page(Sketch.node(.slider(dots))).document(resume: "")
    #expect(html.contains("class=\"slider dots\"") && html.contains("--n:4") && html.contains("type=\"range\""))
  }

  /// A browser restored them when it returned to a page, and the new tab did not know of these values.
  @Test func browsersRestoreNoValues() {
    let elements: [Element] = [
      .slider(SliderElement(value: 1)), .picker(PickerElement(options: [.init(title: "A")], style: .menu)),
      .datePicker(DatePickerElement(date: SceneDate(year: 2028, month: 2, day: 28))),
      .textEditor(TextEditorElement()), .textField(TextFieldElement()),
    ]
    for element in elements {
      let html = Pages.page(Sketch.node(element)).document(resume: "")
      #expect(html.contains("autocomplete=\"off\""), "\(html)")
    }
  }

  @Test func controlsInADisclosureLabelAreOutsideOfItsButton() {
    let toggle = Sketch.node(.toggle(ToggleElement(isOn: true, title: "Inner")))
    let disclosure = Sketch.node(.disclosure(DisclosureElement(hasLabelChild: true)), [toggle])
    let html = Pages.page(disclosure).document(resume: "")
    let afterButton = html.split(separator: "class=\"twist\"").last ?? ""
    let inButton = afterButton.split(separator: "</button>").first ?? ""
    #expect(!inButton.contains("Inner") && afterButton.contains("Inner"))
  }

  @Test func nothingInAPageNeedsAScriptOrStyleInItself() {
    for (name, root) in scenes {
      let html = Pages.page(root).document(resume: "")
      #expect(!html.contains(" style=") && !html.contains("<style"), "\(name)")
      for handler in ["onclick", "onload", "onerror", "onfocus"] { #expect(!html.contains(" \(handler)=")) }
      #expect(html.components(of: "<script") == 1)
    }
  }

  @Test func linksLeadOnlyWhereLinksMay() {
    for url in ["javascript:alert(1)", "data:text/html,x", " javascript:x", "java\nscript:x", "file:///etc/passwd", ""]
    {
      let html = Pages.page(Sketch.node(.link(LinkElement(title: "x", destination: url)))).document(resume: "")
      #expect(!html.contains("<a href=") && !html.contains(" href=\"j") && !html.contains("href=\"file"), "\(url)")
    }
    let html = Pages.page(Sketch.node(.link(LinkElement(title: "x", destination: "https://a.example/?q=1&r=\""))))
      .document(
        resume: "")
    #expect(html.contains("href=\"https://a.example/?q=1&amp;r=&quot;\" rel=\"noopener noreferrer\""))
  }

  @Test func theTextOfASecureFieldIsNotInThePage() {
    let field = Sketch.field("Password", text: "hunter2hunter2", isSecure: true)
    let page = Pages.page(field)
    #expect(!page.document(resume: "").contains("hunter2") && !page.snapshot().contains("hunter2"))
    let next = TextFieldElement(text: "correct horse", placeholder: "Password", isSecure: true)
    #expect(!page.frame(.update(field.id, .textField(next))).contains("horse"))
  }

  @Test func redactedTextIsNotInThePage() {
    let box = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.label("Secret")])
    let page = Pages.page(box)
    #expect(!page.document(resume: "").contains("Secret"))
    #expect(page.frame(.update(box.id, .box(BoxElement()))).contains("Secret"))
  }

  @Test func aRowHasItsIndexAmongAllRows() {
    let section = Sketch.section("Many", rowCount: 100_000, from: 5000, rows: [Sketch.row("a"), Sketch.row("b")])
    let html = Pages.page(Sketch.list(section)).document(resume: "")
    #expect(html.contains("aria-posinset=\"5002\" aria-setsize=\"100000\""))
    #expect(html.contains("data-n=\"100000\" data-w=\"5000\""))
  }

  @Test func onlyOneHeadingIsTheFirst() {
    let pages = Sketch.navigation(Sketch.screen("First"), Sketch.screen("Second"))
    let sheet = Sketch.sheet(Sketch.screen("Over"))
    let html = Pages.page(Sketch.window("", pages, sheet)).document(resume: "")
    // The page below is hidden, and the page above it has a second-level heading.
    #expect(html.components(of: "<h1") == 2)
    #expect(html.contains("class=\"screen large\" hidden"))
    #expect(html.components(of: "<h2") == 1)
  }

  @Test func readingOrderFollowsPriorities() {
    func label(_ text: String, _ priority: Double) -> Subtree {
      var tree = Sketch.label(text)
      tree.attributes.accessibility.sortPriority = priority
      return tree
    }
    let children = [label("a", 0), label("b", 2), label("c", 1)]
    let html = Pages.page(children[0], children[1], children[2]).document(resume: "")
    let order = [1, 2, 0].map { "k" + children[$0].id.wire }.joined(separator: " ")
    #expect(html.contains("aria-owns=\"\(order)\""))
  }
}

/// Checks that tags are opened and closed in order.
private enum Tags {
  static func fault(in html: String) -> String? {
    var open: [Substring] = []
    for piece in html.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { return "a tag that does not end: \(piece.prefix(60))" }
      let tag = piece[..<end]
      let name = tag.prefix { $0 != " " }
      if name == "!DOCTYPE" { continue }
      if name.first == "/" {
        guard open.popLast() == name.dropFirst() else { return "\(name) closes nothing" }
      } else if !["input", "hr", "img", "meta", "link", "br"].contains(name) {
        open.append(name)
      }
    }
    return open.isEmpty ? nil : "left open: \(open)"
  }
}

extension String {
  func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
