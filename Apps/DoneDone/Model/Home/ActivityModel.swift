public import Foundation
public import KeelModel
public import Observation

/// The details of an activity.
@MainActor @Observable public final class ActivityModel: HashableObject {
  public let id: Activity.ID
  public let context: WindowContext
  /// The activity; `nil` until it has been read, or if it does not exist.
  public private(set) var activity: Activity?
  /// True if the activity does not exist: it was deleted, or a link was wrong.
  public private(set) var isMissing = false
  public private(set) var problem: DoneDoneError?
  @ObservationIgnored private weak var stack: StackModel?
  @ObservationIgnored private let following = Following<Activity?>()

  init(_ id: Activity.ID, in stack: StackModel) {
    self.id = id
    self.stack = stack
    context = stack.context
    follow()
  }

  public var words: Words { context.words }
  public var category: Category? { context.container.categories.category(activity?.categoryID) }
  public var title: String { activity?.name ?? words[isMissing ? .missingTitle : .activity] }

  /// Opens the form. A link may ask for it before the activity has been read.
  public func editButtonTapped() { stack?.openForm(.activity(id)) }

  /// The path that a tap on *Edit* leads to.
  public var editAddress: String? { stack?.address(of: .edit, over: .activity(self)) }

  /// Deletes the activity and goes back to where it was opened.
  public func deleteButtonTapped() async {
    guard let stack else { return }
    if let index = stack.path.firstIndex(of: .activity(self)) { stack.path.removeSubrange(index...) }
    await stack.delete([id])
  }

  /// Shows the other activities of the same day.
  public func dayTapped() {
    if let activity { stack?.open(.day(activity.day)) }
  }

  /// The path that a tap on the day leads to.
  public var dayAddress: String? {
    guard let stack, let activity else { return nil }
    return Place(stack.screen, stack.steps + [.day(activity.day)]).path
  }

  public func retryButtonTapped() { follow() }

  private func follow() {
    following.follow(context.store.updates(of: id)) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let activity):
        problem = nil
        self.activity = activity
        isMissing = activity == nil
      case .failure(let error): problem = error
      }
    }
  }
}
