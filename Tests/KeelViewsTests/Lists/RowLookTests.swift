import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The looks of rows: background, insets and lines.
@MainActor @Suite(.serialized) struct RowLookTests {
  private func looks<V: View>(_ stage: ViewStage<V>) -> [RowLook] {
    stage.frontEnd.tree.inReadingOrder().compactMap { if case .row(let row) = $0.element { row.look } else { nil } }
  }

  @Test func aRowHasTheBackgroundInsetsAndLinesOfItsModifiers() {
    let stage = ViewStage(
      List {
        Text("plain")
        Text("blue").listRowBackground(Color.blue)
        Text("pale").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.25)))
        Text("clear").listRowBackground(Color.clear)
        Text("tight").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).listRowSeparator(.hidden)
      })
    #expect(
      looks(stage) == [
        RowLook(), RowLook(background: .color(.blue)), RowLook(background: .color(.red, opacity: 0.25)),
        RowLook(background: .color(.background, opacity: 0)),
        RowLook(insets: SceneInsets(top: 1, leading: 2, bottom: 3, trailing: 4), hasSeparators: false),
      ])
  }

  @Test func modifiersAroundACollectionApplyToItsRowsAndInnerOnesTakePrecedence() {
    let stage = ViewStage(
      List {
        ForEach(0..<2) { index in
          if index == 0 { Text("own").listRowBackground(Color.green) } else { Text("shared") }
        }
        .listRowBackground(Color.orange)
      })
    #expect(looks(stage).map(\.background) == [.color(.green), .color(.orange)])
  }

  private struct Changing: View {
    @State var isMarked = false
    var body: some View {
      List {
        Button("Mark") { isMarked = true }
        Text("row").listRowBackground(isMarked ? Color.yellow : nil)
      }
    }
  }

  @Test func aChangedBackgroundIsOneUpdate() throws {
    let stage = ViewStage(Changing())
    let change = stage.change { try? stage.driver.tap("Mark") }
    #expect(looks(stage).last?.background == .color(.yellow) && change.operations.count == 1)
    stage.expectFresh()
  }
}
