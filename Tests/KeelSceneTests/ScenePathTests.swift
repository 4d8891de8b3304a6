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

  @Test func anAppThatRefusesIsAskedOnce() {
    let sheet = node(.sheet(SheetElement()), page("New"))
    var sent: [Event] = []
    let scene = tree(node(.window(WindowElement()), page("Home"), sheet))
    #expect(ScenePath.go(to: "", in: scene) { sent.append($0) })
    #expect(sent == [.dismiss(sheet.id)])
  }

  @Test func whatTheAppSaysGoesFirst() {
    let stack = node(.navigation(NavigationElement()), page("One"), page("Two"))
    let window = node(.window(WindowElement(path: "detail/2")), stack)
    let scene = tree(window)
    #expect(ScenePath(of: scene).text == "detail/2")
    var sent: [Event] = []
    #expect(ScenePath.go(to: "", in: scene) { sent.append($0) })
    #expect(sent == [.open(path: "")])
    let isKnown = ScenePath.go(to: "nowhere", in: scene) { _ in
      let element = WindowElement(path: "detail/2", isPathUnknown: true)
      scene.apply(Patch(operations: [.update(window.id, .window(element))]))
    }
    #expect(!isKnown)
  }
}
