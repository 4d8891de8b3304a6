import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Bindings that outlive their views, and bindings that are removed from views.
@MainActor @Suite(.serialized) struct BindingEndTests {
  @MainActor private final class Holder {
    var binding: Binding<Int>?
    var witness: Binding<Witness?>?
  }
  private final class Witness {}

  private struct Counter: View {
    @State private var count = 1
    let holder: Holder
    var body: some View {
      let _ = holder.binding = $count
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct Root<Content: View>: View {
    let model: Settings
    let content: Content
    var body: some View { if !model.isOn { content } }
  }

  @Test func aBindingToTheStateOfAViewThatHasLeftHasItsLastValue() throws {
    let (model, holder) = (Settings(), Holder())
    let stage = ViewStage(Root(model: model, content: Counter(holder: holder)))
    try stage.driver.tap("Count 1")
    try stage.driver.tap("Count 2")
    stage.change { model.isOn = true }
    let binding = try #require(holder.binding)
    #expect(binding.wrappedValue == 3)
    binding.wrappedValue = 7
    #expect(binding.wrappedValue == 7)
    stage.change { model.isOn = false }
    #expect(stage.buttons.map(\.title) == ["Count 1"], "another view, with state of its own")
  }

  @Test func stateGoesWithItsViewAndTheBindingsToIt() {
    struct Keeping: View {
      @State private var witness: Witness?
      let holder: Holder
      var body: some View {
        let _ = holder.witness = $witness
        Text(verbatim: "kept")
      }
    }
    let (model, holder) = (Settings(), Holder())
    weak var gone: Witness?
    let stage = ViewStage(Root(model: model, content: Keeping(holder: holder)))
    do {
      let witness = Witness()
      gone = witness
      holder.witness?.wrappedValue = witness
    }
    stage.change { model.isOn = true }
    #expect(gone != nil)
    holder.witness = nil
    #expect(gone == nil)
  }

  // MARK: Sections

  private struct Sections: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      List {
        section
      }
    }
    private var section: Section<Text, Text, EmptyView> {
      model.isOn
        ? Section(isExpanded: .constant(false)) {
          Text("Row")
        } header: {
          Text("Header")
        }
        : Section {
          Text("Row")
        } header: {
          Text("Header")
        }
    }
  }

  @Test func aSectionThatNoLongerCollapsesShowsItsRows() {
    let (model, other) = (Settings(), Settings())
    let stage = ViewStage(Sections(model: model))
    other.isOn = true
    let collapsed = ViewStage(Sections(model: other))
    #expect(stage.sections.map(\.header) == ["Header"] && stage.rowTexts == ["Row"])
    #expect(collapsed.sections.map(\.header) == [""] && collapsed.rowTexts == ["Header"])
    for _ in 0..<2 {
      stage.change { model.isOn = true }
      #expect(stage.sections == collapsed.sections && stage.rowTexts == collapsed.rowTexts)
      stage.expectFresh()
      stage.change { model.isOn = false }
      #expect(stage.sections.map(\.header) == ["Header"] && stage.rowTexts == ["Row"])
      stage.expectFresh()
    }
  }

  // MARK: Stacks

  private struct Stacks: View {
    @KeelModel.Bindable var model: PlaceModel
    var body: some View { stack }
    private var root: some View {
      NavigationLink("To a", value: "a").navigationTitle("R")
        .navigationDestination(for: String.self) { name in
          NavigationLink("To more", value: name + "a").navigationTitle(name)
        }
    }
    private var stack: some View {
      model.isPresented ? NavigationStack { root } : NavigationStack(path: $model.anyPath) { root }
    }
  }

  @Test func aStackWithoutAPathAnyMoreKeepsItsOwn() throws {
    let model = PlaceModel()
    let stage = ViewStage(Stacks(model: model))
    try stage.driver.tap("To a")
    #expect(stage.pages == "R a" && model.anyPath.count == 1)
    stage.change { model.isPresented = true }
    #expect(stage.pages == "R a")
    try stage.driver.tap("To more")
    #expect(stage.pages == "R a aa" && model.anyPath.count == 1)
    stage.change { model.isPresented = false }
    #expect(stage.pages == "R a")
    stage.expectFresh()
  }

  // MARK: Alerts

  private struct Asking: View {
    @KeelModel.Bindable var model: Settings
    var body: some View {
      Text(verbatim: "root").alert("Join?", isPresented: .constant(true)) {
        Button("One") {}.keyboardShortcut(model.isOn ? nil : .defaultAction)
        Button("Two") {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func anAnswerThatIsNoLongerPreferredIsOneOfSeveral() {
    let model = Settings()
    let stage = ViewStage(Asking(model: model))
    func preferred() -> [String] { stage.buttons.filter(\.isDefault).map(\.title) }
    #expect(preferred() == ["One"])
    stage.change { model.isOn = true }
    #expect(preferred() == [])
    stage.change { model.isOn = false }
    #expect(preferred() == ["One"])
  }
}
