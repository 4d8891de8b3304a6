public import KeelModel
public import Observation

/// The deletions of a window, which can be undone one after the other.
///
/// The undo manager knows their order, and reacts at once. The store takes its time, so that its changes wait for each
/// other here.
@MainActor @Observable public final class UndoHistory {
  /// The manager that the deletions are registered with: that of the window, once it is known.
  public var manager = UndoManager()
  /// True unless the user has dismissed the offer since the last deletion.
  private var isOffered = false
  @ObservationIgnored private let container: DependencyContainer
  @ObservationIgnored private var work: Task<Void, Never>?
  /// Shows an error to the user.
  @ObservationIgnored var report: ((DoneDoneError) -> Void)?

  /// A deletion with what it has deleted the last time: after a redo, that is what others have made of it.
  private final class Entry {
    var deletion: Deletion
    init(_ deletion: Deletion) { self.deletion = deletion }
  }

  init(_ container: DependencyContainer) { self.container = container }

  /// The deletion that is undone next, if the user is offered to do so.
  public var offered: Deletion? {
    guard isOffered else { return nil }
    return (manager.undoActionUserInfoValue(forKey: .deletion) as? Entry)?.deletion
  }

  /// Records a deletion.
  func add(_ deletion: Deletion, _ words: Words) { register(Entry(deletion), words) }

  /// Undoes the last deletion, and waits until it is done.
  func undo() async {
    manager.undo()
    await work?.value
  }

  /// Takes the offer away. The keys that undo still work.
  func dismiss() { isOffered = false }

  private func register(_ entry: Entry, _ words: Words) {
    isOffered = true
    manager.registerUndo(withTarget: self) { $0.restore(entry, words) }
    manager.setActionName(entry.deletion.action(words))
    manager.setActionUserInfoValue(entry, forKey: .deletion)
  }

  private func restore(_ entry: Entry, _ words: Words) {
    manager.registerUndo(withTarget: self) { $0.deleteAgain(entry, words) }
    perform(entry, words) { store throws(DoneDoneError) in
      switch entry.deletion {
      case .activities(let activities): try await store.restore(activities)
      case .category(let deleted): try await store.restore(deleted)
      }
    }
  }

  private func deleteAgain(_ entry: Entry, _ words: Words) {
    isOffered = true
    manager.registerUndo(withTarget: self) { $0.restore(entry, words) }
    perform(nil, words) { store throws(DoneDoneError) in
      switch entry.deletion {
      case .activities(let activities):
        let deleted = try await store.delete(Set(activities.map(\.id)))
        if !deleted.isEmpty { entry.deletion = .activities(deleted) }
      case .category(let deleted):
        if let deleted = try await store.deleteCategory(deleted.category.id) { entry.deletion = .category(deleted) }
      }
    }
  }

  /// Changes the store after the changes before it. If that fails, the entry can be undone again.
  private func perform(
    _ entry: Entry?, _ words: Words,
    _ change: @escaping @MainActor (any ActivityStoring) async throws(DoneDoneError) -> Void
  ) {
    let before = work
    let store = container.store
    work = Task { [weak self] in
      await before?.value
      do throws(DoneDoneError) {
        try await change(store)
      } catch {
        if let entry { self?.register(entry, words) }
        self?.report?(error)
      }
    }
  }
}

extension UndoManager.UserInfoKey {
  fileprivate static let deletion = UndoManager.UserInfoKey("deletion")
}
