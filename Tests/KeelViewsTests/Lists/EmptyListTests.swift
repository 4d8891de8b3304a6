import FoundationEssentials
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

private final class EmptyShelf: ObservableObject {
  @Published var books: [Int] = []
}

private struct EmptyShelfView: View {
  @ObservedObject var shelf: EmptyShelf
  var body: some View {
    List { ForEach(shelf.books, id: \.self) { Text("book \($0)") } }
  }
}

/// A list that begins empty. A regression: its first row was lost, because the previous rows were read too late.
@MainActor @Suite(.serialized) struct EmptyListTests {
  @Test func theFirstRowOfAListThatWasEmptyIsShown() {
    let shelf = EmptyShelf()
    let stage = ViewStage(EmptyShelfView(shelf: shelf))
    stage.change { shelf.books = [7] }
    #expect(stage.driver.outline.contains("book 7"))
    stage.change { shelf.books = [] }
    #expect(!stage.driver.outline.contains("book"))
    stage.change { shelf.books = [1, 2] }
    #expect(stage.driver.outline.contains("book 1") && stage.driver.outline.contains("book 2"))
    stage.expectFresh()
  }
}
