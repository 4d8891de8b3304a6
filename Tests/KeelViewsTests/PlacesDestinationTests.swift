import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Pages that state presents or pushes.
@MainActor @Suite(.serialized) struct PlacesDestinationTests {
  let model = PlaceModel()
  let journal = PlaceJournal()

  private struct App: View {
    @Bindable var model: PlaceModel
    let journal: PlaceJournal
    var body: some View {
      NavigationStack {
        Caption("root").navigationTitle("A")
          .sheet(item: $model.spot.sheet, onDismiss: { journal.write("sheet left") }) { thing in
            Caption("sheet \(thing.text)").navigationTitle("S\(thing.id)")
          }
          .navigationDestination(item: $model.spot.push) { thing in
            Caption("pushed").navigationTitle("P\(thing.id)")
          }
          .sheet(isPresented: $model.spot.connect) { Caption("connect").navigationTitle("C") }
          .alert("Q", isPresented: Binding($model.spot.alert), presenting: model.spot?.asked) { thing in
            Answer(title: "OK", style: .cancel)
            Answer(title: "Next") { model.spot = .sheet(Thing(id: thing.id + 1)) }
          }
      }
    }
  }

  @Test(arguments: [
    (Spot.sheet(Thing(id: 1)), "A [S1]"), (.alert(Thing(id: 1)), "A !Q"), (.push(Thing(id: 1)), "A P1"),
    (.connect, "A [C]"),
  ])
  func stateBeforeTheFirstFrameIsInTheFirstPatch(spot: Spot, pages: String) {
    model.spot = spot
    let stage = ViewStage(App(model: model, journal: journal))
    #expect(stage.pages == pages)
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func casesOfOneEnumTakeTurns() {
    let stage = ViewStage(App(model: model, journal: journal))
    for (spot, pages) in [
      (Spot.sheet(Thing(id: 1)), "A [S1]"), (.alert(Thing(id: 2)), "A !Q"), (.push(Thing(id: 3)), "A P3"),
      (.sheet(Thing(id: 4)), "A [S4]"), (.connect, "A [C]"), (.push(Thing(id: 5)), "A P5"),
      (.alert(Thing(id: 6)), "A !Q"), (.flag, "A"), (.alert(Thing(id: 7)), "A !Q"),
    ] {
      stage.change { model.spot = spot }
      #expect(stage.pages == pages)
      #expect(stage.frontEnd.log.patchCount <= 1)
      #expect(model.spot == spot)
      stage.expectFresh()
    }
    stage.change { model.spot = nil }
    #expect(stage.pages == "A")
  }

  @Test func anotherIdentityDismissesAndPresentsAgainAndTheSameOneFollows() {
    let stage = ViewStage(App(model: model, journal: journal))
    func top() -> NodeID? { stage.node { if case .sheet = $0.element { true } else { false } } }
    stage.change { model.spot = .sheet(Thing(id: 1)) }
    let first = top()
    stage.change { model.spot = .sheet(Thing(id: 1, text: "changed")) }
    #expect(top() == first)
    #expect(stage.texts.contains("sheet changed"))
    #expect(journal.lines.isEmpty)
    stage.change { model.spot = .sheet(Thing(id: 2)) }
    #expect(stage.pages == "A [S2]")
    #expect(top() != first)
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(journal.take() == ["sheet left"])
    stage.change { model.spot = .push(Thing(id: 1)) }
    stage.change { model.spot = .push(Thing(id: 2)) }
    #expect(stage.pages == "A P2")
  }

  private struct Counted: View {
    @Bindable var model: PlaceModel
    let journal: PlaceJournal
    var refuses: @MainActor () -> Bool = { false }
    var body: some View {
      NavigationStack {
        Caption("root").navigationTitle("A")
          .sheet(
            item: model.counted("thing", $model.thing, refuses: refuses), onDismiss: { journal.write("left") }
          ) { thing in
            LeavingPage(name: "S\(thing.id)")
          }
          .navigationDestination(item: model.counted("other", $model.other, refuses: refuses)) { thing in
            LeavingPage(name: "P\(thing.id)")
          }
      }
    }
  }

  @Test func eachDismissalWritesTheBindingOnceAndNotifiesOnce() throws {
    let stage = ViewStage(Counted(model: model, journal: journal))
    func show() {
      stage.change { model.thing = Thing(id: 1) }
      #expect(stage.pages == "A [S1]")
      #expect(journal.take().isEmpty)
    }
    show()
    stage.dismissTop()
    #expect(model.thing == nil)
    #expect(model.takeWrites() == ["thing"])
    #expect(journal.take() == ["left"])
    show()
    stage.change { model.thing = nil }
    #expect(model.takeWrites().isEmpty)
    #expect(journal.take() == ["left"])
    show()
    try stage.driver.tap("Leave S1 true")
    #expect(stage.pages == "A")
    #expect(model.thing == nil)
    #expect(model.takeWrites() == ["thing"])
    #expect(journal.take() == ["left"])
    show()
    stage.change { stage.controller?.dismiss(animated: true) }
    #expect(model.thing == nil)
    #expect(model.takeWrites() == ["thing"])
    #expect(journal.take() == ["left"])
    show()
    stage.window.close()
    #expect(journal.take() == ["left"])
    #expect(model.thing != nil)
    #expect(model.takeWrites().isEmpty)
  }

  @Test func dismissPopsAPushedPage() throws {
    let stage = ViewStage(Counted(model: model, journal: journal))
    stage.change { model.other = Thing(id: 1) }
    #expect(stage.pages == "A P1")
    try stage.driver.tap("Leave P1 true")
    #expect(stage.pages == "A")
    #expect(model.other == nil)
    #expect(model.takeWrites() == ["other"])
    stage.expectFresh()
  }

  @Test func aRefusedWriteKeepsThePage() throws {
    let gate = Gate()
    let stage = ViewStage(Counted(model: model, journal: journal, refuses: { gate.isShut }))
    stage.change { model.thing = Thing(id: 1) }
    stage.dismissTop()
    #expect(stage.pages == "A [S1]")
    try stage.driver.tap("Leave S1 true")
    #expect(stage.pages == "A [S1]")
    stage.change {
      model.thing = nil
      model.other = Thing(id: 2)
    }
    #expect(stage.pages == "A P2")
    stage.pop(to: 0)
    #expect(stage.pages == "A P2")
    gate.isShut = false
    stage.pop(to: 0)
    #expect(stage.pages == "A")
    #expect(model.other == nil)
    stage.expectFresh()
  }

  private struct Nested: View {
    @Bindable var model: PlaceModel
    @Bindable var inner: PlaceModel
    var body: some View {
      Caption("root").navigationTitle("A")
        .sheet(item: model.counted("parent", $model.thing)) { thing in
          Caption("s").navigationTitle("S\(thing.id)")
            .sheet(item: inner.counted("child", $inner.thing)) { Caption("t").navigationTitle("T\($0.id)") }
        }
    }
  }

  @Test func aDismissedChildNeverTakesItsParentAlong() {
    let inner = PlaceModel()
    model.thing = Thing(id: 1)
    inner.thing = Thing(id: 1)
    let stage = ViewStage(Nested(model: model, inner: inner))
    #expect(stage.pages == "A [S1] [T1]")
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.dismissTop()
    #expect(stage.pages == "A [S1]")
    #expect(model.thing != nil)
    #expect(inner.thing == nil)
    stage.change { inner.thing = Thing(id: 2) }
    stage.change { inner.thing = nil }
    #expect(stage.pages == "A [S1]")
    #expect(model.takeWrites().isEmpty)
    _ = inner.takeWrites()
    // The parent's dismissal also dismisses the child, and the child's binding is written.
    stage.change { inner.thing = Thing(id: 3) }
    stage.change { model.thing = nil }
    #expect(stage.pages == "A")
    #expect(inner.thing == nil)
    #expect(inner.takeWrites() == ["child"])
  }

  @Test func aViewThatGoesTakesItsPageAlong() {
    struct Going: View {
      @Bindable var model: PlaceModel
      let journal: PlaceJournal
      var body: some View {
        VStack {
          Caption("root")
          if model.count == 0 {
            Caption("leads").sheet(isPresented: $model.isPresented, onDismiss: { journal.write("left") }) {
              Caption("sheet").navigationTitle("S")
            }
          }
        }.navigationTitle("A")
      }
    }
    let stage = ViewStage(Going(model: model, journal: journal))
    stage.change { model.isPresented = true }
    #expect(stage.pages == "A [S]")
    stage.change { model.count = 1 }
    #expect(stage.pages == "A")
    #expect(journal.take() == ["left"])
    #expect(!model.isPresented)
    stage.expectFresh()
  }

  @Test func aSecondPageForATakenPlaceWaitsForTheFirst() {
    struct Two: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("A")
          .sheet(item: $model.thing) { Caption("s").navigationTitle("S\($0.id)") }
          .fullScreenCover(item: $model.other) { Caption("t").navigationTitle("T\($0.id)") }
      }
    }
    let stage = ViewStage(Two(model: model))
    stage.change { model.thing = Thing(id: 1) }
    stage.change { model.other = Thing(id: 2) }
    #expect(stage.pages == "A [S1]")
    stage.dismissTop()
    #expect(stage.pages == "A [T2]")
    stage.change { model.other = nil }
    #expect(stage.pages == "A")
  }

  @Test func aCoverIsReplacedByThatOfAnotherItem() {
    struct Covered: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("A")
          .fullScreenCover(item: $model.other) { Caption("t").navigationTitle("T\($0.id)") }
      }
    }
    let stage = ViewStage(Covered(model: model))
    stage.change { model.other = Thing(id: 1) }
    #expect(stage.pages == "A [T1]")
    stage.change { model.other = Thing(id: 2) }
    #expect(stage.pages == "A [T2]")
    #expect(model.other == Thing(id: 2))
    stage.expectFresh()
    stage.change { model.other = nil }
    #expect(stage.pages == "A")
  }

  @Test func twoWindowsShowTheSameState() {
    let first = ViewStage(App(model: model, journal: journal))
    let second = ViewStage(App(model: model, journal: journal))
    first.change { model.spot = .sheet(Thing(id: 1)) }
    #expect(second.pages == "A [S1]")
    second.dismissTop()
    #expect(first.pages == "A")
    first.change { model.spot = .push(Thing(id: 2)) }
    first.window.close()
    Turn.shared.flush()
    #expect(second.pages == "A P2")
    #expect(model.spot == .push(Thing(id: 2)))
  }

  @Test func aPageHasTheEnvironmentOfItsLink() {
    struct Reader: View {
      @Environment(\.displayScale) var scale
      var body: some View { Caption("scale \(Int(scale))") }
    }
    struct Setting: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Caption("root").sheet(isPresented: $model.isPresented) { Reader() }
          .environment(\.displayScale, Double(model.count))
      }
    }
    model.count = 2
    model.isPresented = true
    let stage = ViewStage(Setting(model: model))
    #expect(stage.texts.contains("scale 2"))
    stage.change { model.count = 3 }
    #expect(stage.texts.contains("scale 3"))
    stage.expectFresh()
  }

  @Test func aDismissedPageIsReleasedWithItsContent() {
    @MainActor final class Kept {}
    @MainActor final class Traces {
      weak var kept: Kept?
      weak var page: UIViewController?
      nonisolated init() {}
    }
    struct Holder: View {
      let kept: Kept
      @State private var number = 0
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Press("x \(number)") {
          _ = kept
          dismiss()
        }
        .task { try? await Task.sleep(for: .seconds(1000)) }
        .toolbar { Press("bar") { _ = kept } }
      }
    }
    struct Root: View {
      @Bindable var model: PlaceModel
      let traces: Traces
      var body: some View {
        Caption("root").sheet(isPresented: $model.isPresented) { make() }
      }
      func make() -> some View {
        let kept = Kept()
        traces.kept = kept
        return NavigationStack { Holder(kept: kept) }
      }
    }
    let traces = Traces()
    let stage = ViewStage(Root(model: model, traces: traces))
    for leave in [{ model.isPresented = false }, { stage.dismissTop() }] as [@MainActor () -> Void] {
      stage.change { model.isPresented = true }
      traces.page = stage.controller?.presentedViewController
      #expect(traces.kept != nil)
      #expect(traces.page != nil)
      stage.change { leave() }
      #expect(traces.kept == nil)
      #expect(traces.page == nil)
    }
  }
}

/// Makes a binding refuse writes.
@MainActor private final class Gate { var isShut = true }

extension Spot {
  var asked: Thing? { if case .alert(let thing) = self { thing } else { nil } }
}
