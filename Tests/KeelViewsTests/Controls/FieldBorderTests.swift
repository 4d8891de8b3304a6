import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The borders of fields.
@MainActor @Suite struct FieldBorderTests {
  private struct Page: View {
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Default", text: $text)
        TextField("Plain", text: $text).textFieldStyle(.plain)
        TextField("Round", text: $text).textFieldStyle(.roundedBorder)
        TextField("Square", text: $text).textFieldStyle(.squareBorder)
        SecureField("Secret", text: $text)
        Form {
          TextField("Row", text: $text)
          HStack { TextField("In a row", text: $text) }
        }
      }
      .toolbar { TextField("Bar", text: $text) }
    }
  }

  /// Every field had a border outside of rows, whatever its style.
  @Test func aFieldHasABorderIfItsStyleHasOne() {
    let stage = ViewStage(NavigationStack { Page() })
    var borders: [String: TextFieldElement.Border] = [:]
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .textField(let field) = node.element { borders[field.placeholder] = field.border }
    }
    #expect(borders["Default"] == TextFieldElement.Border.none && borders["Secret"] == TextFieldElement.Border.none)
    #expect(borders["Plain"] == TextFieldElement.Border.none && borders["Square"] == .line)
    // Front ends decide about the looks of rows and bars.
    #expect(borders["Round"] == .automatic && borders["Row"] == .automatic)
    #expect(borders["In a row"] == .automatic && borders["Bar"] == .automatic)
    stage.expectFresh()
  }

  @Test func aFieldOfSeveralLinesHasTheBorderOfItsStyle() {
    struct Page: View {
      @State private var text = ""
      @State private var isRound = false
      var body: some View {
        VStack {
          Button("Round") { isRound = true }
          if isRound {
            field.textFieldStyle(.roundedBorder)
          } else {
            field
          }
        }
      }
      private var field: some View { TextField("Notes", text: $text, axis: .vertical) }
    }
    let stage = ViewStage(Page())
    func border() -> TextFieldElement.Border? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .textEditor(let editor) = node.element { editor.border } else { nil }
      }.first
    }
    #expect(border() == TextFieldElement.Border.none)
    try? stage.driver.tap("Round")
    #expect(border() == .automatic)
  }
}
