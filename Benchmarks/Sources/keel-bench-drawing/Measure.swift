/// Runs both sides alternately, so that the machine's load affects them equally, and prints one line per figure: name,
/// size, median, unit, ratio to the reference.
@MainActor func compare(
  _ name: String, size: Int, rounds: Int = 200, keel: () async -> Void, reference: () async -> Void
) async {
  let clock = ContinuousClock()
  var ours: [Duration] = []
  var theirs: [Duration] = []
  for _ in 0..<rounds {
    ours.append(await clock.measure { await keel() })
    theirs.append(await clock.measure { await reference() })
  }
  let (our, their) = (median(ours), median(theirs))
  print("\(name) \(size) \(format(our)) us \(format(our / their)) reference \(format(their))")
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
