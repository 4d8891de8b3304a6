/// A deletion that can be undone.
public enum Deletion: Hashable, Sendable {
  case activities([Activity])
  case category(DeletedCategory)

  /// What was deleted, in words: `Deleted “Run”`.
  public func title(_ words: Words) -> String { words.deleted(name(words)) }

  /// What was done, in words: `Delete “Run”`.
  func action(_ words: Words) -> String { words.deletion(name(words)) }

  private func name(_ words: Words) -> String {
    switch self {
    case .activities(let activities):
      activities.count == 1 ? activities.first?.name ?? "" : words.activities(activities.count)
    case .category(let deleted): deleted.category.name
    }
  }
}
