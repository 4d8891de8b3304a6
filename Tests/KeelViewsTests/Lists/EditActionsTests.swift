import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A list of a binding is edited without custom closures.
@MainActor @Suite(.serialized) struct EditActionsTests {
  @MainActor @Observable final class Words {
    struct Word: Identifiable, Equatable {
      var id: String
    }
    var all = ["a", "b", "c", "d"].map(Word.init)
    var text: String { all.map(\.id).joined() }
  }

  private struct Page: View {
    @KeelModel.Bindable var words: Words
    let actions: EditActions<[Words.Word]>
    var body: some View { List($words.all, editActions: actions) { $word in Text(verbatim: word.id) } }
  }

  private func row<Content: View>(_ text: String, in stage: ViewStage<Content>) throws -> NodeID {
    try #require(stage.node { if case .row(let row) = $0.element { row.text == text } else { false } })
  }

  @Test func rowsAreTakenOutAndMoved() throws {
    let words = Words()
    let stage = ViewStage(Page(words: words, actions: .all))
    stage.frontEnd.send(.deleteRow(try row("b", in: stage)))
    #expect(words.text == "acd")
    stage.frontEnd.send(.moveRow(try row("d", in: stage), to: 0))
    #expect(words.text == "dac")
    #expect(stage.rowTexts == ["d", "a", "c"])
    stage.expectFresh()
  }

  @Test func actionsThatAreNotOfferedAreNotPerformed() throws {
    let words = Words()
    let stage = ViewStage(Page(words: words, actions: .move))
    stage.frontEnd.send(.deleteRow(try row("b", in: stage)))
    #expect(words.text == "abcd")
    stage.frontEnd.send(.moveRow(try row("a", in: stage), to: 3))
    #expect(words.text == "bcda")
  }

  @Test func aCustomForEachIsEditedToo() throws {
    struct Mixed: View {
      @KeelModel.Bindable var words: Words
      var body: some View {
        List {
          Text(verbatim: "head")
          ForEach($words.all, editActions: .delete) { $word in Text(verbatim: word.id) }
        }
      }
    }
    let words = Words()
    let stage = ViewStage(Mixed(words: words))
    stage.frontEnd.send(.deleteRow(try row("head", in: stage)))
    stage.frontEnd.send(.deleteRow(try row("c", in: stage)))
    #expect(words.text == "abd")
    #expect(stage.rowTexts == ["head", "a", "b", "d"])
    stage.expectFresh()
  }
}
