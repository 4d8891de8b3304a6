import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// After any changes, a list shows the same as a new one.
@MainActor @Suite(.serialized) struct ListFreshTests {
  private struct Page: View {
    let shelf: Shelf
    var body: some View {
      List {
        if shelf.isShown { Text(verbatim: "first") }
        ForEach(shelf.others) { entry in
          Text(verbatim: entry.text)
          if entry.id % 2 == 0 { Text(verbatim: "also \(entry.id)") }
        }
        Section {
          ForEach(shelf.entries) { EntryRow(entry: $0) }
          Text(verbatim: "end")
        } header: {
          Text(verbatim: shelf.title)
        } footer: {
          if shelf.hasFooter { Text(verbatim: "footer") }
        }
        ForEach(shelf.others) { entry in
          Section(entry.text) { ForEach(shelf.entries.prefix(entry.id % 4)) { EntryRow(entry: $0) } }
        }
        if shelf.hasFooter { Text(verbatim: "last") }
      }
    }
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  @Test(arguments: 1...4) func anySequenceOfChangesMatchesAFreshList(seed: UInt64) {
    var random = Random(state: seed)
    let shelf = Shelf(Int.random(in: 0...30, using: &random))
    let stage = ViewStage(Page(shelf: shelf))
    var next = 1_000
    for step in 0..<40 {
      stage.change {
        for _ in 0...Int.random(in: 0...2, using: &random) {
          let count = shelf.entries.count
          switch Int.random(in: 0...9, using: &random) {
          case 0:
            next += 1
            shelf.entries.insert(Entry(next), at: Int.random(in: 0...count, using: &random))
          case 1 where count > 0: shelf.entries.remove(at: Int.random(in: 0..<count, using: &random))
          case 2 where count > 1:
            shelf.entries.swapAt(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
          case 3: shelf.entries.shuffle(using: &random)
          case 4: shelf.isShown.toggle()
          case 5: shelf.hasFooter.toggle()
          case 6:
            next += 1
            shelf.others.append(Entry(next))
          case 7: if !shelf.others.isEmpty { shelf.others.removeFirst() }
          case 8: shelf.title += "."
          default: shelf.entries.randomElement(using: &random)?.text += "'"
          }
        }
      }
      stage.expectFresh("seed \(seed), step \(step)")
      guard step % 4 == 3 else { continue }
      let fresh = ViewStage(Page(shelf: shelf))
      #expect(stage.rows == fresh.rows, "seed \(seed), step \(step)")
      #expect(stage.sections == fresh.sections, "seed \(seed), step \(step)")
    }
  }
}
