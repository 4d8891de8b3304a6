/// What a window restores after its program has ended in any way: where it was, and what was typed.
public struct Snapshot: Codable, Hashable, Sendable {
  /// The version of the form in which it is stored.
  public static let version = 1

  /// A screen's stack.
  public struct Stack: Codable, Hashable, Sendable {
    public var steps: [Step] = []
    public var sheet: Place.Sheet?
    /// The content of the open form, otherwise the draft that was left.
    public var draft: ActivityDraft?
    public init() {}
  }

  public var selection: AppScreen?
  public var home = Stack()
  public var statistics = Stack()
  public var settings = Stack()
  public var search = ""
  public var period = Period.Kind.week
  public var day: Day?

  public init() {}
}

extension AppModel {
  /// The location and the drafts of the window.
  public var snapshot: Snapshot {
    get {
      var snapshot = Snapshot()
      snapshot.selection = selection
      snapshot.home = home.stack.snapshot
      snapshot.statistics = statistics.stack.snapshot
      snapshot.settings = settings.stack.snapshot
      snapshot.search = home.list.text
      (snapshot.period, snapshot.day) = (statistics.period.kind, statistics.place.day)
      return snapshot
    }
    set {
      selection = newValue.selection
      home.list.text = newValue.search
      statistics.show(newValue.period, containing: newValue.day)
      home.stack.restore(newValue.home)
      statistics.stack.restore(newValue.statistics)
      settings.stack.restore(newValue.settings)
    }
  }
}

extension StackModel {
  fileprivate var snapshot: Snapshot.Stack {
    var snapshot = Snapshot.Stack()
    snapshot.steps = steps
    snapshot.sheet = sheet
    if case .activityForm(let form) = destination { snapshot.draft = form.draft } else { snapshot.draft = draft }
    return snapshot
  }

  fileprivate func restore(_ snapshot: Snapshot.Stack) {
    go(to: snapshot.steps)
    switch snapshot.sheet {
    case .edit:
      if case .activity(let model)? = path.last, let draft = snapshot.draft { model.edit(with: draft) }
    case .new:
      draft = snapshot.draft
      if let draft, !isInCategories {
        // As it was left: the place may have changed under it, and with it the category of a new activity.
        present(ActivityFormModel(new: draft, in: self))
      } else {
        newButtonTapped()
      }
    case nil: draft = snapshot.draft
    }
  }
}
