internal import KeelModel

// Forms, and what was typed in those that were left.

extension StackModel {
  /// The form that is open, or that opens when what it edits has been read.
  public var form: Draft.ID? { destination?.form?.id ?? opening }

  /// The sheet as a value.
  public var sheet: Place.Sheet? {
    switch form {
    case .newActivity, .newCategory: .new
    case .activity: .edit
    case .category(let id): .category(id)
    case nil: nil
    }
  }

  /// The form that a sheet is in this place.
  func form(of sheet: Place.Sheet?) -> Draft.ID? {
    switch sheet {
    case .new: isInCategories ? .newCategory : .newActivity
    case .edit: (path.last?.activity?.id).map { .activity($0) }
    case .category(let id): .category(id)
    case nil: nil
    }
  }

  /// The new thing of the place that is shown: a category in the list of categories, an activity elsewhere.
  public func newButtonTapped() {
    if isInCategories { return openForm(.newCategory) }
    guard destination?.form?.id != .newActivity else { return }
    let form = newForm
    form.draft.categoryID = form.draft.categoryID ?? newCategoryID
    destination = .activityForm(form)
  }

  /// Opens a form with the content that was left in it, unless it is open. A form of something stored opens when that
  /// has been read. If it does not exist, only an edit that was left opens, whose text would be lost otherwise.
  func openForm(_ form: Draft.ID) {
    guard destination?.form?.id != form else { return }
    let draft = draft(of: form)
    switch form {
    case .newActivity:
      destination = .activityForm(newForm)
    case .newCategory:
      destination = .categoryForm(CategoryFormModel(nil, draft: draft?.category, in: self))
    case .activity(let id):
      // The level that shows the activity has read it, or tries again after a problem.
      let level = path.last?.activity
      let model = if let level, level.id == id { level } else { ActivityModel(id, in: self) }
      openForm(form, of: { model.activity }, isMissing: { model.isMissing }, left: draft?.baseActivity) {
        activity, stack in
        .activityForm(
          ActivityFormModel(editing: draft?.baseActivity ?? activity, draft: draft?.activity, in: stack))
      }
    case .category(let id):
      let categories = context.container.categories
      openForm(form, of: { categories.category(id) }, isMissing: { categories.isRead }, left: draft?.baseCategory) {
        category, stack in
        .categoryForm(CategoryFormModel(draft?.baseCategory ?? category, draft: draft?.category, in: stack))
      }
    }
  }

  /// - Parameter base: What an edit began with that was left. It is continued even if that does not exist any more.
  private func openForm<Value>(
    _ form: Draft.ID, of value: @escaping @MainActor () -> Value?, isMissing: @escaping @MainActor () -> Bool,
    left base: Value?, _ make: @escaping @MainActor (Value, StackModel) -> Destination
  ) {
    opening = form
    openingToken = observe { [weak self] in
      let isMissing = isMissing()
      let value = value() ?? (isMissing ? base : nil)
      withoutTracking {
        guard let self, self.opening == form else { return }
        if let value {
          self.destination = make(value, self)
        } else if isMissing {
          self.stopOpening()
        }
      }
    }
    // It may have opened at once.
    if opening == nil { openingToken = nil }
  }

  /// Keeps what was typed in a form that was left in any way but by saving or discarding it.
  func destinationDidChange(from old: Destination?) {
    stopOpening()
    guard let old = old?.form, old !== destination?.form else { return }
    drafts.removeAll { $0.id == old.id }
    if !old.isFinished, old.hasUnsavedChanges { drafts.append(old.content) }
  }

  func stopOpening() {
    if opening != nil { opening = nil }
    openingToken = nil
  }

  /// Closes a form that was saved or discarded, and forgets its content.
  func close(_ form: any FormModel) {
    if destination?.form === form {
      destination = nil
    } else {
      // It was left while it was being saved.
      drafts.removeAll { $0 == form.content }
    }
  }

  /// Shows another activity in place of one that is gone.
  func replace(_ old: Activity.ID, with new: Activity.ID) {
    path = path.map { $0.activity?.id == old ? Level(.activity(new), in: self) : $0 }
  }

  private func draft(of form: Draft.ID) -> Draft? { drafts.first { $0.id == form } }

  /// The form of a new activity, with the content that was left in it.
  private var newForm: ActivityFormModel {
    if let left = draft(of: .newActivity)?.activity { return ActivityFormModel(new: left, in: self) }
    let form = ActivityFormModel(new: newDraft, in: self)
    form.followTimeZone { [weak self] in self?.newDraft }
    return form
  }

  private var newDraft: ActivityDraft { ActivityDraft(on: newDay, time: context.time) }

  /// The day of a new activity: that of the list that is shown, otherwise today.
  private var newDay: Day {
    if case .list(let list)? = path.last, case .day(let day) = list.scope { return day }
    return context.today
  }

  private var newCategoryID: Category.ID? {
    if case .list(let list)? = path.last, case .category(let days) = list.scope { return days.categoryID }
    return nil
  }

  private var isInCategories: Bool { if case .categories? = path.last { true } else { false } }
}

extension StackModel.Destination {
  @MainActor var form: (any FormModel)? {
    switch self {
    case .activityForm(let form): form
    case .categoryForm(let form): form
    case .alert: nil
    }
  }
}
