public import KeelModel
public import Observation

/// A screen's own stack: its levels, and the sheet or alert over them.
@MainActor @Observable public final class StackModel {
  public let context: WindowContext
  public let screen: AppScreen
  /// The levels above the root.
  public var path: [Level] = [] { didSet { if path != oldValue { stopOpening() } } }
  public var destination: Destination? { didSet { destinationDidChange(from: oldValue) } }
  /// What was typed in forms that were left without saving or discarding it, the latest last.
  public internal(set) var drafts: [Draft] = []
  /// The input of export and import. It is kept while their page is left.
  public var transfer = TransferInput()
  /// The form that opens when what it edits has been read.
  package internal(set) var opening: Draft.ID?
  @ObservationIgnored var openingToken: ObservationToken?

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
  /// models. A form stays if it belongs to the place; what was typed in another one is kept as a draft.
  public func go(to steps: [Step], sheet: Place.Sheet? = nil) {
    let kept = zip(path, steps).prefix { $0.step == $1 }.count
    let new = path.prefix(kept) + steps.dropFirst(kept).map { Level($0, in: self) }
    let isElsewhere = kept < path.count || kept < steps.count
    let open = form
    if isElsewhere { path = Array(new) }
    // The same sheet may be another form in another place.
    if sheet == self.sheet, !isElsewhere || form(of: sheet) == open { return }
    destination = nil
    switch (sheet, form(of: sheet)) {
    case (.new, _): newButtonTapped()
    case (_, let form?): openForm(form)
    case (_, nil): break
    }
  }

  /// The path of a sheet over a level, or over the root if the level is not in the path.
  func address(of sheet: Place.Sheet, over level: Level) -> String {
    let count = path.firstIndex(of: level).map { $0 + 1 } ?? 0
    return Place(screen, path.prefix(count).map(\.step), sheet: sheet).path
  }

  /// Goes one level deeper.
  public func open(_ step: Step) { path.append(Level(step, in: self)) }

  /// Goes back to the root, from any level.
  public func popToRoot() { path = [] }

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
