import Conformance
import KeelScene
import KeelTesting
import Testing

@MainActor @Suite(.serialized) struct DriverTests {
  @Test func exactNamePrecedesOneThatDiffersInCase() throws {
    let lower = Sketch.row("harbour")
    let upper = Sketch.row("Harbour")
    let stage = Stage(rows: lower, upper)
    try stage.driver.tap("Harbour")
    try stage.driver.tap("harbour")
    #expect(stage.sink.events == [.activate(upper.id), .activate(lower.id)])
    #expect(stage.refusal { try $0.tap("HARBOUR") } != nil)
  }

  @Test func aKeyThatHasNoMeaningIsAnError() throws {
    let stage = Stage(rows: Sketch.node(.row(RowElement(text: "Harbour", isSelectable: false))))
    for key in ["return", "space", "escape", "delete"] {
      let refusal = stage.refusal { try $0.press(key) }
      #expect(refusal?.hasPrefix(#"The key "\#(key)" does nothing here."#) == true, "\(key)")
    }
    #expect(stage.sink.events.isEmpty)
    // A movement without a target is not an error.
    try stage.driver.press("home")
  }

  @Test func onlyAFieldThatShowsItsClearButtonIsCleared() throws {
    var element = TextFieldElement(text: "Ada", placeholder: "Name")
    element.clearButton = .hidden
    let field = Sketch.node(.textField(element))
    let stage = Stage(rows: Sketch.row("", field))
    #expect(stage.refusal { try $0.clear("Name") }?.contains("has a clear button") == true)
    element.clearButton = .shown
    stage.frontEnd.apply(.change(.update(field.id, .textField(element))))
    #expect(stage.driver.outline.contains(#"field "Name" "Ada" (clear)"#))
    try stage.driver.clear("Name")
    #expect(stage.sink.deeds == [.activate(field.id)])
  }

  @Test func nameIsFoundWithoutRegardToCaseAndSpaces() throws {
    let row = Sketch.row(" Harbour ")
    let stage = Stage(rows: row)
    try stage.driver.select("harbour")
    #expect(stage.sink.events == [.activate(row.id)])
  }

  @Test func nameIsFoundAsTheOutlineWritesIt() throws {
    let row = Sketch.row("x\u{1b}[2J")
    let stage = Stage(rows: row)
    try stage.driver.tap(#"x\u{1b}[2J"#)
    #expect(stage.sink.events == [.activate(row.id)])
  }

  @Test func roleAndNumberDistinguishEqualNames() throws {
    let first = Sketch.row("Guest")
    let second = Sketch.row("Guest", Sketch.button("Join"))
    let join = Sketch.row("Join")
    let stage = Stage(rows: first, second, join)
    #expect(
      stage.refusal { try $0.tap("Guest") }
        == #"2 things go by "Guest": row "Guest", row "Guest". A name has to mean one thing. "#
        + #"Say which: "Guest#1" or "Guest#2"."#)
    #expect(
      stage.refusal { try $0.tap("Join") }
        == #"2 things go by "Join": button "Join", row "Join". A name has to mean one thing. "#
        + #"Say which: "button:Join" or "row:Join"."#)
    try stage.driver.tap("Guest#2")
    try stage.driver.tap("row:Join")
    try stage.driver.tap("row:Guest#1")
    #expect(stage.sink.events == [.activate(second.id), .activate(join.id), .activate(first.id)])
    #expect(
      stage.refusal { try $0.tap("Guest#3") }
        == #"There is no "Guest#3": only 2 by that name. A number behind # counts in reading order, from 1. "#
        + "Use a number up to 2.")
  }

  /// A network can have any name; it must not be mistaken for the button that a script names.
  @Test func thingCalledLikeARoleIsFoundOnlyWithItsOwnRole() throws {
    let trap = Sketch.row("button:Forget")
    let hash = Sketch.row("Cafe #2")
    let stage = Stage(rows: trap, hash)
    #expect(stage.refusal { try $0.tap("button:Forget") } != nil)
    try stage.driver.tap("row:button:Forget")
    try stage.driver.tap("Cafe #2")
    #expect(stage.sink.events == [.activate(trap.id), .activate(hash.id)])
  }

  @Test func anAbsentNameIsRefusedWithTheNearestNames() {
    let stage = Stage(
      Sketch.window(
        "", Sketch.screen("Form", Sketch.button("Cancel"), Sketch.button("Join", enabled: false), Sketch.field("Key"))))
    #expect(
      stage.refusal { try $0.tap("Jion") }
        == #"Nothing named "Jion" that can be tapped is in reach. A name is an element's visible text, or its "#
        + #"accessibility label. Did you mean "Join"? In reach: button "Cancel", button "Join" (disabled), field "Key"."#
    )
    #expect(stage.sink.events.isEmpty)
  }

  @Test func disabledAndWrongKindsAreRefused() {
    let stage = Stage(
      Sketch.window("", Sketch.screen("Form", Sketch.label("Words"), Sketch.button("Join", enabled: false))))
    #expect(
      stage.refusal { try $0.tap("Join") }
        == #"button "Join" (disabled) cannot be used. Disabled elements cannot be used. "#
        + "Enable the element first, or wait for it.")
    #expect(
      stage.refusal { try $0.tap("Words") }
        == #"label "Words" is here, but is nothing that can be tapped. Buttons, links, switches, fields and rows that "#
        + #"can be chosen take a tap. In reach: button "Join" (disabled)."#)
    #expect(stage.sink.events.isEmpty)
  }

  @Test func busyRedactedAndExhaustedElementsAreRefused() {
    let busy = Sketch.node(.button(ButtonElement(title: "Save", isBusy: true)))
    let hinted = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.button("Hinted")])
    let stepper = Sketch.node(.stepper(StepperElement(title: "Guests", canIncrement: false)))
    let stage = Stage(Sketch.window("", Sketch.screen("Form", Sketch.column(busy, hinted, stepper))))
    #expect(stage.refusal { try $0.tap("Save") } != nil)
    #expect(stage.refusal { try $0.tap("Hinted") } != nil)
    #expect(stage.refusal { try $0.increment("Guests") } != nil)
    #expect(stage.refusal { try $0.decrement("Guests") } == nil)
    #expect(stage.sink.events == [.decrement(stepper.id)])
  }

  @Test func aRefusalNamesTheControlAndNotThePageOfThatName() {
    let stage = Stage(Sketch.window("Join", Sketch.screen("Join", Sketch.button("Join"))))
    let refusal = stage.refusal { try $0.increment("Join") } ?? ""
    #expect(refusal.hasPrefix(#"button "Join" is here, but is nothing that goes up and down."#), "\(refusal)")
  }

  @Test func coveredElementsAndLowerPagesAreRefused() {
    let stage = Stage(
      Sketch.window(
        "", Sketch.navigation(Sketch.screen("One", Sketch.button("Back there")), Sketch.screen("Two")),
        Sketch.sheet(Sketch.screen("Sheet", Sketch.button("Save"))), Sketch.alert("Sure?", Sketch.button("OK"))))
    #expect(
      stage.refusal { try $0.tap("Save") }
        == #"button "Save" is behind the alert "Sure?". Elements behind a modal element cannot be reached. "#
        + "First answer or dismiss what is over it.")
    #expect(
      stage.refusal { try $0.tap("Back there") }
        == #"button "Back there" is on a page further back. Only the page on top of a stack can be touched. "#
        + "First go back to that page.")
    #expect(stage.driver.exists("Save"))
    #expect(!stage.driver.canReach("Save"))
    #expect(!stage.driver.exists("Back there"))
    #expect(stage.driver.find(role: .button)?.names == ["OK"])
    #expect(stage.sink.events.isEmpty)
  }

  @Test func anEmptySurfaceIsReported() {
    let driver = Driver(HeadlessFrontEnd())
    #expect(throws: DriverError.self) { try driver.tap("Join") }
    #expect(driver.outline == "")
  }

  @Test func leavingIsRefusedWhereThereIsNoWay() {
    let page = Stage(rows: Sketch.row("Harbour"))
    #expect(
      page.refusal { try $0.goBack() }
        == "There is no page to go back to. Only a page that was pushed onto another has a way back. "
        + "Use goBack() after something has led to a page.")
    #expect(
      page.refusal { try $0.dismiss() }
        == "There is no sheet and no alert to dismiss. Only what is presented over something else can be dismissed. "
        + "Use goBack() to leave a page.")
    let forced = Stage(Sketch.window("", Sketch.alert("Answer", isDismissable: false, Sketch.button("Fine"))))
    #expect(
      forced.refusal { try $0.dismiss() }
        == #"alert "Answer" cannot be dismissed. It has to be answered. Tap one of: button "Fine"."#)
  }

  @Test func typingReplacesAppendsOrGoesKeyByKey() throws {
    let field = Sketch.field("Name", text: "Ada")
    let stage = Stage(Sketch.window("", field))
    try stage.driver.type("Grace", into: "Name")
    try stage.driver.type(" H", into: "Name", appending: true)
    #expect(
      stage.sink.events == [.focus(field.id), .edit(field.id, text: "Grace"), .edit(field.id, text: "Grace H")])
    stage.sink.clear()
    try stage.driver.type("ab", into: "Name", keystrokeByKeystroke: true)
    #expect(stage.sink.events == [.edit(field.id, text: "a"), .edit(field.id, text: "ab")])
  }

  @Test func keystrokesAreAppendedToTheProgramsText() throws {
    let field = Sketch.field("Code")
    let stage = Stage(Sketch.window("", field)) { event in
      guard case .edit(let id, let text) = event else { return nil }
      return .change(.update(id, .textField(TextFieldElement(text: text.uppercased(), placeholder: "Code"))))
    }
    try stage.driver.type("abc", into: "Code", keystrokeByKeystroke: true)
    #expect(stage.sink.deeds.last == .edit(field.id, text: "ABc"))
    #expect(stage.frontEnd.text(of: field.id) == "ABC")
  }

  @Test func fieldThatStopsTakingTextEndsTheTyping() {
    let field = Sketch.field("Code")
    let stage = Stage(Sketch.window("", field)) { event in
      event == .edit(field.id, text: "a") ? .change(.attributes(field.id, Attributes(isEnabled: false))) : nil
    }
    #expect(
      stage.refusal { try $0.type("abc", into: "Code", keystrokeByKeystroke: true) }
        == #"field "Code" (disabled) stopped taking text while it was being used. Only a field that is enabled and in "#
        + "reach can be typed into. Wait until it can be used again, or type less.")
    #expect(stage.sink.deeds == [.edit(field.id, text: "a")])
  }

  @Test func fieldThatGoesAwayOnFocusIsReported() {
    let field = Sketch.field("Code")
    let window = Sketch.window("", field)
    let stage = Stage(window) { event in
      event == .focus(field.id) ? .change(.remove(field.id, from: window.id)) : nil
    }
    #expect(throws: DriverError.self) { try stage.driver.type("secret", into: "Code") }
    #expect(stage.sink.deeds.isEmpty)
    #expect(stage.frontEnd.focused == nil)
  }

  @Test func aSwitchIsNamedByItsRowOrThePrecedingLabel() throws {
    let inRow = Sketch.toggle(isOn: true)
    let besides = Sketch.toggle()
    let stage = Stage(
      Sketch.window(
        "", Sketch.list(Sketch.section(rows: [Sketch.row("Wi-Fi", selectable: false, inRow)])),
        Sketch.line(Sketch.label("Metered"), besides)))
    try stage.driver.toggle("Wi-Fi")
    try stage.driver.tap("Metered")
    try stage.driver.toggle("Wi-Fi", isOn: true)
    #expect(stage.sink.events == [.toggle(inRow.id, isOn: false), .toggle(besides.id, isOn: true)])
  }

  @Test func unknownActionIsRefusedWithThoseThatAreThere() {
    let stage = Stage(
      rows: Sketch.row("Harbour", actions: [RowAction(id: 1, title: "Forget"), RowAction(id: 2, title: "Share")]))
    #expect(
      stage.refusal { try $0.perform(action: "Erase", on: "Harbour") }
        == #"row "Harbour" has no action "Erase". A row has the actions that it offers. "#
        + #"Use one of: "Forget", "Share"."#)
  }
}
