import KeelInteraction
import KeelScene
import Testing

@MainActor @Suite struct ScenePathTests {
  private func node(_ element: Element, _ children: Subtree...) -> Subtree {
    Subtree(id: .next(), element: element, children: children)
  }
  private func page(_ title: String) -> Subtree { node(.screen(ScreenElement(title: title))) }

  private func tree(_ window: Subtree) -> SceneTree {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    return tree
  }

  @Test func theBeginningHasNoName() {
    let stack = node(.navigation(NavigationElement()), page("Wi-Fi"))
    #expect(ScenePath(of: tree(node(.window(WindowElement()), stack))).text.isEmpty)
    #expect(ScenePath(of: SceneTree()).text.isEmpty)
  }

  @Test func levelsTabsAndSheetsAreStepsNamedAfterTheirTitles() {
    let stack = node(.navigation(NavigationElement()), page("Home"), page("Café & Bar"), page("../..?#%"))
    let tabs = node(
      .tabs(TabsElement(tabs: [.init(title: "First"), .init(title: "Set tings")], selectedIndex: 1, childTabs: [1])),
      stack)
    let sheet = node(.sheet(SheetElement()), node(.navigation(NavigationElement()), page("New"), page("바다")))
    let path = ScenePath(of: tree(node(.window(WindowElement()), tabs, sheet))).text
    #expect(path == "set-tings/caf%C3%A9-bar/page/new/%EB%B0%94%EB%8B%A4")
  }

  @Test func theWayBackIsTakenStepByStepFromTheEnd() {
    let (one, two, three) = (page("One"), page("Two"), page("Three"))
    let stack = node(.navigation(NavigationElement()), one, two, three)
    let sheet = node(.sheet(SheetElement()), page("New"))
    let window = node(.window(WindowElement()), stack, sheet)
    let tree = tree(window)
    var sent: [Event] = []
    let isThere = ScenePath.go(to: "two", in: tree) { event in
      sent.append(event)
      switch event {
      case .dismiss: tree.apply(Patch(operations: [.remove(sheet.id, from: window.id)]))
      case .pop: tree.apply(Patch(operations: [.remove(three.id, from: stack.id)]))
      default: break
      }
    }
    #expect(isThere)
    #expect(sent == [.dismiss(sheet.id), .pop(stack.id, toLevel: 1)])
  }

  /// Three tabs, of which the last contains a stack, under a dismissable sheet.
  private func tabs(_ selected: Int) -> (tree: SceneTree, send: (Event) -> Void, sent: () -> [Event]) {
    let stack = node(.navigation(NavigationElement()), page("Settings"), page("Sound"))
    let titles: [TabsElement.Tab] = [.init(title: "Home"), .init(title: "Library"), .init(title: "Settings")]
    let choice = node(
      .tabs(TabsElement(tabs: titles, selectedIndex: selected, childTabs: [0, 1, 2])), page("Home"), page("Library"),
      stack)
    let sheet = node(.sheet(SheetElement()), page("New"))
    let window = node(.window(WindowElement()), choice, sheet)
    let tree = tree(window)
    var sent: [Event] = []
    return (
      tree,
      { event in
        sent.append(event)
        switch event {
        case .dismiss: tree.apply(Patch(operations: [.remove(sheet.id, from: window.id)]))
        case .choose(_, let index):
          let element = TabsElement(tabs: titles, selectedIndex: index, childTabs: [0, 1, 2])
          tree.apply(Patch(operations: [.update(choice.id, .tabs(element))]))
        case .pop: tree.apply(Patch(operations: [.remove(stack.children[1].id, from: stack.id)]))
        default: break
        }
      },
      { sent }
    )
  }

  @Test func anotherTabIsSelectedAndKeepsItsPages() {
    let (tree, send, sent) = tabs(1)
    #expect(ScenePath(of: tree).text == "library/new")
    #expect(ScenePath.go(to: "settings/sound", in: tree, send))
    #expect(ScenePath(of: tree).text == "settings/sound")
    #expect(sent().count == 2, "the page over the tabs is dismissed first")
    #expect(ScenePath.go(to: "library", in: tree, send))
    #expect(ScenePath.go(to: "settings", in: tree, send))
    #expect(ScenePath(of: tree).text == "settings")
    #expect(ScenePath.go(to: "", in: tree, send))
    #expect(ScenePath(of: tree).text.isEmpty)
    #expect(!ScenePath.go(to: "attic", in: tree, send))
    #expect(sent().last == .open(path: "attic"))
  }

  @Test func redirectsOfAnAppAreLimited() throws {
    let (tree, send, _) = tabs(0)
    let window = try #require(tree.root.flatMap { tree[$0] })
    let choice = try #require(window.children.first)
    send(.dismiss(window.children[1]))
    var sent: [Event] = []
    let isThere = ScenePath.go(to: "settings", in: tree) { event in
      sent.append(event)
      // Every step leads to another new location. An end that is far behind the limit keeps a failure from hanging.
      guard case .choose = event, sent.count < 1_000 else { return }
      let title = "\(sent.count)"
      let titles: [TabsElement.Tab] = [.init(title: title), .init(title: title), .init(title: "Settings")]
      tree.apply(
        Patch(operations: [.update(choice, .tabs(TabsElement(tabs: titles, selectedIndex: 1, childTabs: [0, 1, 2])))]))
    }
    #expect(!isThere)
    #expect(Array(sent.dropLast()) == Array(repeating: Event.choose(choice, index: 2), count: 100))
    #expect(sent.last == .open(path: "settings"), "at last the app is asked to open the path itself")
  }

  @Test func anAppThatRefusesIsAskedOnce() {
    let sheet = node(.sheet(SheetElement()), page("New"))
    var sent: [Event] = []
    let scene = tree(node(.window(WindowElement()), page("Home"), sheet))
    #expect(ScenePath.go(to: "", in: scene) { sent.append($0) })
    #expect(sent == [.dismiss(sheet.id)])
  }

  private func page(_ title: String, at path: String) -> Subtree {
    node(.screen(ScreenElement(title: title, address: path)))
  }

  @Test func aPageWithAPathReplacesThePathsOfItsAncestors() {
    let stack = node(.navigation(NavigationElement()), page("Home", at: ""), page("Tarte", at: "recipe/5"))
    let sheet = node(.sheet(SheetElement()), page("Edit"))
    #expect(ScenePath(of: tree(node(.window(WindowElement()), stack))).text == "recipe/5")
    let window = node(.window(WindowElement()), stack, sheet)
    let scene = tree(window)
    #expect(ScenePath(of: scene).text == "recipe/5/edit")
    var sent: [Event] = []
    func send(_ event: Event) {
      sent.append(event)
      switch event {
      case .dismiss: scene.apply(Patch(operations: [.remove(sheet.id, from: window.id)]))
      case .pop: scene.apply(Patch(operations: [.remove(stack.children[1].id, from: stack.id)]))
      default: break
      }
    }
    #expect(ScenePath.go(to: "recipe/5", in: scene, send))
    #expect(sent == [.dismiss(sheet.id)])
    #expect(ScenePath.go(to: "", in: scene, send))
    #expect(sent.last == .pop(stack.id, toLevel: 0) && ScenePath(of: scene).text.isEmpty)
    #expect(!ScenePath.go(to: "recipe/6", in: scene, send))
    #expect(sent.last == .open(path: "recipe/6"), "further in the app leads")
  }

  @Test func aTabIsFoundByItsOwnPath() {
    let element = TabsElement(
      tabs: [.init(title: "Home", address: ""), .init(title: "Library", address: "books")], selectedIndex: 0,
      childTabs: [0, 1])
    let tabs = node(.tabs(element), page("Home"), page("Library"))
    let scene = tree(node(.window(WindowElement()), tabs))
    let isThere = ScenePath.go(to: "books", in: scene) { event in
      guard case .choose(_, let index) = event else { return }
      var shown = element
      shown.selectedIndex = index
      scene.apply(Patch(operations: [.update(tabs.id, .tabs(shown))]))
    }
    #expect(isThere && ScenePath(of: scene).text == "books")
  }

  @Test func pathsOfTheAppTakePrecedence() {
    let stack = node(.navigation(NavigationElement()), page("One"), page("Two"))
    let window = node(.window(WindowElement(path: "detail/2")), stack)
    let scene = tree(window)
    #expect(ScenePath(of: scene).text == "detail/2")
    var sent: [Event] = []
    #expect(ScenePath.go(to: "", in: scene) { sent.append($0) })
    #expect(sent == [.open(path: "")])
    let isKnown = ScenePath.go(to: "nowhere", in: scene) { _ in
      let element = WindowElement(path: "detail/2", isPathNotFound: true)
      scene.apply(Patch(operations: [.update(window.id, .window(element))]))
    }
    #expect(!isKnown)
  }
}
