public import Observation

/// The stored categories, followed for all windows.
@MainActor @Observable public final class CategoryList {
  /// The categories in their order; empty until they have been read.
  public private(set) var all: [Category] = []
  /// True if the categories have been read.
  private(set) var isRead = false
  /// The reason that they cannot be read; `nil` if they can.
  public private(set) var problem: DoneDoneError?
  @ObservationIgnored private let following = Following<[Category]>()
  @ObservationIgnored private let store: any ActivityStoring

  init(_ store: any ActivityStoring) {
    self.store = store
    follow()
  }

  /// Reads the categories again after a problem.
  func retry() { if problem != nil { follow() } }

  /// Returns a category; `nil` for none and for one that has been deleted.
  public func category(_ id: Category.ID?) -> Category? { id.flatMap { id in all.first { $0.id == id } } }

  private func follow() {
    following.follow(store.categories()) { [weak self] result in
      switch result {
      case .success(let categories):
        self?.problem = nil
        self?.all = categories
        self?.isRead = true
      case .failure(let error): self?.problem = error
      }
    }
  }
}
