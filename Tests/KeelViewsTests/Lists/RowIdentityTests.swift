import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Sections between which elements go, and what is known of the elements.
@MainActor @Observable private final class Shelves {
  var shelves = [["a", "b", "c"], ["d"]]
  var words: [String: String] = ["a": "Apple", "b": "Beetroot", "c": "Carrot", "d": "Date"]
}

/// Rows that are there if something is known of their element: each comes to one control, or to none.
private struct ShelfList: View {
  let shelves: Shelves
  var body: some View {
    List {
      ForEach(Array(shelves.shelves.enumerated()), id: \.offset) { offset, shelf in
        Section("\(offset)") {
          ForEach(shelf, id: \.self) { id in
            ShelfRow(id: id, shelves: shelves)
          }
        }
      }
    }
  }
}

private struct ShelfRow: View {
  let id: String
  let shelves: Shelves
  var body: some View {
    if let words = shelves.words[id] {
      HStack {
        Text(words)
        Text("more")
      }
    }
  }
}

/// A row is its element's, wherever in the list that stands, and however many rows its neighbours come to.
@MainActor @Suite(.serialized) struct RowIdentityTests {
  private func row(_ name: String, _ frontEnd: HeadlessFrontEnd) -> NodeID? {
    Driver(frontEnd).find(role: .row, name: name)?.id
  }

  @Test func aRowOfAnOptionalGoesToAnotherSectionAsItself() throws {
    let shelves = Shelves()
    let stage = ViewStage(ShelfList(shelves: shelves))
    // A neighbour that comes to nothing: rows of such a collection are all there, seen or not.
    stage.change { shelves.words["c"] = nil }
    #expect(!stage.texts.contains("Carrot"))
    let before = try #require(row("Beetroot", stage.frontEnd))
    stage.frontEnd.moveFocus(to: before)
    stage.change { shelves.shelves = [["a", "c"], ["d", "b"]] }
    #expect(row("Beetroot", stage.frontEnd) == before)
    #expect(stage.frontEnd.focused == before)
    stage.expectFresh()
  }

  @Test func rowsStayTheSameAsOneOfThemIsFoundToComeToNothing() throws {
    let shelves = Shelves()
    let stage = ViewStage(ShelfList(shelves: shelves))
    let before = try ["Apple", "Beetroot"].map { try #require(row($0, stage.frontEnd)) }
    stage.change { shelves.words["c"] = nil }
    #expect(["Apple", "Beetroot"].map { row($0, stage.frontEnd) } == before)
    stage.expectFresh()
  }

  @Test func aRowThatIsUnknownForAMomentDoesNotTakeTheOthersAlong() throws {
    let shelves = Shelves()
    let stage = ViewStage(ShelfList(shelves: shelves))
    let before = try #require(row("Apple", stage.frontEnd))
    // Its element goes to the other section while nothing is known of it, as models do in between.
    stage.change {
      shelves.words["b"] = nil
      shelves.shelves = [["c"], ["d", "a", "b"]]
    }
    #expect(row("Apple", stage.frontEnd) == before)
    stage.change { shelves.words["b"] = "Beetroot" }
    #expect(row("Beetroot", stage.frontEnd) != nil && row("Apple", stage.frontEnd) == before)
    stage.expectFresh()
  }
}
