import KeelModel
import Observation

/// Writes a new item, or changes one.
@MainActor @Observable public final class FormModel: Identifiable {
  public let isNew: Bool
  public var title: String
  public var note: String
  /// True while the item is saved.
  public private(set) var isSaving = false
  private let item: Item
  private let onSave: @MainActor (Item) async -> Void

  /// - Parameter item: The item to change; `nil` for a new one.
  public init(_ item: Item? = nil, onSave: @escaping @MainActor (Item) async -> Void) {
    isNew = item == nil
    self.item = item ?? Item(title: "")
    title = self.item.title
    note = self.item.note
    self.onSave = onSave
  }

  public var canSave: Bool { !isSaving && title.contains { !$0.isWhitespace } }

  public func saveButtonTapped() async {
    guard canSave else { return }
    isSaving = true
    defer { isSaving = false }
    var item = item
    item.title = title
    item.note = note
    await onSave(item)
  }
}
