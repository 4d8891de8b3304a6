import Foundation
import KeelModel
import Observation

/// Changes a document while the user types. Other windows see each change.
@MainActor @Observable public final class EditorModel: Identifiable {
  public let id: Document.ID
  private let library: Library
  private let now: @MainActor () -> Date

  init(_ id: Document.ID, in library: Library, now: @escaping @MainActor () -> Date) {
    self.id = id
    self.library = library
    self.now = now
  }

  /// True if another window has deleted the document.
  public var isDeleted: Bool { library[id] == nil }

  public var title: String {
    get { library[id]?.title ?? "" }
    set { change { $0.title = newValue } }
  }

  public var text: String {
    get { library[id]?.text ?? "" }
    set { change { $0.text = newValue } }
  }

  public var wordCount: Int { text.split { $0.isWhitespace }.count }

  private func change(_ change: @escaping (inout Document) -> Void) {
    let edited = now()
    library.change(id) {
      change(&$0)
      $0.edited = edited
    }
  }
}
