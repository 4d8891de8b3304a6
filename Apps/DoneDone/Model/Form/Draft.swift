public import Foundation

/// The content of a form: of an open one, or of one that was left without saving or discarding it.
///
/// That of something stored has its `base`: what was stored when the edit began, by which it is known whether someone
/// else has changed it since. Drafts of older versions have none.
public enum Draft: Hashable, Codable, Sendable, Identifiable {
  case newActivity(ActivityDraft)
  case activity(Activity.ID, ActivityDraft, base: Activity?)
  case newCategory(Category)
  case category(Category, base: Category?)

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
    case .activity(let id, _, _): .activity(id)
    case .newCategory: .newCategory
    case .category(let category, _): .category(category.id)
    }
  }

  var activity: ActivityDraft? {
    switch self {
    case .newActivity(let draft), .activity(_, let draft, _): draft
    case .newCategory, .category: nil
    }
  }

  var category: Category? {
    switch self {
    case .newCategory(let draft), .category(let draft, _): draft
    case .newActivity, .activity: nil
    }
  }

  var baseActivity: Activity? { if case .activity(_, _, let base) = self { base } else { nil } }
  var baseCategory: Category? { if case .category(_, let base) = self { base } else { nil } }

  /// The bytes of the texts.
  var textSize: Int {
    switch self {
    case .newActivity(let draft): draft.textSize
    case .activity(_, let draft, let base): draft.textSize + (base.map { ActivityDraft($0).textSize } ?? 0)
    case .newCategory(let draft): draft.textSize
    case .category(let draft, let base): draft.textSize + (base?.textSize ?? 0)
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

extension ActivityDraft {
  fileprivate var textSize: Int { name.utf8.count + note.utf8.count }
}

extension Category {
  fileprivate var textSize: Int { name.utf8.count + symbol.utf8.count }
}
