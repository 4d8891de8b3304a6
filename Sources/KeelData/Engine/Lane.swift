internal import Dispatch
internal import KeelModel
import Synchronization

/// Runs jobs on a fixed number of sessions, each on a dispatch queue of its own.
///
/// Jobs begin in the order of their arrival. Sessions are opened by the first job that needs them, on their queue. No
/// job blocks a thread of Swift's own pool or the main actor.
final class Lane: Sendable {
  private let capacity: Int
  private let name: String
  private let open: @Sendable () throws -> any Session
  private let onRest: @Sendable () -> Void
  private let state = Mutex(State())

  /// The number of jobs after which `onRest` runs although more are waiting.
  static let longestBurst = 64

  private struct State {
    var waiting = Queue<Job>()
    var waitingChecks = 0
    var idle: [Worker] = []
    var workerCount = 0
    var isClosed = false
    var closing: [CheckedContinuation<Void, Never>] = []

    mutating func append(_ job: Job) {
      waiting.append(job)
      if job.isCheck { waitingChecks += 1 }
    }

    mutating func popFirst() -> Job? {
      let job = waiting.popFirst()
      if job?.isCheck == true { waitingChecks -= 1 }
      return job
    }
  }

  /// Creates a lane without sessions.
  ///
  /// - Parameter onRest: Runs on the queue of a session when no job waits, and after `longestBurst` jobs at the latest.
  init(
    name: String, capacity: Int, open: @escaping @Sendable () throws -> any Session,
    onRest: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.capacity = capacity
    self.open = open
    self.onRest = onRest
  }

  deinit {
    // Workers that are running retain the lane, so all of them are idle. Closing may write, so it happens elsewhere.
    for worker in state.withLock({ $0.idle }) { worker.queue.async { worker.closeSession() } }
  }

  /// The number of jobs that no session has taken, without checks.
  var waitingCount: Int { state.withLock { $0.waiting.count - $0.waitingChecks } }

  /// True while a session works, for tests.
  var isBusy: Bool { state.withLock { $0.idle.count < $0.workerCount } }

  /// Runs a closure on a session and returns its result. Cancelling the task cancels the job.
  nonisolated(nonsending) func perform<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value)
    async throws -> Value
  {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
        let job = Job(
          work: { session in continuation.resume(with: Result { try body(session) }) },
          onRefusal: { continuation.resume(throwing: $0) })
        cancellation.attach(job)
        submit(job)
      }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// Adds a job.
  func submit(_ job: Job) {
    enum Way {
      case run(Worker), wait, refuse
    }
    let way: Way = state.withLock { state in
      if state.isClosed { return .refuse }
      if let worker = state.idle.popLast() { return .run(worker) }
      guard state.workerCount < capacity else {
        state.append(job)
        return .wait
      }
      state.workerCount += 1
      return .run(Worker(name: name))
    }
    switch way {
    case .run(let worker): worker.queue.async { self.run(job, on: worker) }
    case .wait: break
    case .refuse: job.refuse(DataError.closed)
    }
  }

  /// Runs a job and those that wait after it.
  private func run(_ first: Job, on worker: Worker) {
    var next: Job? = first
    var burst = 0
    while let job = next {
      do {
        job.run(on: try worker.session(open))
      } catch {
        job.refuse(error)
      }
      burst += 1
      next = state.withLock { $0.popFirst() }
      if next == nil || burst % Lane.longestBurst == 0 { onRest() }
      if next == nil {
        // A job may have arrived while the lane rested.
        next = state.withLock { state in
          if let job = state.popFirst() { return job }
          state.idle.append(worker)
          return nil
        }
      }
    }
    closeIfDone()
  }

  /// Lets all jobs end, closes the sessions, and refuses further jobs.
  func close() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.isClosed = true
        state.closing.append(continuation)
      }
      closeIfDone()
    }
  }

  private func closeIfDone() {
    let (workers, continuations) = state.withLock { state -> ([Worker], [CheckedContinuation<Void, Never>]) in
      guard state.isClosed, state.idle.count == state.workerCount else { return ([], []) }
      defer { (state.idle, state.workerCount, state.closing) = ([], 0, []) }
      return (state.idle, state.closing)
    }
    let group = DispatchGroup()
    for worker in workers { worker.queue.async(group: group) { worker.closeSession() } }
    guard !continuations.isEmpty else { return }
    group.notify(queue: .global()) {
      for continuation in continuations { continuation.resume() }
    }
  }
}

/// A session and its queue.
///
/// `@unchecked Sendable`: the session is used only on the queue.
private final class Worker: @unchecked Sendable {
  let queue: DispatchQueue
  private var opened: (any Session)?

  init(name: String) { queue = DispatchQueue(label: name) }

  func session(_ open: () throws -> any Session) throws -> any Session {
    if let opened { return opened }
    let session = try open()
    opened = session
    return session
  }

  func closeSession() {
    opened?.close()
    opened = nil
  }
}

/// Cancels a job, also one that is attached later.
private final class Cancellation: Sendable {
  private let state = Mutex<(job: Job?, isCancelled: Bool)>((nil, false))

  func attach(_ job: Job) {
    let isLate = state.withLock { state in
      state.job = job
      return state.isCancelled
    }
    if isLate { job.cancel() }
  }

  func cancel() {
    let job = state.withLock { state in
      state.isCancelled = true
      return state.job
    }
    job?.cancel()
  }
}
