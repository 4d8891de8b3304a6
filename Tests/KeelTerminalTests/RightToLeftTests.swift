import KeelScene
import Testing

@testable import KeelTerminal

/// Pages whose lines begin on the right.
@MainActor @Suite struct RightToLeftTests {
  /// A page of a terminal whose language is written from the right.
  private func app(columns: Int = 40, rows: Int = 20, _ page: Subtree) -> TestApp {
    TestApp(
      columns: columns, rows: rows, capabilities: TerminalCapabilities(colors: .none, localeIdentifier: "ar-EG"), page)
  }

  /// The column after the last character of a line that contains a text.
  private func end(of text: String, in app: TestApp) throws -> Int {
    let line = try #require(app.text.split(separator: "\n").first { $0.contains(text) })
    return line.reduce(0) { $0 + Width.columns(ofCluster: $1) }
  }

  private func turned(_ child: Subtree) -> Subtree {
    var child = child
    child.attributes.layoutDirection = .rightToLeft
    return child
  }

  @Test func rowsAndTheirMarksAreTurnedOver() throws {
    let row = RowElement(text: "Name", secondaryText: "Value", secondaryPlacement: .trailing, hasDisclosure: true)
    let app = app(page("Title", list(section("Header", "", [node(.row(row))]))))
    let line = try #require(app.text.split(separator: "\n").first { $0.contains("Name") })
    let parts = line.split(separator: " ")
    #expect(parts == ["‹", "Value", "Name"])
    #expect(try end(of: "Name", in: app) == 36 && end(of: "Header", in: app) == 38)
  }

  @Test func theRowsOfATurnedSectionAreTurnedOver() throws {
    let row = node(.row(RowElement(text: "Name", secondaryText: "Value", secondaryPlacement: .trailing)))
    let other = node(.row(RowElement(text: "Other", secondaryText: "Two", secondaryPlacement: .trailing)))
    let turned = section("", "", [row])
    let app = TestApp(page("Title", list(turned, section("", "", [other]))))
    func order(_ text: String) throws -> [Substring] {
      try #require(app.text.split(separator: "\n").first { $0.contains(text) }).split(separator: " ")
    }
    #expect(try order("Name") == ["Name", "Value"])
    var attributes = turned.attributes
    attributes.layoutDirection = .rightToLeft
    app.screen.apply(Patch(operations: [.attributes(turned.id, attributes)]))
    app.screen.compose()
    #expect(try order("Name") == ["Value", "Name"])
    #expect(try order("Other") == ["Other", "Two"])
  }

  @Test func barsAndTheWayBackAreTurnedOver() throws {
    let bar = node(.bar(BarElement(placement: .trailing)), [button("Save")])
    let first = node(.screen(ScreenElement(title: "First")), [label("One")])
    let second = node(.screen(ScreenElement(title: "Second")), [label("Two"), bar])
    let app = app(columns: 60, node(.navigation(NavigationElement()), [first, second]))
    let head = try #require(app.text.split(separator: "\n").first)
    #expect(head.split(separator: " ") == ["[", "Save", "]", "Second", "First", "›"])
    app.click("First")
    #expect(app.sent.contains { if case .pop = $0 { true } else { false } })
  }

  @Test func stacksBeginOnTheRightAndTextsKeepTheOrderOfTheirLetters() throws {
    let row = node(.stack(StackElement(axis: .horizontal, spacing: 8)), [label("one"), label("two")])
    let app = app(page("", row))
    let line = try #require(app.text.split(separator: "\n").first { $0.contains("one") })
    #expect(line.split(separator: " ") == ["two", "one"])
  }

  @Test(arguments: [false, true]) func arrowsChangeASliderAlongItsLine(isTurned: Bool) throws {
    let slider = node(.slider(SliderElement(value: 5, minimum: 0, maximum: 10, step: 1)))
    let app = TestApp(columns: 40, rows: 20, page("", isTurned ? turned(slider) : slider))
    app.press(.left)
    app.press(.right)
    let values = app.sent.compactMap { if case .adjust(slider.id, let value) = $0 { value } else { nil } }
    #expect(values == (isTurned ? [6, 5] : [4, 5]))
    // A press near the left end.
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(lines.firstIndex { $0.contains("●") })
    app.click(3, y)
    guard case .adjust(_, let value)? = app.sent.last else { return #expect(Bool(false)) }
    #expect(isTurned ? value > 7 : value < 3)
  }

  @Test func segmentsAndStepsAreWhereTheyAreDrawn() throws {
    let options = ["A", "B", "C"].map { PickerOption(title: $0) }
    let picker = node(.picker(PickerElement(options: options, selectedIndex: 1, style: .segmented)))
    let stepper = node(.stepper(StepperElement(title: "Count")))
    let app = app(page("", node(.stack(StackElement(axis: .vertical)), [picker, stepper])))
    #expect(app.text.contains("[ C | B | A ]"))
    app.click("C")
    app.click("+")
    #expect(app.sent.contains(.choose(picker.id, index: 2)) && app.sent.contains(.increment(stepper.id)))
    app.screen.moveFocus(to: picker.id)
    app.press(.left)
    #expect(app.sent.last == .choose(picker.id, index: 2))
  }

  @Test func aFieldWhoseTextFitsEndsOnTheRight() throws {
    let field = node(.textField(TextFieldElement(text: "abc")))
    let app = app(page("", field))
    #expect(try end(of: "abc", in: app) == 37)
    app.screen.moveFocus(to: field.id)
    app.screen.composeIfNeeded()
    #expect(app.screen.cursor?.x == 37)
  }

  @Test func aSubtreeHasADirectionOfItsOwn() throws {
    let inner = turned(node(.stack(StackElement(axis: .horizontal, spacing: 8)), [label("one"), label("two")]))
    let app = TestApp(columns: 40, rows: 20, page("Title", inner))
    #expect(app.text.hasPrefix("  Title"))
    #expect(app.text.contains("two one"))
  }
}
