public import Foundation

/// The content of a form: of an open one, or of one that was left without saving or discarding it.
public enum Draft: Hashable, Codable, Sendable, Identifiable {
  case newActivity(ActivityDraft)
  case activity(Activity.ID, ActivityDraft)
  case newCategory(Category)
  case category(Category)

  /// The form of a draft. A stack has one draft for each form.
  public enum ID: Hashable, Codable, Sendable {
    case newActivity
    case activity(Activity.ID)
    case newCategory
    case category(Category.ID)

    /// True if the content is not stored yet.
    var isNew: Bool { self == .newActivity || self == .newCategory }
  }

  public var id: ID {
    switch self {
    case .newActivity: .newActivity
    case .activity(let id, _): .activity(id)
    case .newCategory: .newCategory
    case .category(let category): .category(category.id)
    }
  }

  var activity: ActivityDraft? {
    switch self {
    case .newActivity(let draft), .activity(_, let draft): draft
    case .newCategory, .category: nil
    }
  }

  var category: Category? {
    switch self {
    case .newCategory(let draft), .category(let draft): draft
    case .newActivity, .activity: nil
    }
  }

  /// The bytes of the texts.
  var textSize: Int {
    switch self {
    case .newActivity(let draft), .activity(_, let draft): draft.name.utf8.count + draft.note.utf8.count
    case .newCategory(let draft), .category(let draft): draft.name.utf8.count + draft.symbol.utf8.count
    }
  }
}

/// A form, as its stack sees it.
@MainActor protocol FormModel: AnyObject {
  /// The form among those of its stack, the same in each run of the program.
  nonisolated var id: Draft.ID { get }
  var content: Draft { get }
  var hasUnsavedChanges: Bool { get }
  /// True if the content was saved or discarded.
  var isFinished: Bool { get }
}
