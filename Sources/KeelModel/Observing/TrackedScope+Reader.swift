import Synchronization

extension TrackedScope {
  /// The receiver of a read on this thread.
  enum Reader {
    /// The innermost running scope on this thread.
    case scope(TrackedScope)
    /// No receiver, although a scope runs: see `withoutTracking(_:)`.
    case noReader
    /// No scope runs on this thread.
    case other
  }

  /// The thread on which a scope runs, or 0. Only the main actor writes it, for the length of a synchronous call,
  /// during which it cannot change threads.
  private static let readingThread = Atomic<UInt>(0)

  /// `nonisolated(unsafe)`: written by the main actor alone (`reading(as:)`). Read by the main actor, or by code on the
  /// thread in `readingThread`, that is, code that the main actor calls during `reading(as:)`.
  nonisolated(unsafe) private static var innermost: TrackedScope?
  /// The number of the run of `innermost`. `nonisolated(unsafe)`: as `innermost`.
  nonisolated(unsafe) private static var innermostRun: UInt64 = 0

  static var reader: Reader {
    let thread = readingThread.load(ordering: .relaxed)
    guard thread != 0, thread == currentThread() else { return .other }
    return innermost.map(Reader.scope) ?? .noReader
  }

  /// True if a scope currently records the reads on this thread.
  package static var isReading: Bool {
    if case .scope = reader { true } else { false }
  }

  /// True if an observer or body is running on this thread, even if it does not record the reads.
  package static var isRunning: Bool {
    if case .other = reader { false } else { true }
  }

  /// The run of the scope that runs on this thread, or 0 if there is none or it records nothing.
  static var currentRun: UInt64 {
    let thread = readingThread.load(ordering: .relaxed)
    guard thread != 0, thread == currentThread(), innermost != nil else { return 0 }
    return innermostRun
  }

  /// The `rootOrder` of a scope that is created now, or `nil` if it becomes a root itself.
  @MainActor static var innermostRoot: UInt64? { innermost?.rootOrder }

  @MainActor static var innermostDepth: Int {
    innermost?.depth ?? -1
  }

  /// Runs a closure whose reads are recorded by this scope only. Called on the main actor, or on its thread while a
  /// scope runs there.
  static func reading<Result>(
    as scope: TrackedScope?, run: UInt64 = 0, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (innermost, innermostRun, readingThread.load(ordering: .relaxed))
    innermost = scope
    innermostRun = run
    readingThread.store(currentThread(), ordering: .relaxed)
    defer {
      innermost = outer.0
      innermostRun = outer.1
      readingThread.store(outer.2, ordering: .relaxed)
    }
    return try body()
  }
}

extension TrackedScope {
  /// Work that waits for the end of the outermost run.
  @MainActor private static var waiting: [@MainActor () -> Void] = []

  @MainActor fileprivate static func wait(with work: @escaping @MainActor () -> Void) { waiting.append(work) }

  /// Runs the work that waits, if the outermost run has ended.
  @MainActor static func runWaiting() {
    guard !waiting.isEmpty, !isRunning else { return }
    let due = waiting
    waiting = []
    due.forEach { $0() }
  }
}

/// Runs a closure after the outermost observer or body that is running has ended, at once if there is none.
///
/// The closure keeps the current transaction. Use it for foreign code that may track reads itself (a page that loads):
/// inside a run, the `withObservationTracking` of other code does not see Keel's models.
@MainActor package func afterTracking(_ work: @escaping @MainActor () -> Void) {
  guard TrackedScope.isRunning else { return work() }
  guard let transaction = Transaction.ofThisChange else { return TrackedScope.wait(with: work) }
  TrackedScope.wait { withTransaction(transaction) { work() } }
}

/// Runs a closure whose reads are not recorded by the observer or body around it.
package func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
  guard case .scope = TrackedScope.reader else { return try body() }
  return try TrackedScope.reading(as: nil, body)
}
