import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// The effects of a page's events: only possible actions of the user are accepted.
@Suite @MainActor struct EventTests {
  @Test func eventsForRemovedDisabledOrCoveredNodesHaveNoEffect() {
    let below = Sketch.button("Below")
    let off = Sketch.button("Off", enabled: false)
    let inside = Sketch.button("Inside")
    let group = Sketch.node(.stack(StackElement()), enabled: false, [inside])
    let folded = Sketch.button("Folded")
    let disclosure = Sketch.node(.disclosure(DisclosureElement(title: "d")), [folded])
    let window = Sketch.window("", Sketch.screen("Page", Sketch.column(below, off, group, disclosure)))
    let page = Pages.page(window)
    #expect(page.events(.activate(below.id)) == [.activate(below.id)])
    for id in [off.id, inside.id, folded.id, NodeID(rawValue: 999_999_999)] {
      #expect(page.events(.activate(id)) == [])
      #expect(page.events(.focus(id)) == [])
    }
    _ = page.frame(.insert(Sketch.sheet(Sketch.screen("Over")), into: window.id, at: 1))
    #expect(page.events(.activate(below.id)) == [])
  }

  @Test func aWishForTheFocusNamesTheEventThatItAnswers() {
    let (one, two) = (Sketch.button("One"), Sketch.button("Two"))
    let column = Sketch.column(one, two)
    let page = Pages.page(Sketch.window("", Sketch.screen("Page", column)))
    _ = page.receive(.focus(one.id), number: 7)
    #expect(page.frame(.focus(two.id)).contains("[8,\"\(two.id.wire)\",7]"))
    // The focus after the removal of a node is in the same patch as the removal, and does not scroll.
    #expect(page.frame(.remove(two.id, from: column.id)).contains("[8,\"\(one.id.wire)\",7,1]"))
  }

  @Test func anEventOfAnotherKindHasNoEffect() {
    let label = Sketch.label("words")
    let button = Sketch.button("b")
    let slider = Sketch.node(.slider(SliderElement(value: 1, maximum: 10)))
    let row = Sketch.row("fixed", selectable: false)
    let list = Sketch.list(Sketch.section(rows: [row]))
    let page = Pages.page(label, button, slider, list)
    let forged: [Event] = [
      .activate(label.id), .toggle(button.id, isOn: true), .edit(label.id, text: "x"), .submit(button.id),
      .action(row.id, actionID: 1), .dismiss(label.id), .refresh(list.id), .activate(row.id), .deleteRow(row.id),
      .moveRow(row.id, to: 0), .increment(slider.id), .choose(button.id, index: 0), .followLink(label.id, run: 0),
      .search(button.id, text: "x"), .keyCommand(button.id, commandID: 1), .pop(label.id, toLevel: 0),
      .setDate(label.id, SceneDate(year: 2028, month: 1, day: 1)), .adjust(label.id, value: 1),
    ]
    for event in forged { #expect(page.events(event) == [], "\(event)") }
    #expect(page.events(.adjust(slider.id, value: 99)) == [.adjust(slider.id, value: 10)])
    #expect(page.events(.reveal(list.id, rows: 0..<50)) == [.reveal(list.id, rows: 0..<1)])
  }

  /// A page names control characters, and counts in what it shows: the program gets places in its own text.
  @Test func aSelectionIsInTheTextOfTheProgram() {
    var element = TextFieldElement(text: "a\0b👍", placeholder: "Name")
    let quiet = Sketch.field("Quiet", text: "abc")
    element.selection = SelectionInterest(request: 1..<3, serial: 4)
    let field = Sketch.node(.textField(element))
    let page = Pages.page(field, quiet)
    let document = page.document(resume: "")
    #expect(document.contains("data-z=\"4 1 6\""), "the name of the character has four letters")
    #expect(!document.contains("data-z=\"0"))
    #expect(page.events(.select(field.id, range: 5..<8)) == [.select(field.id, range: 2..<5)])
    #expect(page.events(.select(field.id, range: 0..<99)) == [.select(field.id, range: 0..<5)])
    #expect(page.events(.select(quiet.id, range: 0..<1)) == [], "the program does not ask")
    element.contentType = .emailAddress
    element.selection = SelectionInterest(serial: 5)
    let frame = page.frame(.update(field.id, .textField(element)))
    #expect(frame.contains("\"data-z\",\"5\""))
  }

  @Test func typedTextIsNotSentBack() {
    let field = Sketch.field("Name")
    let page = Pages.page(field)
    #expect(page.events(.edit(field.id, text: "ada"), 5) == [.edit(field.id, text: "ada")])
    func answer(_ text: String) -> String {
      page.frame(.update(field.id, .textField(TextFieldElement(text: text, placeholder: "Name"))))
    }
    #expect(answer("ada") == "")
    // A different answer contains the number of its edit, and is sent only once.
    #expect(answer("ADA").contains("[7,\"\(field.id.wire)\",\"ADA\",5]"))
    #expect(answer("ADA") == "")
  }

  @Test func aRepeatedRejectionByTheProgramIsSentAgain() {
    let field = Sketch.field("Digits", text: "12")
    let page = Pages.page(field)
    _ = page.events(.edit(field.id, text: "12x"), 1)
    let same = TextFieldElement(text: "12", placeholder: "Digits")
    #expect(page.frame(.update(field.id, .textField(same))).contains("[7,\"\(field.id.wire)\",\"12\",1]"))
  }

  @Test func aChoiceThatIsNotFollowedIsAnsweredToo() {
    let picker = PickerElement(title: "p", options: [.init(title: "a"), .init(title: "b")], selectedIndex: 0)
    let node = Sketch.node(.picker(picker))
    let page = Pages.page(node)
    #expect(page.events(.choose(node.id, index: 1), 3) == [.choose(node.id, index: 1)])
    #expect(page.frame(.update(node.id, .picker(picker))).contains(",\"0\",3]"))
  }

  @Test func aSecureFieldIsClearedButNeverFilled() {
    let field = Sketch.field("Password", isSecure: true)
    let page = Pages.page(field)
    _ = page.events(.edit(field.id, text: "secret"), 1)
    func show(_ text: String) -> String {
      page.frame(.update(field.id, .textField(TextFieldElement(text: text, placeholder: "Password", isSecure: true))))
    }
    #expect(!show("secret").contains("[7,"))
    #expect(show("").contains("[7,\"\(field.id.wire).0\",\"\",1]"))
    #expect(!show("other").contains("other"))
  }

  @Test func signsThatCannotBeSeenStayWhereTheTextAroundThemIsEdited() {
    let text = "a\u{0}b\u{202E}c"
    #expect(SafeText.line(text) == "a\\x00b\\u{202e}c")
    #expect(FieldText.edited(text, to: "a\\x00b\\u{202e}cd", isMultiline: false) == text + "d")
    #expect(FieldText.edited(text, to: "Xa\\x00b\\u{202e}c", isMultiline: false) == "X" + text)
    #expect(FieldText.edited(text, to: "a\\x00Zb\\u{202e}c", isMultiline: false) == "a\u{0}Zb\u{202E}c")
    #expect(FieldText.edited(text, to: "", isMultiline: false) == "")
    let field = Sketch.field("Name", text: text)
    let page = Pages.page(field)
    #expect(page.events(.edit(field.id, text: SafeText.line(text) + "!")) == [.edit(field.id, text: text + "!")])
  }

  @Test func textsThatLanguagesNeedAreLeftAlone() {
    for text in ["می‌خواهم", "क्‍ष", "👨‍👩‍👧", "cafe\u{301}", "한국어", "❤️", "שלום", "🏴‍☠️"] {
      #expect(SafeText.line(text) == text, "\(text)")
    }
    #expect(SafeText.line("a\u{200B}b") == "a\\u{200b}b")
    #expect(SafeText.line("x\ny") == "x\\ny" && SafeText.paragraph("x\ny") == "x\ny")
    #expect(SafeText.line("e" + String(repeating: "\u{301}", count: 200)).unicodeScalars.count <= 17)
  }

  @Test func theEnvironmentIsStoredAndReported() throws {
    let page = Pages.page(Sketch.label("a"))
    guard case .scene(let event) = try Pages.event("[22,[1,1,0,\"de\",0,1]]") else {
      Issue.record("another kind of event")
      return
    }
    #expect(page.events(event).count == 1)
    #expect(page.environment.colorScheme == .dark && page.environment.localeIdentifier == "de")
    #expect(page.document(resume: "").contains("<html lang=\"de\" dir=\"ltr\">"))
  }
}
