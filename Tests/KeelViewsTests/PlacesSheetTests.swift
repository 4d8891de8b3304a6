import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Sheets that contain forms.
@MainActor @Suite(.serialized) struct PlacesSheetTests {
  let model = PlaceModel()

  @Test func aSheetThatIsAStackIsTheStack() throws {
    struct Form: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Caption("root").navigationTitle("A").sheet(isPresented: $model.isPresented) {
          NavigationStack {
            LeavingPage(name: "F").interactiveDismissDisabled(model.count > 0)
          }
        }
      }
    }
    model.isPresented = true
    model.count = 1
    let stage = ViewStage(Form(model: model))
    let sheet = stage.node { if case .sheet = $0.element { true } else { false } }.flatMap { stage.frontEnd.tree[$0] }
    if case .sheet(let element)? = sheet?.element { #expect(!element.isDismissable) } else { Issue.record("no sheet") }
    let inside = sheet?.children.first.flatMap { stage.frontEnd.tree[$0] }
    if case .navigation? = inside?.element {} else { Issue.record("The sheet shows \(String(describing: inside))") }
    stage.dismissTop()
    #expect(stage.pages == "A [F]")
    stage.change { model.count = 0 }
    try stage.driver.tap("Leave F true")
    #expect(stage.pages == "A")
    #expect(!model.isPresented)
    stage.expectFresh()
  }

  @Test func aDismissalAttemptIsReportedToTheSheet() throws {
    struct Form: View {
      @Bindable var model: PlaceModel
      let onAttempt: @MainActor () -> Void
      var body: some View {
        Caption("root").navigationTitle("A").sheet(isPresented: $model.isPresented) {
          NavigationStack {
            LeavingPage(name: "F").interactiveDismissDisabled(model.count > 0) { onAttempt() }
          }
        }
      }
    }
    var attempts = 0
    model.isPresented = true
    model.count = 1
    let stage = ViewStage(Form(model: model) { attempts += 1 })
    let sheet = stage.node { if case .sheet = $0.element { true } else { false } }.flatMap { stage.frontEnd.tree[$0] }
    #expect(sheet?.element == .sheet(SheetElement(isDismissable: false, hearsAttempts: true)))
    try stage.driver.dismiss()
    #expect(attempts == 1 && stage.pages == "A [F]" && model.isPresented)
    stage.change { model.count = 0 }
    try stage.driver.dismiss()
    #expect(attempts == 1 && stage.pages == "A" && !model.isPresented)
    stage.expectFresh()
  }

  @Test func lockedFieldsKeepTheFocusAndTakeNothing() throws {
    struct Form: View {
      @Bindable var model: PlaceModel
      @State var name = "Ada"
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          TextField("Free", text: $name)
        }
        .textInputLocked(model.isPresented)
        .onSubmit { model.count += 1 }
      }
    }
    let stage = ViewStage(Form(model: model))
    try stage.driver.type("Grace", into: "Name")
    let field = try #require(stage.frontEnd.focused)
    stage.change { model.isPresented = true }
    #expect(stage.frontEnd.focused == field)
    #expect(stage.driver.outline.contains("field \"Name\" \"Grace\" (read-only)"))
    #expect(throws: DriverError.self) { try stage.driver.type("x", into: "Name") }
    // Both events were sent before the field was locked: the program's text replaces the text that the front end has
    // drawn.
    stage.frontEnd.send(.edit(field, text: "late"))
    stage.frontEnd.send(.submit(field))
    #expect(stage.frontEnd.text(of: field) == "Grace" && model.count == 0)
    stage.change { model.isPresented = false }
    try stage.driver.submit("Name")
    #expect(model.count == 1)
    stage.expectFresh()
  }

  @Test func aSheetIsAsHighAsItsDetentsSay() {
    struct Form: View {
      @Bindable var model: PlaceModel
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Caption("root").navigationTitle("A").sheet(isPresented: $model.isPresented) {
          if model.count == 0 {
            Caption("F")
          } else if model.count == 1 {
            Caption("F").presentationDetents([.large, .height(200), .medium])
          } else if model.count == 2 {
            Caption("F").presentationDetents([.large, .medium], selection: $detent)
          } else {
            Caption("F").presentationSizing(.fitted)
          }
        }
      }
    }
    model.isPresented = true
    let stage = ViewStage(Form(model: model))
    var height: SheetElement.Height? {
      let id = stage.node { if case .sheet = $0.element { true } else { false } }
      guard case .sheet(let sheet)? = id.flatMap({ stage.frontEnd.tree.element(of: $0) }) else { return nil }
      return sheet.height
    }
    #expect(height == .large)
    stage.change { model.count = 1 }
    #expect(height == .points(200))
    stage.change { model.count = 2 }
    #expect(height == .medium)
    stage.change { model.count = 3 }
    #expect(height == .fitted)
    stage.change { model.count = 0 }
    #expect(height == .large)
    stage.expectFresh()
  }
}
