import Foundation
import KeelModel
import Observation

/// The documents in one window, and the one that is open.
@MainActor @Observable public final class LibraryModel {
  public var searchText = ""
  /// The document that is open.
  public var selection: Document.ID? {
    didSet {
      if selection != oldValue { editor = selection.map { EditorModel($0, in: library, now: now) } }
    }
  }
  /// The document that the user is asked about before it is deleted.
  public var deletion: Document?
  public private(set) var editor: EditorModel?
  private let library: Library
  private let now: @MainActor () -> Date

  /// - Parameter now: The present time.
  public init(_ library: Library, now: @escaping @MainActor () -> Date = { Date() }) {
    self.library = library
    self.now = now
  }

  /// The documents with the words of the search, the latest change first.
  public var documents: [Document] {
    library.value.filter { $0.contains(searchText) }.sorted { $0.edited > $1.edited }
  }
  public var isEmpty: Bool { library.value.isEmpty }
  public var hasProblem: Bool { library.hasProblem }

  public func addButtonTapped() {
    let document = Document(edited: now())
    library.add(document)
    searchText = ""
    selection = document.id
  }

  public func deleteButtonTapped(_ document: Document) { deletion = document }

  public func deletionConfirmed(_ document: Document) {
    if selection == document.id { selection = nil }
    library.delete(document.id)
  }
}
