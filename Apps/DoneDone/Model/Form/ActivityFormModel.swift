public import Foundation
public import KeelModel
public import Observation

/// The form of a new activity, or of one that is edited.
@MainActor @Observable public final class ActivityFormModel: FormModel, HashableObject, Identifiable {
  /// The form among those of its stack, the same in each run of the program.
  nonisolated public let id: Draft.ID
  /// The activity that is edited; `nil` for a new one.
  public let activity: Activity?
  public var draft: ActivityDraft
  public private(set) var isSaving = false
  /// What must be changed before it can be saved. Shown once the user has tried to save.
  public private(set) var shownProblems: [ActivityProblem] = []
  public var alert: AlertState<AlertAction>?
  private(set) var isFinished = false
  private let original: ActivityDraft
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext
  private let newID = UUID()

  public enum AlertAction: Hashable, Sendable { case discard }

  init(new draft: ActivityDraft, in stack: StackModel) {
    id = .newActivity
    activity = nil
    self.draft = draft
    original = ActivityDraft(on: draft.day, time: draft.time)
    self.stack = stack
    context = stack.context
  }

  init(editing activity: Activity, draft: ActivityDraft? = nil, in stack: StackModel) {
    id = .activity(activity.id)
    self.activity = activity
    self.draft = draft ?? ActivityDraft(activity)
    original = ActivityDraft(activity)
    self.stack = stack
    context = stack.context
  }

  var content: Draft { activity.map { .activity($0.id, draft) } ?? .newActivity(draft) }
  public var words: Words { context.words }
  public var categories: [Category] { context.container.categories.all }

  /// The day and the time as an instant, for date pickers.
  public var date: Date {
    get { draft.day.date(in: context.container.today.calendar, time: draft.time) }
    set {
      draft.day = Day(newValue, in: context.container.today.calendar)
      draft.time = Day.time(of: newValue, in: context.container.today.calendar)
    }
  }

  /// True if leaving the form would lose something that was typed.
  public var hasUnsavedChanges: Bool {
    if activity != nil { return draft != original }
    return !draft.name.isBlank || !draft.note.isBlank
  }

  /// Saves the activity, and closes the form.
  public func saveButtonTapped() async {
    guard !isSaving else { return }
    let saved = draft.activity(activity?.id ?? newID)
    shownProblems = saved.problems
    guard shownProblems.isEmpty else { return }
    isSaving = true
    defer { isSaving = false }
    do throws(DoneDoneError) {
      try await context.store.save([saved])
      finish()
    } catch {
      if case .invalid(let problem) = error { return shownProblems = [problem] }
      let words = context.words
      alert = AlertState {
        TextState(words[.notSaved])
      } actions: {
        ButtonState<AlertAction>(role: .cancel) { TextState(words[.ok]) }
      } message: {
        TextState(words.text(error))
      }
    }
  }

  /// Closes the form, or asks first if something was typed.
  public func cancelButtonTapped() {
    guard hasUnsavedChanges else { return finish() }
    alert = AlertState(discardingWith: context.words, .discard)
  }

  public func alertButtonTapped(_ action: AlertAction?) {
    if action == .discard { finish() }
  }

  private func finish() {
    isFinished = true
    stack?.close(self)
  }
}

extension AlertState {
  /// The question before what was typed is discarded.
  init(discardingWith words: Words, _ discard: Action) {
    self.init {
      TextState(words[.discardTitle])
    } actions: {
      ButtonState<Action>(role: .cancel) { TextState(words[.keepEditing]) }
      ButtonState<Action>(role: .destructive, action: discard) { TextState(words[.discard]) }
    } message: {
      TextState(words[.discardMessage])
    }
  }
}
