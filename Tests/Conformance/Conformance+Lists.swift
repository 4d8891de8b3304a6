import KeelScene

extension Conformance {
  /// Lists that are longer than their described part.
  static var lists: [ConformanceCase] {
    let rows = (0..<500).map { Sketch.row("Row \($0) of many") }
    let section = Sketch.section("Many", rowCount: 500, rows: Array(rows[..<5]))
    let list = Sketch.list(refresh: .available, section)
    let few = Sketch.list(Sketch.section(rows: Array(rows[..<3])))
    func page(_ list: Subtree) -> Patch { .root(Sketch.window("", Sketch.screen("List", list))) }
    return [
      ConformanceCase(
        "visible rows without a description are requested",
        answer: { event in
          guard case .reveal(list.id, let range) = event, range.upperBound > 5 else { return nil }
          let inserts = (5..<range.upperBound).map { index in
            Patch.Operation.insert(rows[index], into: section.id, at: index)
          }
          return Patch(operations: inserts)
        },
        .show(page(list)), .expect(.visible("Row 0 of many")), .expect(.revealed(list.id, row: 5)),
        .expect(.visible("Row 6 of many")), .act(.activate("Row 1 of many"), sends: [.activate(rows[1].id)])),
      ConformanceCase(
        "looking for a row is left to the program", .show(page(list)), .causes(.find("217"), .find)),
      ConformanceCase(
        "a refreshable list reports a refresh request", .show(page(list)),
        .act(.refresh, sends: [.refresh(list.id)]), .show(page(few)), .cannot(.refresh)),
    ] + [10, 65, 500].map(keysIn)
  }

  /// Whatever its length, arrows lead to every row of a list, past headers and from section to section.
  private static func keysIn(aListOf count: Int) -> ConformanceCase {
    let rows = (0..<count).map { Sketch.row("Row \($0) of \(count)") }
    let button = Sketch.button("Before")
    let list = Sketch.list(Sketch.section("First", rows[0], rows[1]), Sketch.section("Second", rows: Array(rows[2...])))
    let steps: [(Keystroke, Int)] = [
      (.down, 1), (.down, 2), (.up, 1), (.end, count - 1), (.up, count - 2), (.home, 0), (.down, 1), (.down, 2),
      (.down, 3),
    ]
    return ConformanceCase(
      "keys lead to every row of a list of \(count)",
      steps: [
        .show(.root(Sketch.window("", Sketch.screen("List", Sketch.bar(.trailing, button), list)))),
        .act(.reach("Before"), sends: []), .act(.stroke(.tab), sends: []), .expect(.focus(rows[0].id)),
      ]
        + steps.flatMap { key, row -> [ConformanceStep] in
          [.act(.stroke(key), sends: []), .expect(.focus(rows[row].id))]
        } + [
          .act(.stroke(.return), sends: [.activate(rows[3].id)])
        ])
  }
}
