import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Navigation and presentation combined with other parts: controls in alerts, links in lists, custom controllers.
@MainActor @Suite(.serialized) struct PlacesMeetingTests {
  let model = PlaceModel()

  @Test func buttonsAndFieldsOfAnAlertKeepTheirRoles() throws {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        Text("root").navigationTitle("A").alert("Join", isPresented: $model.isPresented) {
          TextField("Name", text: $model.text)
          SecureField("Password", text: $model.title)
          Button("Join") { model.count += 1 }.disabled(model.text.isEmpty)
          Button("Forget", role: .destructive) { model.count = 10 }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    model.isPresented = true
    let stage = ViewStage(App(model: model))
    let alert = try #require(stage.node { if case .alert = $0.element { true } else { false } })
    let children = (stage.frontEnd.tree[alert]?.children ?? []).compactMap { stage.frontEnd.tree[$0] }
    var fields: [(String, Bool)] = []
    var buttons: [String] = []
    for child in children {
      switch child.element {
      case .textField(let field): fields.append((field.placeholder, field.isSecure))
      case .button(let button): buttons.append("\(button.title) \(button.role.map { "\($0)" } ?? "-")")
      default: break
      }
    }
    #expect(fields.map(\.0) == ["Name", "Password"])
    #expect(fields.map(\.1) == [false, true])
    #expect(buttons == ["Join -", "Forget destructive", "Cancel cancel"])
    try stage.driver.type("Ann", into: "Name")
    try stage.driver.tap("Join")
    #expect(model.count == 1)
    #expect(model.text == "Ann")
    #expect(!model.isPresented)
    stage.expectFresh()
  }

  @Test func aLinkInAListIsARowThatLeadsOn() throws {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        NavigationStack(path: $model.path) {
          List {
            NavigationLink("First", value: "a")
            NavigationLink {
              Text("own").navigationTitle("Own")
            } label: {
              Label("Second", systemImage: "star")
            }
          }
          .navigationTitle("R")
          .navigationDestination(for: String.self) { Text("page").navigationTitle($0) }
        }
      }
    }
    let stage = ViewStage(App(model: model))
    var rows: [RowElement] = []
    for node in stage.frontEnd.tree.inReadingOrder() {
      if case .row(let row) = node.element { rows.append(row) }
    }
    #expect(rows.map(\.text) == ["First", "Second"])
    #expect(rows.map(\.hasDisclosure) == [true, true])
    try stage.driver.select("First")
    #expect(stage.pages == "R a")
    try stage.driver.goBack()
    try stage.driver.select("Second")
    #expect(stage.pages == "R Own")
    stage.expectFresh()
  }

  @Test func aPageOfViewsOverACustomControllerDismissesItself() throws {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("Leave \(isPresented)") { dismiss() }.navigationTitle("S") }
    }
    let stage = ViewStage(Text("root").navigationTitle("A"))
    let page = UIHostingController(rootView: Sheet())
    stage.change { stage.controller?.present(page, animated: false) }
    #expect(stage.pages == "A [S]")
    try stage.driver.tap("Leave true")
    #expect(stage.pages == "A")
    stage.expectFresh()

    // The program pushes the page on its own stack.
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Text("r")))
    stage.change { stage.controller?.present(navigation, animated: false) }
    stage.change { navigation.pushViewController(UIHostingController(rootView: Sheet()), animated: false) }
    try stage.driver.tap("Leave true")
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.controller?.presentedViewController === navigation)
  }

  @Test func returnPressesTheConfirmationButton() throws {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        NavigationStack {
          Toggle("Switch", isOn: $model.isPresented).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.count = 10 } }
            ToolbarItem(placement: .confirmationAction) { Button("Done") { model.count += 1 } }
          }
        }
      }
    }
    let stage = ViewStage(App(model: model))
    func isDefault(_ title: String) -> Bool? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node -> Bool? in
        if case .button(let button) = node.element, button.title == title { button.isDefault } else { nil }
      }.first
    }
    #expect(isDefault("Done") == true && isDefault("Cancel") == false)
    try stage.driver.press("return")
    #expect(model.count == 1 && !model.isPresented, "Return presses the button, and leaves the switch to Space")
  }

  @Test func tagsAndBadgesOfViewsAreThoseOfTheirTabs() throws {
    struct App: View {
      @Bindable var model: PlaceModel
      var body: some View {
        TabView(selection: $model.title) {
          Text("one").tabItem { Label("One", systemImage: "star") }.tag("one").badge(2)
          Text("two").tabItem { Label("Two", systemImage: "moon") }.tag("two")
          Text("three").tabItem {
            VStack {
              Image(systemName: "sun.max")
              Text("Three")
            }
          }
        }
      }
    }
    model.title = "two"
    let stage = ViewStage(App(model: model))
    let found = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .tabs(let tabs) = node.element { tabs } else { nil }
    }
    let tabs = try #require(found.first)
    #expect(found.count == 1)
    #expect(tabs.tabs.map(\.title) == ["One", "Two", "Three"])
    #expect(tabs.tabs.map(\.badge) == ["2", "", ""])
    #expect(tabs.tabs.map(\.image) == [Symbol("star"), Symbol("moon"), Symbol("sun.max")])
    #expect(tabs.selectedIndex == 1)
    try stage.driver.chooseTab("One")
    #expect(model.title == "one")
  }
}
