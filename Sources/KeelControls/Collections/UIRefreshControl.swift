/// A control that lets the user refresh the rows of a list.
@MainActor @preconcurrency public final class UIRefreshControl: UIControl {
  var onChange: (() -> Void)?
  /// A Boolean value that indicates whether refreshing is in progress.
  public private(set) var isRefreshing = false

  /// Shows that refreshing is in progress. Sends no event.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    onChange?()
  }

  /// Shows that refreshing is done.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    onChange?()
  }

  func begin() {
    guard !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
