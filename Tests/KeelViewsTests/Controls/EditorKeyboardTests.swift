import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The keyboard types of fields with several lines.
@MainActor @Suite(.serialized) struct EditorKeyboardTests {
  private struct Editors: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      VStack {
        TextField("Mail", text: $model.name, axis: .vertical)
        TextEditor(text: $model.name)
      }
      .keyboardType(.emailAddress).submitLabel(model.isOn ? .send : .done)
      .textContentType(model.isOn ? .fullStreetAddress : nil)
    }
  }

  @Test func fieldsOfSeveralLinesHaveAKeyboardToo() {
    let model = Settings()
    let stage = ViewStage(Editors(model: model))
    var editors: [TextEditorElement] {
      stage.elements { if case .textEditor(let editor) = $0 { editor } else { nil } }
    }
    #expect(editors.map(\.contentType) == [.emailAddress, .emailAddress])
    #expect(editors.map(\.returnAction) == [.done, .done])
    stage.change { model.isOn = true }
    #expect(editors.map(\.contentType) == [.address, .address])
    #expect(editors.map(\.returnAction) == [.send, .send])
    stage.expectFresh()
  }
}
