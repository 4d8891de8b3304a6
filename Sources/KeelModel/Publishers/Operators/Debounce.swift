extension Publishers {
  /// Sends a value when none has come after it for an interval.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Pacing(subscriber, latest: true) { [self] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options,
            action)
        } end: { [self] action in
          scheduler.schedule(options: options, action)
        })
    }
  }

  /// Sends one value an interval at most: the first of each, or the latest.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Read and written by one value at a time, before it is scheduled.
      var next: Context.SchedulerTimeType?
      upstream.subscribe(
        Pacing(subscriber, latest: latest, isRestarting: false) { [self] action in
          let now = scheduler.now
          let due = next.map { Swift.max($0, now) } ?? now
          next = due.advanced(by: interval)
          if due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil, action)
          } else {
            scheduler.schedule(options: nil, action)
          }
        } end: { [self] action in
          scheduler.schedule(options: nil, action)
        })
    }
  }
}

/// The engine of `debounce` and `throttle`: takes all values and keeps one until its time has come.
private final class Pacing<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var demand = Subscribers.Demand.none
  private var waiting: Input?
  private var generation = 0
  /// The end that comes with the value that waits (`throttle`).
  private var completion: Subscribers.Completion<Failure>?
  private let keepsLatest: Bool
  private let isRestarting: Bool
  private let schedule: (@escaping () -> Void) -> Void
  private let scheduleEnd: (@escaping () -> Void) -> Void

  /// - Parameter isRestarting: Whether each value is waited after anew (`debounce`).
  init(
    _ downstream: Downstream, latest: Bool, isRestarting: Bool = true,
    schedule: @escaping (@escaping () -> Void) -> Void, end: @escaping (@escaping () -> Void) -> Void
  ) {
    ends = Ends(downstream)
    keepsLatest = latest
    self.isRestarting = isRestarting
    self.schedule = schedule
    scheduleEnd = end
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock({ ends.take(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (generation, former) = lock { () -> (Int?, Input?) in
      guard ends.downstream != nil else { return (nil, nil) }
      let former = waiting
      if !isRestarting {
        // The end waits with the value before it; and what is not wanted now takes nobody's turn.
        guard completion == nil, former != nil || demand > .none else { return (nil, nil) }
      }
      if former == nil || keepsLatest { waiting = input }
      guard isRestarting || former == nil else { return (nil, former) }
      self.generation += 1
      return (self.generation, former)
    }
    withExtendedLifetime(former) {}
    if let generation { schedule { self.send(generation) } }
    return .none
  }

  private func send(_ generation: Int) {
    let (next, end) = lock { () -> ((Input, Downstream)?, Subscribers.Completion<Failure>?) in
      guard generation == self.generation, let value = waiting, let receiver = ends.downstream else {
        return (nil, nil)
      }
      waiting = nil
      guard demand > .none else { return (nil, completion) }
      demand -= 1
      return ((value, receiver), completion)
    }
    if let (value, receiver) = next { request(receiver.receive(value)) }
    if let end { finish(end) }
  }

  /// As in Combine, a value that waits in `debounce` is lost to the end; in `throttle` it comes before, in its time.
  func receive(completion: Subscribers.Completion<Failure>) {
    let isWaiting = lock {
      if isRestarting { self.generation += 1 }
      guard !isRestarting, waiting != nil else { return false }
      self.completion = self.completion ?? completion
      return true
    }
    if !isWaiting { scheduleEnd { self.finish(completion) } }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    release().ends.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock { self.demand += demand } }

  func cancel() { release().ends.upstream?.cancel() }

  private func release() -> (ends: Ends<Downstream>, waiting: Input?) {
    lock {
      generation += 1
      defer { waiting = nil }
      return (ends.release(), waiting)
    }
  }
}

extension Publisher {
  /// Sends a value when none has come after it for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends one value an interval at most: the first of each, or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
