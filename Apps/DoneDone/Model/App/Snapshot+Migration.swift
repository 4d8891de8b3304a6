public import KeelModel

extension Snapshot {
  /// The steps from older versions.
  public static let migrations = [StateMigration(from: 1) { (old: SnapshotOfVersion1) in Snapshot(old) }]

  private init(_ old: SnapshotOfVersion1) {
    selection = old.selection
    home = Stack(old.home)
    statistics = Stack(old.statistics)
    settings = Stack(old.settings)
    (search, period, day) = (old.search, old.period, old.day)
  }
}

extension Snapshot.Stack {
  fileprivate init(_ old: SnapshotOfVersion1.Stack) {
    steps = old.steps
    switch (old.sheet, steps.last) {
    case (.edit, .activity(let id)?):
      form = .activity(id)
      if let draft = old.draft { drafts = [.activity(id, draft, base: nil)] }
    case (let sheet, let last):
      // The content of a category's form was not kept.
      if sheet == .new { form = last == .categories ? .newCategory : .newActivity }
      if let draft = old.draft { drafts = [.newActivity(draft)] }
    }
  }
}

/// The form of version 1, which kept no categories, and of a stack one draft.
struct SnapshotOfVersion1: Decodable, Sendable {
  enum Sheet: String, Decodable, Sendable { case new, edit }

  struct Stack: Decodable, Sendable {
    var steps: [Step]
    var sheet: Sheet?
    var draft: ActivityDraft?
  }

  var selection: AppScreen?
  var home: Stack
  var statistics: Stack
  var settings: Stack
  var search: String
  var period: Period.Kind
  var day: Day?
}
