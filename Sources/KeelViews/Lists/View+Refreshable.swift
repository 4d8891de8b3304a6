import KeelControls
import KeelModel

/// An action that loads the content of a view again.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Runs the action and returns when it is done.
  @MainActor public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that loads the view's content again, or `nil` if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Allows the user to refresh the lists in this view. The task is cancelled when the list is removed.
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}

/// An object that allows the user to refresh a list, one refresh at a time.
@MainActor final class ListRefresher {
  private let control: UICollectionView
  private let refresh = UIRefreshControl()
  private var task: Task<Void, Never>?
  var action: RefreshAction?

  init(_ control: UICollectionView) {
    self.control = control
    refresh.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
    control.refreshControl = refresh
  }

  private func begin() {
    guard let action else { return }
    task = Task { @MainActor [weak self] in
      await action()
      self?.finish()
    }
  }

  private func finish() {
    task = nil
    refresh.endRefreshing()
  }

  func end() {
    task?.cancel()
    task = nil
    if control.refreshControl === refresh { control.refreshControl = nil }
  }
}
