import KeelControls
import KeelModel
import KeelScene
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Counter {
  var count = 0
  var other = 0
  var isShown = false
  var ids = [1, 2, 3]
}

@MainActor @Observable private final class RowModel: Identifiable {
  nonisolated let id: Int
  var text: String
  init(_ id: Int) {
    self.id = id
    text = "row \(id)"
  }
}

/// A change evaluates only the bodies that read the changed value, and sends only the resulting operations.
@MainActor @Suite(.serialized) struct BodyTests {
  private struct Reader: View {
    let model: Counter
    var body: some View { Caption("count \(model.count)") }
  }

  private struct Parent: View {
    let model: Counter
    var body: some View {
      VStack {
        Caption("other \(model.other)")
        Reader(model: model)
        Fixed(text: "fixed")
      }
    }
  }

  private struct Fixed: View {
    let text: String
    var body: some View { Caption(text) }
  }

  @Test func aChangeEvaluatesOnlyTheBodyThatReadIt() {
    let model = Counter()
    let stage = ViewStage(Parent(model: model))
    #expect(stage.texts == ["other 0", "count 0", "fixed"])
    let change = stage.change { model.count = 1 }
    // The body of the reader, and the caption that it created.
    #expect(change.bodies == 2)
    #expect(change.operations.count == 1)
    #expect(stage.texts == ["other 0", "count 1", "fixed"])
    stage.expectFresh()
  }

  @Test func anUnchangedModelOrValuePassedOnEvaluatesNothingThere() {
    let model = Counter()
    let stage = ViewStage(Parent(model: model))
    let change = stage.change { model.other = 5 }
    #expect(change.bodies == 2)
    #expect(change.operations.count == 1)
  }

  private struct Pressing: View {
    let action: @MainActor @Sendable () -> Void
    var body: some View { Button("Press", action: action) }
  }

  private struct Panel: View {
    let model: Counter
    let action: @MainActor @Sendable () -> Void
    var body: some View {
      Caption("other \(model.other)")
      Pressing(action: action)
    }
  }

  @Test func aViewWithTheSameClosureIsNotEvaluatedWithItsParent() {
    let model = Counter()
    let stage = ViewStage(Panel(model: model) { model.count += 1 })
    let change = stage.change { model.other = 5 }
    // The body of the panel, and the caption that it created.
    #expect(change.bodies == 2)
  }

  /// Plain data whose `==` ignores a part that is shown.
  private struct Square: Equatable {
    let id: Int
    var isOn = false
    static func == (one: Square, other: Square) -> Bool { one.id == other.id }
  }

  private struct Cell: View {
    let square: Square
    var last: Square?
    let tap: (Square) -> Void
    var body: some View {
      Caption(square.isOn ? "on" : "off")
      Caption(last?.isOn ?? false ? "was on" : "was off")
    }
  }

  private struct Tile: View, Equatable {
    let square: Square
    var body: some View { Caption(square.isOn ? "on" : "off") }
  }

  private struct Board: View {
    let model: Counter
    let tap: (Square) -> Void
    var body: some View {
      VStack {
        Cell(square: Square(id: 0, isOn: model.count > 0), last: Square(id: 0, isOn: model.other > 0), tap: tap)
        Tile(square: Square(id: 0, isOn: model.count > 0)).equatable()
      }
    }
  }

  @Test func plainDataInAViewIsComparedByItsPartsAndNotByItsOwnEquality() {
    let model = Counter()
    let stage = ViewStage(Board(model: model) { _ in })
    #expect(stage.texts == ["off", "was off", "off"])
    _ = stage.change { model.count = 1 }
    // The last view asks for its own equality.
    #expect(stage.texts == ["on", "was off", "off"])
    _ = stage.change { model.other = 1 }
    #expect(stage.texts == ["on", "was on", "off"])
    // The body of the board. The equal squares evaluate nothing.
    #expect(stage.change { model.count = 2 }.bodies == 1)
  }

  @Test func anEqualWriteDoesNothing() {
    let model = Counter()
    let stage = ViewStage(Parent(model: model))
    let change = stage.change { model.count = 0 }
    #expect(change.bodies == 0)
    #expect(change.operations.isEmpty)
  }

  @Test func manyChangesOfATurnEvaluateABodyOnce() {
    let model = Counter()
    let stage = ViewStage(Parent(model: model))
    let change = stage.change { for _ in 0..<100 { model.count += 1 } }
    #expect(change.bodies == 2)
    #expect(stage.texts == ["other 0", "count 100", "fixed"])
  }

  // MARK: Structure

  private struct Branches: View {
    let model: Counter
    var body: some View {
      VStack {
        if model.isShown { Caption("yes") } else { Caption("no") }
        if model.isShown { Caption("also") }
        switch model.count {
        case 0: Caption("zero")
        case 1:
          Caption("one")
          Caption("eins")
        default: EmptyView()
        }
      }
    }
  }

  @Test func branchesAreInsertedAndRemovedInPlace() {
    let model = Counter()
    let stage = ViewStage(Branches(model: model))
    #expect(stage.texts == ["no", "zero"])
    stage.change { model.isShown = true }
    #expect(stage.texts == ["yes", "also", "zero"])
    stage.expectFresh()
    stage.change {
      model.isShown = false
      model.count = 1
    }
    #expect(stage.texts == ["no", "one", "eins"])
    stage.change { model.count = 2 }
    #expect(stage.texts == ["no"])
    stage.expectFresh()
  }

  private struct Rows: View {
    let rows: [RowModel]
    var body: some View {
      VStack { ForEach(rows) { RowView(row: $0) } }
    }
  }

  private struct RowView: View {
    let row: RowModel
    @State private var marks = 0
    var body: some View { Caption("\(row.text)\(String(repeating: "!", count: marks))") }
  }

  @Test(arguments: [1_000, 10_000]) func oneRowsModelChangesOneBodyAndOnePatch(count: Int) {
    let rows = (0..<count).map(RowModel.init)
    let stage = ViewStage(Rows(rows: rows))
    let change = stage.change { rows[count / 2].text = "changed" }
    #expect(change.bodies == 2)
    #expect(change.operations.count == 1)
    #expect(stage.texts[count / 2] == "changed")
  }

  @Test func rowsThatMoveKeepTheirControls() {
    let rows = (0..<5).map(RowModel.init)
    let stage = ViewStage(Rows(rows: rows))
    let swap = stage.change { stage.controller?.rootView = Rows(rows: [0, 3, 2, 1, 4].map { rows[$0] }) }
    #expect(swap.operations.allSatisfy { if case .move = $0 { true } else { false } })
    #expect(swap.operations.count == 2)
    #expect(stage.texts == ["row 0", "row 3", "row 2", "row 1", "row 4"])
    let removal = stage.change { stage.controller?.rootView = Rows(rows: [0, 3, 1, 4].map { rows[$0] }) }
    #expect(removal.operations.count == 1)
    let insertion = stage.change { stage.controller?.rootView = Rows(rows: [2, 0, 3, 1, 4].map { rows[$0] }) }
    #expect(insertion.operations.count == 1)
    #expect(stage.texts == ["row 2", "row 0", "row 3", "row 1", "row 4"])
    stage.expectFresh()
  }

  @Test func twoElementsWithOneIdentityAreReported() {
    let reports = RuntimeWarning.withCapture {
      let stage = ViewStage(ForEach([1, 1, 2], id: \.self) { Caption("\($0)") })
      #expect(stage.texts == ["1", "1", "2"])
    }
    #expect(reports.count == 1)
  }

  // MARK: State and identity

  private final class Handle {
    var bump: () -> Void = {}
  }

  private struct Stateful: View {
    let handle: Handle
    var label = ""
    @State private var count = 0
    var body: some View {
      handle.bump = { count += 1 }
      return Caption("\(label)\(count)")
    }
  }

  private struct StatefulParent: View {
    let model: Counter
    let handle: Handle
    var body: some View { Stateful(handle: handle, label: "other \(model.other), ").id(model.ids[0]) }
  }

  @Test func stateOutlivesTheValuesOfItsView() {
    let model = Counter()
    let handle = Handle()
    let stage = ViewStage(StatefulParent(model: model, handle: handle))
    stage.change { handle.bump() }
    stage.change { model.other = 7 }
    #expect(stage.texts == ["other 7, 1"])
  }

  @Test func anotherIdentityBeginsWithFreshState() {
    let model = Counter()
    let handle = Handle()
    let stage = ViewStage(StatefulParent(model: model, handle: handle))
    stage.change { handle.bump() }
    stage.change { model.ids = [9] }
    #expect(stage.texts == ["other 0, 0"])
  }

  private struct Owner: View {
    @State private var name = "Ada"
    let handle: Handle
    var body: some View {
      handle.bump = { name = "Grace" }
      return VStack {
        Caption("static")
        Editor(name: $name)
      }
    }
  }

  private struct Editor: View {
    @Binding var name: String
    var body: some View { Caption(name) }
  }

  @Test func aBindingIsFollowedByTheChildThatReadsIt() {
    let handle = Handle()
    let stage = ViewStage(Owner(handle: handle))
    let change = stage.change { handle.bump() }
    // The editor and its caption: the owner does not read the name.
    #expect(change.bodies == 2)
    #expect(stage.texts == ["static", "Grace"])
  }

  // MARK: Environment

  private struct Reading: View {
    @Environment(\.tone) private var tone
    var body: some View { Caption(tone) }
  }

  private struct Setting: View {
    let model: Counter
    var body: some View {
      VStack {
        Reading()
        Reading().environment(\.tone, "fixed")
        Fixed(text: "bystander")
      }
      .environment(\.tone, "tone \(model.count)")
    }
  }

  @Test func aValueOfTheEnvironmentIsFollowedByThoseThatReadIt() {
    let model = Counter()
    let stage = ViewStage(Setting(model: model))
    #expect(stage.texts == ["tone 0", "fixed", "bystander"])
    let change = stage.change { model.count = 3 }
    // The setter, the reader and its caption.
    #expect(change.bodies == 3)
    #expect(stage.texts == ["tone 3", "fixed", "bystander"])
  }

  private struct ObjectReader: View {
    @Environment(Counter.self) private var counter
    var body: some View { Caption("\(counter.count)") }
  }

  @Test func anObjectOfTheEnvironmentIsFoundByItsType() {
    let model = Counter()
    let stage = ViewStage(ObjectReader().environment(model))
    stage.change { model.count = 4 }
    #expect(stage.texts == ["4"])
  }

  // MARK: Custom modifiers

  private struct Framed: ViewModifier {
    let title: String
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        Caption(title)
        content
      }
    }
  }

  private struct Modified: View {
    let model: Counter
    var body: some View { Caption("count \(model.count)").modifier(Framed(title: "title \(model.other)")) }
  }

  @Test func aCustomModifierKeepsItsContent() {
    let model = Counter()
    let stage = ViewStage(Modified(model: model))
    #expect(stage.texts == ["title 0", "count 0"])
    #expect(stage.change { model.count = 1 }.operations.count == 1)
    #expect(stage.change { model.other = 1 }.operations.count == 1)
    #expect(stage.texts == ["title 1", "count 1"])
    stage.expectFresh()
  }
}

private struct ToneKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}
