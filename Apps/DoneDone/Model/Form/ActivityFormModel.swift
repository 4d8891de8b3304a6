public import Foundation
public import KeelModel
public import Observation

/// The form of a new activity, or of one that is edited.
@MainActor @Observable public final class ActivityFormModel: HashableObject, Identifiable {
  /// The activity that is edited; `nil` for a new one.
  public let activity: Activity?
  public var draft: ActivityDraft
  public private(set) var isSaving = false
  /// What must be changed before it can be saved. Shown once the user has tried to save.
  public private(set) var shownProblems: [ActivityProblem] = []
  public var alert: AlertState<AlertAction>?
  private let original: ActivityDraft
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext
  private let newID = UUID()

  public enum AlertAction: Hashable, Sendable { case discard }

  init(new draft: ActivityDraft, in stack: StackModel) {
    activity = nil
    self.draft = draft
    original = ActivityDraft(on: draft.day, time: draft.time)
    self.stack = stack
    context = stack.context
  }

  init(editing activity: Activity, draft: ActivityDraft? = nil, in stack: StackModel) {
    self.activity = activity
    self.draft = draft ?? ActivityDraft(activity)
    original = ActivityDraft(activity)
    self.stack = stack
    context = stack.context
  }

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
      if activity == nil { stack?.draft = nil }
      close()
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
    guard hasUnsavedChanges else { return close() }
    let words = context.words
    alert = AlertState {
      TextState(words[.discardTitle])
    } actions: {
      ButtonState<AlertAction>(role: .cancel) { TextState(words[.keepEditing]) }
      ButtonState<AlertAction>(role: .destructive, action: .discard) { TextState(words[.discard]) }
    } message: {
      TextState(words[.discardMessage])
    }
  }

  public func alertButtonTapped(_ action: AlertAction?) {
    guard action == .discard else { return }
    if activity == nil { stack?.draft = nil }
    close()
  }

  private func close() {
    guard let stack, case .activityForm(let form) = stack.destination, form === self else { return }
    stack.destination = nil
  }
}
