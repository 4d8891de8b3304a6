import Foundation
import KeelModel

/// The documents of all windows, which are kept in a file.
///
/// A change is on the disk half a second later. The main actor guards what the store does not.
@MainActor public final class Library: MutableStore<[Document]>, @unchecked Sendable {
  private let file: StateFile<[Document]>?

  /// - Parameter url: The file, which need not exist yet; `nil` keeps nothing, for previews and tests.
  public init(file url: URL? = nil) {
    // A new version of `Document` that older files do not fit raises the version, and has a `StateMigration`.
    file = url.map { StateFile($0, version: 1) }
    super.init(file?.restored ?? [])
    file?.keep(toStore())
  }

  /// True while changes cannot be saved, or if the file could not be read.
  public var hasProblem: Bool { file?.problem != nil }

  /// Saves what has changed now, and waits for the disk.
  public func saveNow() { file?.saveNow() }

  /// A document, unless it has been deleted.
  public subscript(id: Document.ID) -> Document? { value.first { $0.id == id } }

  func add(_ document: Document) { update { $0.append(document) } }

  func change(_ id: Document.ID, _ change: @escaping (inout Document) -> Void) {
    update { documents in
      guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
      change(&documents[index])
    }
  }

  func delete(_ id: Document.ID) { update { $0.removeAll { $0.id == id } } }
}
