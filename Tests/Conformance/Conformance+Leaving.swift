import KeelScene

extension Conformance {
  /// Pages of a stack: only the last one is present, and going back is requested.
  static var leaving: [ConformanceCase] {
    let lower = Sketch.button("Lower")
    let upper = Sketch.button("Upper")
    let first = Sketch.screen("First", lower)
    let second = Sketch.screen("Second", upper)
    let stack = Sketch.navigation(first)
    let deep = Sketch.navigation(first, second)
    let bound = Sketch.navigation(first, Sketch.screen("Bound", hidesBack: true, upper))
    let inner = Sketch.navigation(Sketch.screen("Inner One"), Sketch.screen("Inner Two"))
    return [
      ConformanceCase(
        "a page is pushed, shown alone, and left only by the program",
        .show(.root(Sketch.window("", stack))), .expect(.visible("Lower")),
        .show(.change(.insert(second, into: stack.id, at: 1))), .expect(.visible("Second")),
        .expect(.visible("Upper")), .expect(.notVisible("Lower")), .cannot(.activate("Lower")),
        .act(.goBack, sends: [.pop(stack.id, toLevel: 0)]), .expect(.visible("Upper")),
        .show(.change(.remove(second.id, from: stack.id))), .expect(.visible("Lower")),
        .expect(.notVisible("Upper")), .act(.activate("Lower"), sends: [.activate(lower.id)])),
      ConformanceCase(
        "a program that starts deep inside shows its last page", .show(.root(Sketch.window("", deep))),
        .expect(.visible("Upper")), .expect(.notVisible("Lower")), .act(.goBack, sends: [.pop(deep.id, toLevel: 0)])),
      ConformanceCase(
        "the first page has no way back", .show(.root(Sketch.window("", stack))), .cannot(.goBack),
        .expect(.visible("Lower"))),
      ConformanceCase(
        "a page that hides its back button has no way back", .show(.root(Sketch.window("", bound))), .cannot(.goBack),
        .expect(.visible("Upper"))),
      ConformanceCase(
        "going back in a sheet stays in the sheet",
        .show(.root(Sketch.window("", deep, Sketch.sheet(inner)))), .expect(.visible("Inner Two")),
        .act(.goBack, sends: [.pop(inner.id, toLevel: 0)])),
    ]
  }
}
