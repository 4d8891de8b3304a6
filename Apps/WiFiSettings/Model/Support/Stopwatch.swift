/// Measures the time since an event with an injected clock.
struct Stopwatch {
  let elapsed: () -> Duration

  init(_ clock: any Clock<Duration>) {
    elapsed = clock.stopwatch()
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}

extension Duration {
  /// The elapsed time as `12 seconds` or `3 minutes`, rounded down.
  var spoken: String {
    let seconds = max(components.seconds, 0)
    func count(_ number: Int64, _ unit: String) -> String { "\(number) \(unit)\(number == 1 ? "" : "s")" }
    if seconds < 60 { return count(seconds, "second") }
    if seconds < 3600 { return count(seconds / 60, "minute") }
    return count(seconds / 3600, "hour")
  }
}
