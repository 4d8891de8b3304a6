/// Lets people ask for rows to be fetched again.
@MainActor @preconcurrency public final class UIRefreshControl: UIControl {
  var onChange: (() -> Void)?
  /// Whether rows are being fetched.
  public private(set) var isRefreshing = false

  /// Shows that rows are being fetched. Sends no event.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    onChange?()
  }

  /// Shows that the rows are there.
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
