import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Elements in sections, and a dictionary that may have no word for an element.
@MainActor @Observable private final class Shelves {
  var shelves = [["a", "b", "c"], ["d"]]
  var words: [String: String] = ["a": "Apple", "b": "Beetroot", "c": "Carrot", "d": "Date"]
}

/// Rows that exist only if their element has a word: each element yields one control, or none.
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

/// A row retains its element's identity, at any position in the list and for any number of rows of its neighbours.
@MainActor @Suite(.serialized) struct RowIdentityTests {
  private func row(_ name: String, _ frontEnd: HeadlessFrontEnd) -> NodeID? {
    Driver(frontEnd).find(role: .row, name: name)?.id
  }

  @Test func aRowOfAnOptionalGoesToAnotherSectionAsItself() throws {
    let shelves = Shelves()
    let stage = ViewStage(ShelfList(shelves: shelves))
    // The neighbour yields no row: then all rows of its collection are created, visible or not.
    stage.change { shelves.words["c"] = nil }
    #expect(!stage.texts.contains("Carrot"))
    let before = try #require(row("Beetroot", stage.frontEnd))
    stage.frontEnd.moveFocus(to: before)
    stage.change { shelves.shelves = [["a", "c"], ["d", "b"]] }
    #expect(row("Beetroot", stage.frontEnd) == before)
    #expect(stage.frontEnd.focused == before)
    stage.expectFresh()
  }

  @Test func rowsStayTheSameWhenAnEmptyOneIsFound() throws {
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
    // The element moves to the other section while it has no word, as in models between two updates.
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
