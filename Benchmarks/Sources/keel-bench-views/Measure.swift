/// One side of a comparison: what is done before each round, what is measured, and what puts all back.
@MainActor struct Side<State> {
  var prepare: () -> State
  var work: (State) -> Void
  var restore: (State) -> Void = { _ in }
}

/// Runs both sides in turns, so that the machine's moods hit them alike, and prints one line a figure:
/// name, size, median, unit, ratio to the reference. The lengths of the rounds add up to about a second.
///
/// Where a side has been chosen, for a profiler's sake, it alone is run.
@MainActor func compare<A, B>(_ name: String, size: Int, ours: Side<A>, theirs: Side<B>) {
  switch Main.chosenSide {
  case "ours": return measure(name, size: size, side: ours)
  case "theirs": return measure(name, size: size, side: theirs)
  default: break
  }
  let clock = ContinuousClock()
  func run<State>(_ side: Side<State>) -> Duration {
    let state = side.prepare()
    let taken = clock.measure { side.work(state) }
    side.restore(state)
    return taken
  }
  _ = (run(ours), run(theirs))
  var our: [Duration] = []
  var their: [Duration] = []
  let start = clock.now
  while our.count < 7 || (our.count < 501 && clock.now - start < .seconds(1)) {
    our.append(run(ours))
    their.append(run(theirs))
  }
  let medians = (median(our), median(their))
  print("\(name) \(size) \(format(medians.0)) us \(format(medians.0 / medians.1)) reference \(format(medians.1))")
}

/// Runs one side often, and prints one line: name, size, median, unit.
@MainActor private func measure<State>(_ name: String, size: Int, side: Side<State>) {
  var last: State?
  measure(name, size: size) {
    if let last { side.restore(last) }
    let state = side.prepare()
    last = state
    return state
  } work: {
    side.work($0)
  }
}

/// Runs the closure often, and prints one line: name, size, median, unit.
@MainActor func measure<Input>(_ name: String, size: Int, prepare: () -> Input, work: (Input) -> Void) {
  let clock = ContinuousClock()
  var taken: [Duration] = []
  let start = clock.now
  while taken.count < 7 || (taken.count < 501 && clock.now - start < .seconds(1)) {
    let input = prepare()
    taken.append(clock.measure { work(input) })
  }
  print("\(name) \(size) \(format(median(taken))) us")
}

/// In microseconds.
private func median(_ durations: [Duration]) -> Double {
  let sorted = durations.sorted()
  return sorted[sorted.count / 2] / .microseconds(1)
}

private func format(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
