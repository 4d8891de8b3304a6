import KeelModel
import Observation

/// The list in one window. All windows show the items of the same store.
@MainActor @Observable public final class ListModel {
  /// What is open over the list.
  @CasePathable public enum Destination {
    case form(FormModel)
  }

  /// What went wrong last.
  public enum Problem: Hashable, Sendable { case notRead, notSaved }

  public private(set) var items: [Item] = []
  /// True once the items have been read.
  public private(set) var isLoaded = false
  public var searchText = ""
  public var destination: Destination?
  public var problem: Problem?
  private let store: any ItemStoring

  public init(_ store: any ItemStoring) { self.store = store }

  public var openItems: [Item] { items.filter { !$0.isDone && $0.contains(searchText) } }
  public var doneItems: [Item] { items.filter { $0.isDone && $0.contains(searchText) } }

  /// Follows the store until the task is cancelled.
  public func follow() async {
    do {
      for try await items in store.items() {
        self.items = items
        isLoaded = true
      }
    } catch {
      problem = .notRead
    }
  }

  public func addButtonTapped() { open(FormModel(onSave: save)) }

  public func editButtonTapped(_ item: Item) { open(FormModel(item, onSave: save)) }

  public func doneButtonTapped(_ item: Item) async {
    var item = item
    item.isDone.toggle()
    await attempt { try await $0.save(item) }
  }

  public func deleteButtonTapped(_ item: Item) async { await attempt { try await $0.delete(item.id) } }

  private func open(_ form: FormModel) { destination = .form(form) }

  /// Closes the form when the item is saved, so that nothing is lost if it cannot be.
  private func save(_ item: Item) async {
    if await attempt({ try await $0.save(item) }) { destination = nil }
  }

  @discardableResult
  private func attempt(_ work: (any ItemStoring) async throws -> Void) async -> Bool {
    do {
      try await work(store)
      return true
    } catch {
      problem = .notSaved
      return false
    }
  }
}
