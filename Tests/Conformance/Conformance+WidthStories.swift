import KeelScene

extension Conformance {
  /// A window that the user makes narrow and wide again keeps what was opened and typed in it: a stack three levels
  /// deep, and a sheet over it.
  static var widthStories: [ConformanceCase] {
    [
      story(
        "panes keep a stack and a sheet",
        in: { stack in
          Sketch.node(
            .split(SplitElement(preferredCompactPane: 1)), [Sketch.screen("Side", Sketch.button("Choose me")), stack])
        }),
      story(
        "tabs with a sidebar keep a stack and a sheet",
        in: { stack in
          Sketch.node(
            .tabs(
              TabsElement(tabs: [.init(title: "Home"), .init(title: "More")], childTabs: [0], isSidebar: true)), [stack]
          )
        }),
    ]
  }

  private static func story(_ name: String, in container: (Subtree) -> Subtree) -> ConformanceCase {
    let deep = Sketch.field("Deep note")
    let middle = Sketch.button("Middle button")
    let upper = Sketch.screen("Third", deep)
    let stack = Sketch.navigation(
      Sketch.screen("First", Sketch.button("First button")), Sketch.screen("Second", middle), upper)
    let draft = Sketch.field("Draft")
    let sheet = Sketch.sheet(Sketch.screen("Sheet", draft))
    let window = Sketch.window("", container(stack))
    let sizes: [(ConformanceWidth, SceneEnvironment.SizeClass)] = [
      (.points(390), .compact), (.points(1000), .regular), (.points(390), .compact), (.points(1000), .regular),
    ]
    func resized(_ size: (ConformanceWidth, SceneEnvironment.SizeClass)) -> [ConformanceStep] {
      [.act(.resize(size.0, lines: 24), sends: []), .expect(.width(size.1))]
    }
    var steps: [ConformanceStep] = [
      .show(.root(window)), .act(.resize(.points(1000), lines: 24), sends: []),
      .act(.type("left below", into: "Deep note"), sends: [.edit(deep.id, text: "left below")]),
      .show(.change(.insert(sheet, into: window.id, at: 1))),
      .act(.type("half a tex", into: "Draft"), sends: [.edit(draft.id, text: "half a tex")]),
    ]
    for size in sizes {
      steps += resized(size)
      steps += [
        .expect(.visible("Sheet")), .expect(.visible("half a tex")), .expect(.focus(draft.id)),
        .cannot(.activate("Middle button")),
      ]
    }
    steps += [.act(.submit("Draft"), sends: [.submit(draft.id)]), .show(.change(.remove(sheet.id, from: window.id)))]
    for size in sizes {
      steps += resized(size)
      steps += [
        .expect(.visible("left below")), .expect(.notVisible("Middle button")), .expect(.notVisible("First button")),
        .act(.goBack, sends: [.pop(stack.id, toLevel: 1)]),
      ]
    }
    steps += [
      .show(.change(.remove(upper.id, from: stack.id))),
      .act(.activate("Middle button"), sends: [.activate(middle.id)]),
      .act(.goBack, sends: [.pop(stack.id, toLevel: 0)]),
    ]
    return ConformanceCase("\(name) while the window becomes narrow and wide again", steps: steps)
  }
}
