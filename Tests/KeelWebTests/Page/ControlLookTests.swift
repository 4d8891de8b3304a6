import Conformance
import KeelScene
import Testing

@testable import KeelWeb

/// Looks that a program chooses for texts, symbols, buttons and fields.
@Suite @MainActor struct ControlLookTests {
  private func html(_ element: Element) -> String { Pages.page(Sketch.node(element)).document(resume: "") }

  @Test func translucentColoursLetThePageShowThrough() {
    let exact = SceneColor.translucent(.rgb(red: 255, green: 0, blue: 0), opacity: 0.25)
    #expect(
      html(.label(LabelElement(text: "a", color: exact)))
        .contains("color:color-mix(in srgb,rgb(255 0 0) 25%,transparent)"))
    #expect(
      html(.label(LabelElement(text: "a", color: .translucent(.red, opacity: 0.5))))
        .contains("color:color-mix(in srgb,var(--red) 50%,transparent)"))
    #expect(
      html(.shape(ShapeElement(kind: .circle, fill: .color(exact))))
        .contains("color-mix(in srgb,rgb(255 0 0) 25%,transparent)"))
  }

  @Test func theTitleOfAWideButtonIsAtItsEdge() {
    func html(_ alignment: SceneAlignment?) -> String {
      var button = ButtonElement(title: "Go")
      var look = ControlLook()
      look.alignment = alignment
      button.look = look
      return self.html(.button(button))
    }
    #expect(html(.trailing).contains("text-align:end;justify-content:end"))
    #expect(html(.leading).contains("text-align:start;justify-content:start"))
    #expect(!html(nil).contains("justify-content"))
  }

  @Test func aPartOfATextHasAColourBehindIt() {
    let label = LabelElement(text: "ab", runs: [TextRun("a"), TextRun("b", background: .yellow)])
    #expect(html(.label(label)).contains("background:var(--yellow)"))
  }

  /// The page referred to symbols that it did not define.
  @Test func symbolsInTextsAndFieldsAreDefined() {
    let label = LabelElement(text: "b", runs: [TextRun("", symbol: Symbol("star.fill")), TextRun("b")])
    var field = TextFieldElement(text: "1")
    field.clearButton = .shown
    for (element, symbol) in [(Element.label(label), "star-fill"), (.textField(field), "xmark-circle-fill")] {
      let page = html(element)
      #expect(page.contains("href=\"#s-\(symbol)\"") && page.contains("id=\"s-\(symbol)\""))
    }
  }

  @Test func aSymbolHasTheSizeOfItsFont() {
    var image = ImageElement(symbol: Symbol("star"))
    var look = PictureLook()
    look.font = SceneFont(style: .largeTitle, size: 64)
    image.look = look
    #expect(html(.image(image)).contains("font-size:4rem"))
  }

  @Test func symbolsAndTextsHaveExactlyTheNamedColour() throws {
    #expect(html(.image(ImageElement(symbol: Symbol("star", color: .yellow)))).contains("c-yellow\""))
    #expect(html(.label(LabelElement(text: "a", color: .yellow))).contains("c-yellow\""))
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains(".c-yellow {color:var(--yellow)}"))
    // The second value has more contrast. Browsers use it only if the user prefers more contrast.
    let parts = sheet.components(of: "--yellow:light-dark(")
    let contrast = try #require(sheet.firstRange(of: "@media (prefers-contrast:more)"))
    #expect(parts == 2 && sheet[contrast.upperBound...].contains("--yellow:light-dark("))
    #expect(sheet[..<contrast.lowerBound].contains("--yellow:light-dark("))
  }

  @Test func theTextOfAControlThatDestroysIsMoreLegibleThanTheNamedColour() {
    var row = RowElement(text: "Forget", isSelectable: true)
    row.textColor = .destructive
    let page = Pages.page(Sketch.list(Sketch.section("", Sketch.node(.row(row))))).document(resume: "")
    #expect(page.contains("c-destructive\""))
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains(".c-destructive {color:var(--destructive)}"))
    #expect(sheet.contains(".btn.destructive {color:var(--destructive)}"))
  }

  /// A text in a control takes the control's colour, unless the program has said that it is black.
  @Test func aTextOnAControlIsBlackOnRequest() {
    func page(_ color: SceneColor) -> String {
      var row = RowElement(isSelectable: true, contentChildCount: 1)
      row.textColor = .tint
      let content = Sketch.node(.label(LabelElement(text: "content", color: color)))
      let button = Sketch.node(.button(ButtonElement(hasLabelChild: true)), [content])
      let list = Sketch.list(Sketch.section("", Sketch.node(.row(row), [content])))
      return Pages.page(Sketch.node(.stack(StackElement()), [button, list])).document(resume: "")
    }
    #expect(page(.label).components(of: "color:var(--label)") == 0)
    #expect(page(.primary).components(of: "color:var(--label)") == 2)
    #expect(page(.label).contains("class=\"own c-tint\""))
  }

  @Test func theSecondTextOfARowIsBlackOnRequest() {
    func page(_ color: SceneColor) -> String {
      var row = RowElement(text: "title", secondaryText: "value")
      row.secondaryColor = color
      return Pages.page(Sketch.list(Sketch.section("", Sketch.node(.row(row))))).document(resume: "")
    }
    #expect(page(.label).contains("color:var(--label)\">value"))
    #expect(!page(.secondaryLabel).contains("color:var(--label"))
  }

  @Test func aSymbolStandsInAText() {
    let runs = [TextRun("A "), TextRun("", symbol: Symbol("star")), TextRun(" B")]
    let page = html(.label(LabelElement(text: "A  B", lineLimit: 0, runs: runs)))
    #expect(page.contains("<span class=\"run\"><svg class=\"sym\""))
  }

  @Test func aButtonHasTheChosenColoursAndCorners() {
    var button = ButtonElement(title: "Buy", style: .prominent)
    button.look = ControlLook()
    #expect(button.look == nil, "nothing has been chosen")
    var look = ControlLook()
    look.background = .orange
    look.foreground = .rgb(red: 0, green: 0, blue: 0)
    look.shape = .capsule
    look.insets = SceneInsets()
    button.look = look
    let page = html(.button(button))
    for part in ["background:var(--orange)", "color:rgb(0 0 0)", "border-radius:100rem", "padding:0"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func aSwitchIsGreenUnlessItHasATint() {
    let plain = Sketch.node(.toggle(ToggleElement(isOn: true, title: "Plain")))
    var tinted = Sketch.node(.toggle(ToggleElement(isOn: true, title: "Tinted")))
    tinted.attributes.tint = .teal
    #expect(Pages.page(plain).document(resume: "").contains("class=\"toggle\""))
    let page = Pages.page(tinted).document(resume: "")
    #expect(page.contains("class=\"toggle tinted\"") && page.contains("--tint:var(--teal)"))
  }

  @Test func titlesOfSwitchesAndSteppersHaveTheirFontAndColour() {
    var look = ControlLook()
    look.font = SceneFont(style: .title1)
    look.foreground = .red
    var toggle = ToggleElement(title: "Plain")
    var stepper = StepperElement(title: "Plain")
    #expect(!html(.toggle(toggle)).contains("color:var") && !html(.stepper(stepper)).contains("color:var"))
    toggle.look = look
    stepper.look = look
    for page in [html(.toggle(toggle)), html(.stepper(stepper))] {
      #expect(page.contains("f-title1") && page.contains("color:var(--red)"))
    }
  }

  @Test func aFieldHasTheChosenFontColoursAndAlignment() {
    var field = TextFieldElement(text: "1", placeholder: "Number")
    var look = ControlLook()
    look.font = SceneFont(style: .title1)
    look.foreground = .red
    look.placeholder = .blue
    look.alignment = .trailing
    field.look = look
    let page = html(.textField(field))
    for part in ["f-title1", "color:var(--red)", "--faint:var(--blue)", "text-align:end"] {
      #expect(page.contains(part), "\(part)")
    }
    var editor = TextEditorElement(text: "1")
    editor.look = look
    for part in ["f-title1", "color:var(--red)", "text-align:end"] {
      #expect(html(.textEditor(editor)).contains(part), "\(part)")
    }
  }
}
