public import Foundation
public import KeelModel
public import Observation

/// The form of a new activity, or of one that is edited.
@MainActor @Observable public final class ActivityFormModel: FormModel, StoredForm, HashableObject, Identifiable {
  /// The form among those of its stack, the same in each run of the program.
  nonisolated public let id: Draft.ID
  /// The activity that is edited; `nil` for a new one.
  public let activity: Activity?
  public var draft: ActivityDraft
  public private(set) var isSaving = false
  /// What must be changed before it can be saved. Shown once the user has tried to save.
  public private(set) var shownProblems: [ActivityProblem] = []
  public var alert: AlertState<FormAnswer>?
  private(set) var isFinished = false
  var base: Activity?
  var theirs: Activity?
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext
  private let newID = UUID()
  @ObservationIgnored private var token: ObservationToken?

  init(new draft: ActivityDraft, in stack: StackModel) {
    id = .newActivity
    activity = nil
    self.draft = draft
    self.stack = stack
    context = stack.context
  }

  /// - Parameter activity: What was stored when the edit began, which may be longer ago than the form is open.
  init(editing activity: Activity, draft: ActivityDraft? = nil, in stack: StackModel) {
    id = .activity(activity.id)
    self.activity = activity
    base = activity
    self.draft = draft ?? ActivityDraft(activity)
    self.stack = stack
    context = stack.context
  }

  /// Updates the day and the time when the time zone of the user changes, unless the user has edited them. A browser
  /// reports its time zone after the form of a link has opened.
  ///
  /// - Parameter clock: Returns a draft with the current day and time.
  func followTimeZone(_ clock: @escaping @MainActor () -> ActivityDraft?) {
    var shown = (draft.day, draft.time)
    token = observe { [weak self, context] in
      _ = context.timeZone
      withoutTracking {
        guard let self, (self.draft.day, self.draft.time) == shown, let now = clock() else { return }
        shown = (now.day, now.time)
        (self.draft.day, self.draft.time) = shown
      }
    }
  }

  var content: Draft { base.map { .activity($0.id, draft, base: $0) } ?? .newActivity(draft) }
  public var words: Words { context.words }
  public var categories: [Category] { context.container.categories.all }

  /// The day and the time as an instant, for date pickers.
  public var date: Date {
    get { draft.day.date(in: context.calendar, time: draft.time) }
    set {
      draft.day = Day(newValue, in: context.calendar)
      draft.time = Day.time(of: newValue, in: context.calendar)
    }
  }

  /// True if leaving the form would lose something that was typed.
  public var hasUnsavedChanges: Bool {
    if let base { return draft != ActivityDraft(base) }
    return !draft.name.isBlank || !draft.note.isBlank
  }

  /// Saves the activity, and closes the form. If someone else has changed or deleted it meanwhile, the user is asked.
  public func saveButtonTapped() async {
    // Without a change there is nothing that could replace the change of someone else.
    if base != nil, !hasUnsavedChanges, !isSaving { return finish() }
    await store(replacing: base)
  }

  /// - Parameter base: What the content replaces, if it is still stored; `nil` for something new.
  func store(replacing base: Activity?) async {
    guard !isSaving else { return }
    let saved = draft.activity(base?.id ?? newID)
    shownProblems = saved.problems
    guard shownProblems.isEmpty else { return }
    isSaving = true
    defer { isSaving = false }
    do throws(DoneDoneError) {
      let conflict: EditConflict<Activity>?
      if let base {
        conflict = try await context.store.save(saved, editing: base)
      } else {
        try await context.store.save([saved])
        conflict = nil
      }
      switch conflict {
      case nil:
        finish()
        if let activity, activity.id != saved.id { stack?.replace(activity.id, with: saved.id) }
      case .deleted: alert = AlertState(deleted: base?.name ?? "", context.words)
      case .changed(let stored): resolve(stored)
      }
    } catch {
      if case .invalid(let problem) = error { return shownProblems = [problem] }
      alert = AlertState(notSaved: error, context.words)
    }
  }

  private func resolve(_ stored: Activity) {
    guard let base else { return }
    theirs = stored
    alert = AlertState(resolving: merge(base, stored), context.words)
  }

  private func merge(_ base: Activity, _ theirs: Activity) -> EditMerge<ActivityDraft> {
    EditMerge(base, mine: draft, theirs: theirs, context.words, categories)
  }

  func merge(with theirs: Activity, preferringMine: Bool) {
    if let base { draft = merge(base, theirs).merged(preferringMine: preferringMine) }
  }

  /// Closes the form, or asks first if something was typed.
  public func cancelButtonTapped() {
    guard hasUnsavedChanges else { return finish() }
    alert = AlertState(discardingWith: context.words)
  }

  /// Answers the question of the alert. The result ends when what the answer stores is stored; `nil` if it is nothing.
  @discardableResult
  public func alertButtonTapped(_ answer: FormAnswer?) -> Task<Void, Never>? { perform(answer) }

  func finish() {
    isFinished = true
    stack?.close(self)
  }
}
