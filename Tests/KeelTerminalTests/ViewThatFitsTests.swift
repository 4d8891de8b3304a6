import KeelLayout
import KeelScene
import Testing

@testable import KeelTerminal

/// A terminal shows the child that fits, and only that has the keyboard.
@MainActor @Suite struct TerminalChoiceTests {
  private let wide = node(.button(ButtonElement(title: "A long title for a wide terminal")))
  private let narrow = node(.button(ButtonElement(title: "Short")))
  private let after = node(.button(ButtonElement(title: "After")))

  private func app(columns: Int) -> TestApp {
    let choice = node(.firstFit(FirstFitElement(axes: [.horizontal])), [wide, narrow])
    return TestApp(columns: columns, page("", node(.stack(StackElement(alignment: .center)), [choice, after])))
  }

  @Test func theChoiceFollowsTheSizeOfTheTerminal() {
    let app = app(columns: 80)
    #expect(app.text.contains("A long title") && !app.text.contains("Short"))
    app.screen.resize(columns: 30, rows: 24)
    #expect(app.text.contains("Short") && !app.text.contains("A long"), "\(app.text)")
    // The focus has moved to what is shown. A control that has just received it by itself is not pressed by accident.
    #expect(app.screen.focusedNode == narrow.id)
    app.time = .seconds(5)
    app.click("Short")
    #expect(app.sent == [.activate(narrow.id)], "\(app.text) \(app.events)")
  }

  @Test func theKeyboardReachesOnlyWhatIsShown() {
    let app = app(columns: 30)
    var reached: Set<NodeID?> = [app.screen.focusedNode]
    for _ in 0..<4 {
      app.press(.tab)
      reached.insert(app.screen.focusedNode)
    }
    #expect(reached == [narrow.id, after.id])
    // A focused child that does not fit any longer leaves the focus to what is shown.
    app.screen.resize(columns: 80, rows: 24)
    app.press(.tab)
    #expect(app.screen.focusedNode == after.id || app.screen.focusedNode == wide.id)
  }

  /// Its height is found before the page in it is drawn.
  @Test func aSheetThatIsAsHighAsItsPageHasItsHeightInTheFirstFrame() {
    let relative = BoxElement(placement: .containerRelative(horizontal: nil, vertical: ContainerPart()))
    let content = node(.box(relative), [node(.label(LabelElement(text: "Content")))])
    let app = TestApp(page("Below"), sheet(page("Sheet", content)))
    let first = app.text
    app.screen.compose()
    #expect(app.text == first && first.contains("Content"))
    // So has one that covers the whole terminal, below another.
    let half = BoxElement(placement: .containerRelative(horizontal: ContainerPart(count: 2), vertical: nil))
    let halfWide = node(.box(half), [node(.label(LabelElement(text: "Half")))])
    let cover = node(.sheet(SheetElement(style: .fullScreen)), [halfWide])
    let other = TestApp(page("Below"), cover, sheet(page("Over")))
    let shown = other.text
    other.screen.compose()
    #expect(other.text == shown)
  }

  /// The room that a row gives to its text is what the shown view leaves.
  @Test func aRowBesideANarrowerChoiceHasAllOfItsText() {
    let long = node(.menu(MenuElement(title: String(repeating: "long ", count: 20))))
    let field = node(.textField(TextFieldElement(text: "")))
    let group = node(.stack(StackElement(axis: .horizontal)), [long, field])
    let choice = node(.firstFit(FirstFitElement(axes: [.horizontal, .vertical])), [group, narrow])
    let app = TestApp(page("", list(section("", "", [row("A name of a row", isSelectable: true, choice)]))))
    #expect(app.text.contains("A name of a row") && app.text.contains("Short"), "\(app.text)")
  }

  /// The ideal length of a drawing, 10 points, is not a number of cells: it fits the room that was made for it.
  @Test func aChoiceSettlesInARoomOfWholeCells() {
    let drawing = node(.drawing(DrawingElement(commands: [], size: SceneSize(width: 40, height: 32))))
    let choice = node(.firstFit(FirstFitElement(axes: [.horizontal, .vertical])), [drawing, narrow])
    let app = TestApp(page("", list(section("", "", [row("A name of a row", isSelectable: true, choice)]))))
    let (first, choices) = (app.text, app.screen.measurer.solver.choiceCount)
    app.screen.compose()
    #expect(app.text == first && app.screen.measurer.solver.choiceCount == choices && choices <= 2)
  }

  /// The page that is typed in has a bar for the keyboard, which is found while the frame is drawn.
  @Test func aHeaderIsAsHighAsThePageThatIsTypedIn() {
    let bar = node(.bar(BarElement(placement: .keyboard)), [narrow])
    let inner = page("Inner", bar, node(.textField(TextFieldElement(text: ""))))
    let section = node(.section(SectionElement(rowCount: 1, hasHeaderChild: true)), [inner, row("A row")])
    let app = TestApp(page("", list(section)))
    let first = app.text
    app.screen.measurer.forgetEverything()
    app.screen.compose()
    #expect(app.text == first && first.contains("A row"), "\(first)\n\(app.text)")
  }
}
