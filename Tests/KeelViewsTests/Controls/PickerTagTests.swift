import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// The values of a picker's options without tags.
@MainActor struct PickerTagTests {
  @MainActor @Observable final class Bill {
    var people = 2
    var size = 2
  }

  private struct Split: View {
    @KeelModel.Bindable var bill: Bill
    var body: some View {
      Picker("People", selection: $bill.people) {
        ForEach(2..<100) { Text("\($0) people") }
      }
      Picker("Size", selection: $bill.size) {
        ForEach(2..<100, id: \.self) { Text("Size \($0)") }
      }
    }
  }

  /// A bill for "4 people" has the value 2: apps written for SwiftUI add the first number themselves.
  @Test func numbersOfARangeAreKnownByTheirOffsets() {
    let bill = Bill()
    let stage = ViewStage(Split(bill: bill))
    #expect(stage.pickers[0].selectedIndex == 2)
    #expect(stage.pickers[0].options[2].title == "4 people")
    let ids = stage.ids { if case .picker = $0 { true } else { false } }
    stage.frontEnd.send(.choose(ids[0], index: 0))
    #expect(bill.people == 0)
    stage.expectFresh()
  }

  @Test func numbersWithAnIdAreKnownByIt() {
    let bill = Bill()
    let stage = ViewStage(Split(bill: bill))
    #expect(stage.pickers[1].selectedIndex == 0)
    let ids = stage.ids { if case .picker = $0 { true } else { false } }
    stage.frontEnd.send(.choose(ids[1], index: 3))
    #expect(bill.size == 5)
    stage.expectFresh()
  }

  private struct Person: Identifiable {
    let id: String
  }
  @MainActor @Observable final class Team { var leader: String? = "b" }
  private struct Leader: View {
    @KeelModel.Bindable var team: Team
    var body: some View {
      Picker("Leader", selection: $team.leader) {
        ForEach([Person(id: "a"), Person(id: "b")]) { Text($0.id) }
      }
    }
  }

  @Test func elementsAreKnownByTheirIdsInAnOptionalSelection() {
    let team = Team()
    let stage = ViewStage(Leader(team: team))
    #expect(stage.pickers[0].selectedIndex == 1)
    let ids = stage.ids { if case .picker = $0 { true } else { false } }
    stage.frontEnd.send(.choose(ids[0], index: 0))
    #expect(team.leader == "a")
  }

  private struct Rows: View {
    @KeelModel.Bindable var bill: Bill
    var body: some View {
      List(5..<9, selection: Binding<Int?>(get: { bill.people }, set: { bill.people = $0 ?? -1 })) {
        Text("Row \($0)")
      }
    }
  }

  @Test func rowsOfARangeAreSelectedByTheirOffsets() throws {
    let stage = ViewStage(Rows(bill: Bill()))
    let selected = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .row(let row) = node.element, row.isSelected { row.text } else { nil }
    }
    #expect(selected == ["Row 7"])
    stage.expectFresh()
  }
}
