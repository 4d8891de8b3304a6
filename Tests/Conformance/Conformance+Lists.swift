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
    ]
  }
}
