internal import Foundation
public import KeelModel
public import Observation

/// The form of a new category, or of one that is edited.
@MainActor @Observable public final class CategoryFormModel: FormModel, StoredForm, HashableObject, Identifiable {
  /// The form among those of its stack, the same in each run of the program.
  nonisolated public let id: Draft.ID
  /// The category that is edited; `nil` for a new one.
  public let category: Category?
  public var draft: Category
  public private(set) var isSaving = false
  public private(set) var shownProblems: [ActivityProblem] = []
  public private(set) var problem: DoneDoneError?
  public var alert: AlertState<FormAnswer>?
  private(set) var isFinished = false
  var base: Category?
  var theirs: Category?
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext

  /// The symbols that are offered.
  public static let symbols = Category.symbols

  /// - Parameter category: What was stored when the edit began, which may be longer ago than the form is open; `nil` for a
  ///   new one.
  init(_ category: Category?, draft: Category? = nil, in stack: StackModel) {
    id = category.map { .category($0.id) } ?? .newCategory
    self.category = category
    base = category
    self.stack = stack
    context = stack.context
    let all = stack.context.container.categories.all
    var content =
      draft ?? category ?? Category(name: "", color: .teal, position: (all.map(\.position).max() ?? -1) + 1)
    // The order may have changed since the draft was left.
    if let category { content.position = category.position }
    self.draft = content
  }

  var content: Draft { base.map { .category(draft, base: $0) } ?? .newCategory(draft) }
  public var words: Words { context.words }

  /// True if leaving the form would lose something that was typed.
  public var hasUnsavedChanges: Bool { base.map { $0 != draft } ?? !draft.name.isBlank }

  /// Saves the category, and closes the form. If someone else has changed or deleted it meanwhile, the user is asked.
  public func saveButtonTapped() async {
    // Without a change there is nothing that could replace the change of someone else.
    if base != nil, !hasUnsavedChanges, !isSaving { return finish() }
    await store(replacing: base)
  }

  func store(replacing base: Category?) async {
    guard !isSaving else { return }
    var saved = draft
    saved.name = saved.name.trimmingCharacters(in: .whitespacesAndNewlines)
    shownProblems = saved.problems(among: context.container.categories.all)
    guard shownProblems.isEmpty else { return }
    isSaving = true
    defer { isSaving = false }
    do throws(DoneDoneError) {
      problem = nil
      let conflict: EditConflict<Category>?
      if let base {
        conflict = try await context.store.save(saved, editing: base)
      } else {
        try await context.store.save([saved])
        conflict = nil
      }
      switch conflict {
      case nil: finish()
      case .deleted: alert = AlertState(deleted: base?.name ?? "", context.words)
      case .changed(let stored): resolve(stored)
      }
    } catch {
      if case .invalid(let problem) = error { return shownProblems = [problem] }
      problem = error
    }
  }

  private func resolve(_ stored: Category) {
    guard let base else { return }
    theirs = stored
    alert = AlertState(resolving: EditMerge(base, mine: draft, theirs: stored, context.words), context.words)
  }

  func merge(with theirs: Category, preferringMine: Bool) {
    guard let base else { return }
    draft = EditMerge(base, mine: draft, theirs: theirs, context.words).merged(preferringMine: preferringMine)
  }

  func becomeNew() {
    draft = Category(name: draft.name, color: draft.color, symbol: draft.symbol, position: newPosition)
  }

  /// Closes the form, or asks first if something was typed.
  public func cancelButtonTapped() {
    guard !isSaving else { return }
    guard hasUnsavedChanges else { return finish() }
    alert = AlertState(discardingWith: context.words)
  }

  /// Answers the question of the alert. The result ends when what the answer stores is stored; `nil` if it is nothing.
  @discardableResult
  public func alertButtonTapped(_ answer: FormAnswer?) -> Task<Void, Never>? { perform(answer) }

  private var newPosition: Int { (context.container.categories.all.map(\.position).max() ?? -1) + 1 }

  func finish() {
    isFinished = true
    stack?.close(self)
  }
}
