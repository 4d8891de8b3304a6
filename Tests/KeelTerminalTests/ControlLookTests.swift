import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Looks that a program chooses for texts and buttons.
@MainActor @Suite(.serialized) struct ControlLookTests {
  private func app(_ child: Subtree) -> TestApp {
    TestApp(
      columns: 40, rows: 10, capabilities: TerminalCapabilities(colors: .trueColor),
      page("Page", node(.stack(StackElement(axis: .vertical, alignment: .leading)), [child])))
  }

  private func style(of letter: Character, _ app: TestApp) -> CellStyle? {
    let lines = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (y, line) in lines.enumerated() {
      guard let x = Array(line).firstIndex(of: letter) else { continue }
      return app.screen.pool.style(app.screen.grid[x, y].style)
    }
    return nil
  }

  @Test func aSymbolStandsInAText() {
    let runs = [TextRun("A "), TextRun("", symbol: Symbol("star.fill")), TextRun(" B")]
    let app = app(node(.label(LabelElement(text: "A  B", lineLimit: 0, runs: runs))))
    let sign = TerminalLooks(app.screen.capabilities, languages: .standard).glyphs.symbol("star.fill")
    #expect(!sign.isEmpty && app.text.contains("A \(sign) B"))
  }

  @Test func aPartOfATextHasAColourBehindIt() {
    let yellow = SceneColor.rgb(red: 200, green: 200, blue: 0)
    let app = app(node(.label(LabelElement(text: "AZ", runs: [TextRun("A"), TextRun("Z", background: yellow)]))))
    #expect(style(of: "Z", app)?.background == .rgb(200, 200, 0) && style(of: "A", app)?.background == .default)
  }

  @Test func translucentTextIsMixedWithItsGround() {
    let color = SceneColor.translucent(.rgb(red: 200, green: 0, blue: 0), opacity: 0.5)
    let app = app(node(.label(LabelElement(text: "Zinc", color: color))))
    #expect(style(of: "Z", app)?.foreground == .rgb(100, 0, 0))
  }

  @Test func theTextOfAnEditorHasItsColour() {
    var editor = TextEditorElement(text: "Zinc")
    var look = ControlLook()
    look.foreground = .rgb(red: 200, green: 0, blue: 0)
    editor.look = look
    #expect(style(of: "Z", app(node(.textEditor(editor))))?.foreground == .rgb(200, 0, 0))
  }

  @Test func titlesOfSwitchesAndSteppersHaveTheirColourAndWeight() {
    var look = ControlLook()
    look.foreground = .rgb(red: 200, green: 0, blue: 0)
    look.font = SceneFont(weight: .bold)
    var toggle = ToggleElement(title: "Zinc")
    toggle.look = look
    var stepper = StepperElement(title: "Quartz")
    stepper.look = look
    // The first button has the focus.
    let app = app(
      node(
        .stack(StackElement(axis: .vertical, alignment: .fill)),
        [node(.button(ButtonElement(title: "First"))), node(.toggle(toggle)), node(.stepper(stepper))]))
    for letter in "ZQ" as String {
      #expect(style(of: letter, app)?.foreground == .rgb(200, 0, 0), "\(letter)")
      #expect(style(of: letter, app)?.traits == .bold, "\(letter)")
    }
  }

  @Test func aButtonHasItsColours() {
    var button = ButtonElement(title: "Zinc", style: .prominent)
    var look = ControlLook()
    look.background = .rgb(red: 10, green: 20, blue: 30)
    look.foreground = .rgb(red: 200, green: 210, blue: 220)
    button.look = look
    // The first button has the focus, whose look is the same for all.
    let app = app(
      node(
        .stack(StackElement(axis: .vertical, alignment: .leading)),
        [node(.button(ButtonElement(title: "First"))), node(.button(button))]))
    #expect(style(of: "Z", app) == CellStyle(.rgb(200, 210, 220), on: .rgb(10, 20, 30), .bold))
  }
}
