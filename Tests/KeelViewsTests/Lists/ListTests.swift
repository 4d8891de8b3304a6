import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// A list creates only the rows near the visible part, and a change sends only its own operations.
@MainActor @Suite(.serialized) struct ListViewTests {
  private struct Page: View {
    let shelf: Shelf
    var body: some View {
      List {
        Section(shelf.title) {
          ForEach(shelf.entries) { EntryRow(entry: $0) }
        }
      }
    }
  }

  @Test(arguments: [1_000, 100_000]) func opensWithAWindowOfRows(count: Int) {
    EntryRow.bodies = 0
    let shelf = Shelf(count)
    let stage = ViewStage(Page(shelf: shelf))
    #expect(EntryRow.bodies < 200)
    #expect(stage.list?.element.rowCount == count)
    #expect(stage.rowTexts.prefix(3) == ["row 0", "row 1", "row 2"])
    #expect(stage.sections.map(\.header) == ["Shelf"])
    stage.expectFresh()
  }

  @Test func oneRowsModelIsOneBodyAndOneOperation() {
    let shelf = Shelf(10_000)
    let stage = ViewStage(Page(shelf: shelf))
    let change = stage.change { shelf.entries[3].text = "changed" }
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    #expect(stage.rowTexts[3] == "changed")
    let equal = stage.change { shelf.entries[3].text = "changed" }
    #expect(equal.bodies == 0)
    #expect(equal.operations.isEmpty)
    let unseen = stage.change { shelf.entries[9_000].text = "unseen" }
    #expect(unseen.bodies == 0)
    #expect(unseen.operations.isEmpty)
    stage.expectFresh()
  }

  @Test func theParentsUnrelatedStateEvaluatesNoRow() {
    let shelf = Shelf(1_000)
    let stage = ViewStage(Page(shelf: shelf))
    EntryRow.bodies = 0
    let change = stage.change { shelf.title = "Other" }
    #expect(EntryRow.bodies == 0)
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    #expect(stage.sections.map(\.header) == ["Other"])
    stage.expectFresh()
  }

  @Test func editsAreTheOperationsThatTheyAre() {
    let shelf = Shelf(20)
    let stage = ViewStage(Page(shelf: shelf))
    let insertion = stage.change { shelf.entries.insert(Entry(100), at: 0) }
    #expect(insertion.operations.filter { if case .insert = $0 { true } else { false } }.count == 1)
    #expect(insertion.operations.allSatisfy { if case .move = $0 { false } else { true } })
    #expect(stage.rowTexts.prefix(2) == ["row 100", "row 0"])
    stage.expectFresh()
    EntryRow.bodies = 0
    let swap = stage.change { shelf.entries.swapAt(2, 5) }
    #expect(swap.operations.count == 2)
    #expect(swap.operations.allSatisfy { if case .move = $0 { true } else { false } })
    #expect(EntryRow.bodies == 0)
    let removal = stage.change { shelf.entries.remove(at: 4) }
    #expect(removal.operations.filter { if case .remove = $0 { true } else { false } }.count == 1)
    stage.expectFresh()
  }

  /// An element that counts the reads of its identity.
  fileprivate struct Asked: Identifiable {
    let number: Int
    @MainActor static var count = 0
    nonisolated var id: Int {
      MainActor.assumeIsolated { Asked.count += 1 }
      return number
    }
  }

  @MainActor @Observable fileprivate final class AskedModel {
    var elements = (0..<10_000).map(Asked.init)
  }

  private struct AskingPage: View {
    let model: AskedModel
    var body: some View {
      List { ForEach(model.elements) { Text(verbatim: "row \($0.number)") } }
    }
  }

  @Test func aSwapWithARowFarAwayLooksOnlyRoundTheWindow() {
    let model = AskedModel()
    let stage = ViewStage(AskingPage(model: model))
    Asked.count = 0
    stage.change { model.elements.swapAt(1, 9_998) }
    #expect(stage.rowTexts.prefix(3) == ["row 0", "row 9998", "row 2"])
    #expect(Asked.count < 1_000)
    stage.expectFresh()
    Asked.count = 0
    stage.change { model.elements.swapAt(1, 9_998) }
    #expect(stage.rowTexts.prefix(3) == ["row 0", "row 1", "row 2"])
    #expect(Asked.count < 1_000)
    stage.change { model.elements.reverse() }
    #expect(stage.rowTexts.prefix(2) == ["row 9999", "row 9998"])
    stage.expectFresh()
  }

  @Test func aRowOfTheWindowKeepsItsControlWhereverItMovesInIt() throws {
    let shelf = Shelf(1_000)
    let stage = ViewStage(Page(shelf: shelf))
    func cells() -> [String: NodeID] {
      var found: [String: NodeID] = [:]
      for node in stage.frontEnd.tree.inReadingOrder() {
        if case .row(let row) = node.element { found[row.text] = node.id }
      }
      return found
    }
    let before = cells()
    EntryRow.bodies = 0
    stage.change {
      shelf.entries.swapAt(0, 60)
      shelf.entries.insert(Entry(5_000), at: 3)
    }
    let after = cells()
    #expect(EntryRow.bodies == 1)
    for number in 0..<60 { #expect(after["row \(number)"] == before["row \(number)"]) }
    stage.expectFresh()
  }

  private struct Marked: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        Text(verbatim: "mark")
      }
    }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.foregroundStyle(.secondary) }
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct ModifiedPage<M: ViewModifier>: View {
    let shelf: Shelf
    let modifier: M
    var body: some View {
      List { ForEach(shelf.entries) { EntryRow(entry: $0).modifier(modifier) } }
    }
  }

  @Test func aCustomModifierKeepsRowsLazy() {
    func bodies(_ modifier: some ViewModifier, rows: Int) -> Int {
      EntryRow.bodies = 0
      let stage = ViewStage(ModifiedPage(shelf: Shelf(1_000), modifier: modifier))
      #expect(stage.list?.element.rowCount == rows)
      stage.expectFresh()
      return EntryRow.bodies
    }
    #expect(bodies(Plain(), rows: 1_000) < 200)
    #expect(bodies(Plain().concat(Plain()), rows: 1_000) < 200)
    #expect(bodies(Marked(), rows: 1_000) < 200)
    #expect(bodies(Doubled(), rows: 2_000) >= 2_000, "an element of two rows is created at once")
    #expect(bodies(Doubled().concat(Plain()), rows: 2_000) >= 2_000)
  }

  @Test func rowsAreCreatedAndRemovedByScrolling() throws {
    let shelf = Shelf(100_000)
    let stage = ViewStage(Page(shelf: shelf))
    EntryRow.bodies = 0
    stage.frontEnd.scroll(try #require(stage.list).id, toRow: 50_000)
    #expect(EntryRow.bodies < 200)
    #expect(stage.rowTexts.contains("row 50010"))
    #expect(!stage.rowTexts.contains("row 0"))
    let gone = stage.change { shelf.entries[0].text = "not seen" }
    #expect(gone.bodies == 0)
    EntryRow.bodies = 0
    let change = stage.change { shelf.entries.insert(Entry(200_000), at: 0) }
    #expect(EntryRow.bodies <= 1)
    #expect(change.operations.count < 6)
    stage.expectFresh()
  }

  // MARK: Static rows, branches, headers

  private struct Mixed: View {
    let shelf: Shelf
    var body: some View {
      List {
        Text(verbatim: "first")
        if shelf.isShown { Text(verbatim: "second") }
        Section {
          ForEach(shelf.entries) { Text(verbatim: $0.text) }
          Text(verbatim: "end")
        } header: {
          Text(verbatim: "Head \(shelf.entries.count)")
        } footer: {
          if shelf.hasFooter { Text(verbatim: "Foot") }
        }
        Text(verbatim: "last")
      }
    }
  }

  @Test func rowsOfAllKindsAreInOrder() {
    let shelf = Shelf(2)
    let stage = ViewStage(Mixed(shelf: shelf))
    #expect(stage.rowTexts == ["first", "second", "row 0", "row 1", "end", "last"])
    #expect(stage.sections.map(\.header) == ["", "Head 2", ""])
    #expect(stage.sections.map(\.footer) == ["", "", ""])
    stage.change {
      shelf.isShown = false
      shelf.hasFooter = true
      shelf.entries.append(Entry(2))
    }
    #expect(stage.rowTexts == ["first", "row 0", "row 1", "row 2", "end", "last"])
    #expect(stage.sections.map(\.header) == ["", "Head 3", ""])
    #expect(stage.sections.map(\.footer) == ["", "Foot", ""])
    stage.expectFresh()
  }

  @Test func aClosureThatReadsAModelIsARowsBody() {
    let shelf = Shelf(100)
    let stage = ViewStage(Mixed(shelf: shelf))
    let change = stage.change { shelf.entries[1].text = "new" }
    #expect(change.bodies == 1)
    #expect(change.operations.count == 1)
    #expect(stage.rowTexts[3] == "new")
  }

  // MARK: State follows rows

  private struct Stateful: View {
    let shelf: Shelf
    var body: some View {
      List(shelf.entries) { entry in StatefulRow(entry: entry) }
    }
  }

  private struct StatefulRow: View {
    let entry: Entry
    @State private var text = ""
    var body: some View {
      HStack {
        Field(name: "field \(entry.id)", text: $text)
        Text(verbatim: "typed \(text)")
      }
    }
  }

  @Test func typedTextFollowsItsRowAndIsRemovedWithIt() throws {
    let shelf = Shelf(10)
    let stage = ViewStage(Stateful(shelf: shelf))
    try stage.driver.type("hello", into: "field 3")
    #expect(stage.texts[3] == "typed hello")
    let field = stage.frontEnd.focused
    stage.change { shelf.entries.insert(shelf.entries.remove(at: 3), at: 0) }
    #expect(stage.texts[0] == "typed hello")
    #expect(stage.frontEnd.focused == field)
    stage.expectFresh()
    let entry = shelf.entries[0]
    stage.change { shelf.entries.remove(at: 0) }
    #expect(!stage.texts.contains("typed hello"))
    #expect(stage.frontEnd.focused == nil)
    stage.change { shelf.entries.insert(entry, at: 0) }
    #expect(stage.texts[0] == "typed ")
    stage.expectFresh()
  }

  @Test func aRowWithTheFocusKeepsItsStateOutOfSight() throws {
    let shelf = Shelf(1_000)
    let stage = ViewStage(Stateful(shelf: shelf))
    try stage.driver.type("kept", into: "field 3")
    let list = try #require(stage.list)
    stage.frontEnd.scroll(list.id, toRow: 800)
    stage.frontEnd.scroll(list.id, toRow: 0)
    #expect(stage.texts[3] == "typed kept")
    stage.expectFresh()
  }

  // MARK: Lifetimes

  @Test func nothingIsKeptOfRowsThatHaveGone() {
    let shelf = Shelf(50)
    weak let gone = shelf.entries[4]
    let stage = ViewStage(Page(shelf: shelf))
    stage.change { shelf.entries.remove(at: 4) }
    #expect(gone == nil)
    weak let first = shelf.entries[0]
    stage.change { shelf.entries = [] }
    #expect(first == nil)
    stage.expectFresh()
  }

  @Test func aListThatGoesTakesItsRowsAlong() {
    struct Host: View {
      let shelf: Shelf
      var body: some View {
        VStack { if shelf.isShown { Page(shelf: shelf) } }
      }
    }
    let shelf = Shelf(50)
    let stage = ViewStage(Host(shelf: shelf))
    EntryRow.bodies = 0
    stage.change { shelf.isShown = false }
    let change = stage.change { shelf.entries[0].text = "nobody" }
    #expect(change.bodies == 0)
    #expect(EntryRow.bodies == 0)
    stage.expectFresh()
  }
}

/// A field that is implemented by the test.
struct Field: UIViewRepresentable {
  let name: String
  @Binding var text: String

  @MainActor final class Coordinator {
    var write: ((String) -> Void)?
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = name
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [weak coordinator] action in
        coordinator?.write?((action.sender as? UITextField)?.text ?? "")
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let text = $text
    context.coordinator.write = { text.wrappedValue = $0 }
    if field.text != self.text { field.text = self.text }
  }
}
