internal import Foundation
public import KeelModel
public import Observation

/// The form of a new category, or of one that is edited.
@MainActor @Observable public final class CategoryFormModel: FormModel, HashableObject, Identifiable {
  /// The form among those of its stack, the same in each run of the program.
  nonisolated public let id: Draft.ID
  /// The category that is edited; `nil` for a new one.
  public let category: Category?
  public var draft: Category
  public private(set) var isSaving = false
  public private(set) var shownProblems: [ActivityProblem] = []
  public private(set) var problem: DoneDoneError?
  public var alert: AlertState<AlertAction>?
  private(set) var isFinished = false
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext

  public enum AlertAction: Hashable, Sendable { case discard }

  /// The symbols that are offered.
  public static let symbols = Category.symbols

  init(_ category: Category?, draft: Category? = nil, in stack: StackModel) {
    id = category.map { .category($0.id) } ?? .newCategory
    self.category = category
    self.stack = stack
    context = stack.context
    let all = stack.context.container.categories.all
    var content =
      draft ?? category ?? Category(name: "", color: .teal, position: (all.map(\.position).max() ?? -1) + 1)
    // The order may have changed since the draft was left.
    if let category { content.position = category.position }
    self.draft = content
  }

  var content: Draft { category == nil ? .newCategory(draft) : .category(draft) }
  public var words: Words { context.words }

  /// True if leaving the form would lose something that was typed.
  public var hasUnsavedChanges: Bool { category.map { $0 != draft } ?? !draft.name.isBlank }

  /// Saves the category, and closes the form.
  public func saveButtonTapped() async {
    guard !isSaving else { return }
    var saved = draft
    saved.name = saved.name.trimmingCharacters(in: .whitespacesAndNewlines)
    shownProblems = saved.problems(among: context.container.categories.all)
    guard shownProblems.isEmpty else { return }
    isSaving = true
    defer { isSaving = false }
    do throws(DoneDoneError) {
      problem = nil
      try await context.store.save([saved])
      finish()
    } catch {
      if case .invalid(let problem) = error { return shownProblems = [problem] }
      problem = error
    }
  }

  /// Closes the form, or asks first if something was typed.
  public func cancelButtonTapped() {
    guard !isSaving else { return }
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
