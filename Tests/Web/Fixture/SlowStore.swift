import KeelLoop
import KeelWeb

/// A store that takes a fixed time for each answer, and of which some calls fail.
@MainActor final class SlowStore: SessionStore {
  struct Failure: Error {}

  private let inner: any SessionStore
  private let time: Duration
  private let failing: Int
  private var calls = 0
  private var timers: [Int: LoopToken] = [:]

  /// - Parameter failing: Of that number of calls the last one fails; 0 for none.
  init(_ inner: any SessionStore, milliseconds: Int, failing: Int) {
    self.inner = inner
    time = .milliseconds(milliseconds)
    self.failing = failing
  }

  private func wait() async throws {
    calls += 1
    let number = calls
    await withCheckedContinuation { done in timers[number] = MainLoop.after(time) { done.resume() } }
    timers[number] = nil
    if failing > 0, number.isMultiple(of: failing) { throw Failure() }
  }

  var outlivesProcess: Bool { inner.outlivesProcess }

  func tab(_ digest: String) async throws -> SavedSession? {
    try await wait()
    return try await inner.tab(digest)
  }

  func latestTab(of browser: String, at path: String, except open: Set<String>) async throws -> SavedSession? {
    try await wait()
    return try await inner.latestTab(of: browser, at: path, except: open)
  }

  func hasTabs(of browser: String) async throws -> Bool {
    try await wait()
    return try await inner.hasTabs(of: browser)
  }

  func pairedBrowser(_ digest: String) async throws -> PairedBrowser? {
    try await wait()
    return try await inner.pairedBrowser(digest)
  }

  func pairedBrowsers() async throws -> [String: PairedBrowser] {
    try await wait()
    return try await inner.pairedBrowsers()
  }

  func asset(_ name: String) async throws -> [UInt8]? {
    try await wait()
    return try await inner.asset(name)
  }

  func apply(_ changes: StoreChanges) async throws {
    try await wait()
    try await inner.apply(changes)
  }

  func finish() { inner.finish() }
}
