public import KeelModel

/// The observations with the lifetime of a view or controller.
@MainActor package final class ObservationStore {
  private var tokens = Few<ObservationToken>()
  private var bound: [AnyHashable: Kept] = [:]

  private struct Kept {
    var ends: [() -> Void]
    /// Called when the program has set a value.
    var valueDidChange: (() -> Void)?
  }

  package init() {}

  package func keep(_ token: ObservationToken) {
    if isConfiguring { configured.append(token) } else { tokens.append(token) }
  }

  /// Runs the configuration of a cell. Observations of the previous configuration are cancelled, because they would
  /// write outdated values.
  package func configure(_ work: () -> Void) {
    for token in configured { token.cancel() }
    configured = Few()
    isConfiguring = true
    work()
    isConfiguring = false
  }
  private var configured = Few<ObservationToken>()
  private var isConfiguring = false

  /// Replaces the observations for a key, after running the closures that end the previous ones.
  package func replace(_ key: AnyHashable, with ends: [() -> Void], valueDidChange: (() -> Void)? = nil) {
    remove(key)
    bound[key] = Kept(ends: ends, valueDidChange: valueDidChange)
  }

  package func remove(_ key: AnyHashable) {
    bound.removeValue(forKey: key)?.ends.forEach { $0() }
  }

  /// Called when the program has set a value that may be bound.
  package func valueDidChange() {
    guard !bound.isEmpty else { return }
    for kept in bound.values { kept.valueDidChange?() }
  }
}

extension UIView {
  /// Runs the closure now, and once per turn after a value that it has read changes, for the lifetime of the view.
  ///
  /// Capture the view weakly, because it holds the closure.
  @discardableResult
  public func observe(
    fileID: StaticString = #fileID, line: UInt = #line, _ apply: @escaping @MainActor () -> Void
  ) -> ObservationToken {
    let token = KeelModel.observe(fileID: fileID, line: line, apply)
    observations.keep(token)
    return token
  }
}

extension UIViewController {
  /// Runs the closure now, and once per turn after a value that it has read changes, for the lifetime of the
  /// controller.
  ///
  /// Capture the controller weakly, because it holds the closure. A page that the closure pushes, presents or places in
  /// a pane loads after the closure has ended, in the same turn. A view that the closure itself loads (`page.view`,
  /// `loadViewIfNeeded()`) loads at once; `withObservationTracking` in its `viewDidLoad` then sees no model of a file
  /// that imports Keel.
  @discardableResult
  public func observe(
    fileID: StaticString = #fileID, line: UInt = #line, _ apply: @escaping @MainActor () -> Void
  ) -> ObservationToken {
    let token = KeelModel.observe(fileID: fileID, line: line, apply)
    observations.keep(token)
    return token
  }
}
