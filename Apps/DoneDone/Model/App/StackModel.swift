public import KeelModel
public import Observation

/// A screen's own stack: its levels, the sheet or alert over them, and what can be undone.
@MainActor @Observable public final class StackModel {
  public let context: WindowContext
  public let screen: AppScreen
  /// The levels above the root.
  public var path: [Level] = []
  public var destination: Destination?
  /// The last deletion, which the user can undo; `nil` if there is none.
  public internal(set) var undo: Undo?
  /// The text of a new activity whose form was left without saving or discarding it.
  public var draft: ActivityDraft?

  /// A sheet or an alert over the stack.
  @CasePathable public enum Destination {
    case activityForm(ActivityFormModel)
    case categoryForm(CategoryFormModel)
    case alert(AlertState<Never>)
  }

  init(_ screen: AppScreen, _ context: WindowContext) {
    self.screen = screen
    self.context = context
  }

  /// The levels as values.
  public var steps: [Step] { path.map(\.step) }

  /// Goes to a place in the stack. The levels that it has in common with the present one, from the root, keep their
  /// models. A form with text stays if it belongs to the place, and is kept as a draft if not.
  public func go(to steps: [Step], sheet: Place.Sheet? = nil) {
    let kept = zip(path, steps).prefix { $0.step == $1 }.count
    let new = path.prefix(kept) + steps.dropFirst(kept).map { Level($0, in: self) }
    if kept < path.count || kept < steps.count { path = Array(new) }
    guard sheet != self.sheet else { return }
    leaveForm()
    switch sheet {
    case .new: newButtonTapped()
    case .edit: if case .activity(let model)? = path.last { model.editButtonTapped() }
    case nil: break
    }
  }

  /// The sheet as a value.
  public var sheet: Place.Sheet? {
    switch destination {
    case .activityForm(let form): form.activity == nil ? .new : .edit
    case .categoryForm(let form): form.category == nil ? .new : .edit
    case .alert, nil: nil
    }
  }

  /// Goes one level deeper.
  public func open(_ step: Step) { path.append(Level(step, in: self)) }

  /// Goes back to the root, from any level.
  public func popToRoot() { path = [] }

  /// The new thing of the place that is shown: a category in the list of categories, an activity elsewhere.
  public func newButtonTapped() {
    if case .categories(let model)? = path.last { return model.newButtonTapped() }
    var draft = draft ?? ActivityDraft(on: newDay, time: context.container.today.time)
    draft.categoryID = draft.categoryID ?? newCategoryID
    present(ActivityFormModel(new: draft, in: self))
  }

  /// The day of a new activity: that of the list that is shown, otherwise today.
  private var newDay: Day {
    if case .list(let list)? = path.last, case .day(let day) = list.scope { return day }
    return context.today
  }

  var isInCategories: Bool { if case .categories? = path.last { true } else { false } }

  private var newCategoryID: Category.ID? {
    if case .list(let list)? = path.last, case .category(let days) = list.scope { return days.categoryID }
    return nil
  }

  func present(_ form: ActivityFormModel) { destination = .activityForm(form) }

  /// Closes the form because the user goes to another place. Text of a new activity is kept.
  private func leaveForm() {
    if case .activityForm(let form) = destination, form.activity == nil, form.hasUnsavedChanges { draft = form.draft }
    destination = nil
  }

  func report(_ error: DoneDoneError) {
    guard error != .cancelled else { return }
    let words = context.words
    destination = .alert(
      AlertState {
        TextState(words[.notDone])
      } actions: {
        ButtonState<Never>(role: .cancel) { TextState(words[.ok]) }
      } message: {
        TextState(words.text(error))
      })
  }
}
