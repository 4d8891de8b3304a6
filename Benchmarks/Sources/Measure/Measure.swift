import Glibc

/// The largest value that a figure should have.
public enum Limit: Sendable {
  /// A ratio to the reference.
  case ratio(Double)
  case milliseconds(Double)
}

/// Runs both sides alternately, so that the machine's load affects them equally, and prints one line per figure: name,
/// size, median, unit, ratio to the reference, and the limit with the verdict if there is one.
@MainActor public func compare(
  _ name: String, size: Int, rounds: Int = 200, limit: Limit? = nil, keel: () async throws -> Void,
  reference: () async throws -> Void
) async rethrows {
  let clock = ContinuousClock()
  var ours: [Duration] = []
  var theirs: [Duration] = []
  for _ in 0..<rounds {
    ours.append(try await clock.measure { try await keel() })
    theirs.append(try await clock.measure { try await reference() })
  }
  report(name, size: size, ours, to: theirs, limit: limit)
}

/// Prints the line of a figure: its median, and that of the reference.
public func report(_ name: String, size: Int, _ ours: [Duration], to theirs: [Duration], limit: Limit? = nil) {
  let (our, their) = (median(ours), median(theirs))
  let verdict =
    switch limit {
    case .ratio(let most)?: " limit \(format(most)) \(our / their <= most ? "ok" : "OVER")"
    case .milliseconds(let most)?: " limit \(format(most)) ms \(our <= most * 1000 ? "ok" : "OVER")"
    case nil: ""
    }
  print("\(name) \(size) \(format(our)) us \(format(our / their)) reference \(format(their))\(verdict)")
}

/// Prints the line of a figure without a reference.
public func report(_ name: String, size: Int, _ durations: [Duration]) {
  print("\(name) \(size) \(format(median(durations))) us")
}

/// Names a figure that could not be measured, on standard error. `Benchmarks/run.sh` repeats it and fails.
public func reportMissing(_ name: String, size: Int, _ reason: String) {
  let line = Array("not measured: \(name) \(size): \(reason)\n".utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Returns the median in microseconds.
private func median(_ durations: [Duration]) -> Double {
  let sorted = durations.sorted()
  return sorted[sorted.count / 2] / .microseconds(1)
}

private func format(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
