import Foundation
import NewAppModel
import Testing

/// What is kept, and found again by the next start.
@MainActor @Suite struct LibraryTests {
  @Test func documentsAreFoundAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "documents.json")
    write("Harbour", in: file)
    let model = LibraryModel(Library(file: file))
    #expect(model.documents.map(\.title) == ["Harbour"])
    #expect(!model.hasProblem)
  }

  /// A program that writes a document and ends.
  private func write(_ title: String, in file: URL) {
    let library = Library(file: file)
    let model = LibraryModel(library)
    model.addButtonTapped()
    model.editor?.title = title
    library.saveNow()
  }

  @Test func theLatestChangeIsFirstAndTheSearchFindsTexts() throws {
    var time = Date(timeIntervalSince1970: 0)
    let model = LibraryModel(Library()) {
      time += 1
      return time
    }
    for title in ["One", "Two"] {
      model.addButtonTapped()
      model.editor?.title = title
    }
    model.selection = model.documents.last?.id
    model.editor?.text = "A lighthouse"
    #expect(model.documents.map(\.title) == ["One", "Two"])
    model.searchText = "LIGHT"
    #expect(model.documents.map(\.title) == ["One"])
  }
}
