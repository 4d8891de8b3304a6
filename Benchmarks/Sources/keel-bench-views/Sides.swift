import Measure

/// One side of a comparison: the preparation before each round, the measured work, and the restoration after it.
@MainActor struct Side<State> {
  var prepare: () -> State
  var work: (State) -> Void
  var restore: (State) -> Void = { _ in }
}

/// Runs both sides alternately, so that the machine's load affects them equally, and prints one line per figure: name,
/// size, median, unit, ratio to the reference. The rounds take about a second in total.
///
/// If a side has been selected, for a profiler, only that side is run.
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
  report(name, size: size, our, to: their)
  Main.measuredCount += 1
}

/// Runs one side repeatedly, and prints one line: name, size, median, unit.
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

/// Runs the closure repeatedly, and prints one line: name, size, median, unit.
@MainActor func measure<Input>(_ name: String, size: Int, prepare: () -> Input, work: (Input) -> Void) {
  let clock = ContinuousClock()
  var taken: [Duration] = []
  let start = clock.now
  while taken.count < 7 || (taken.count < 501 && clock.now - start < .seconds(1)) {
    let input = prepare()
    taken.append(clock.measure { work(input) })
  }
  report(name, size: size, taken)
  Main.measuredCount += 1
}
