internal import Foundation
public import KeelModel
public import Observation

/// The form of a new category, or of one that is edited.
@MainActor @Observable public final class CategoryFormModel: HashableObject, Identifiable {
  /// The category that is edited; `nil` for a new one.
  public let category: Category?
  public var draft: Category
  public private(set) var isSaving = false
  public private(set) var shownProblems: [ActivityProblem] = []
  public private(set) var problem: DoneDoneError?
  @ObservationIgnored private weak var stack: StackModel?
  private let context: WindowContext

  /// The symbols that are offered.
  public static let symbols = Category.symbols

  init(_ category: Category?, in stack: StackModel) {
    self.category = category
    self.stack = stack
    context = stack.context
    let all = stack.context.container.categories.all
    draft = category ?? Category(name: "", color: .teal, position: (all.map(\.position).max() ?? -1) + 1)
  }

  public var words: Words { context.words }

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
      close()
    } catch {
      if case .invalid(let problem) = error { return shownProblems = [problem] }
      problem = error
    }
  }

  public func cancelButtonTapped() { close() }

  private func close() {
    guard let stack, case .categoryForm(let form) = stack.destination, form === self else { return }
    stack.destination = nil
  }
}
