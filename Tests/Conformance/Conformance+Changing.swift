import KeelScene

extension Conformance {
  /// The screen follows the patches: removed nodes are gone, and moved nodes stay the same.
  static var changing: [ConformanceCase] {
    let a = Sketch.row("Alpha")
    let b = Sketch.row("Bravo")
    let c = Sketch.row("Charlie")
    let section = Sketch.section(rows: [a, b, c])
    let list = Sketch.list(section)
    let rows = Patch.root(Sketch.window("", Sketch.screen("Rows", list)))
    let one = Sketch.button("One")
    let two = Sketch.button("Two")
    let stack = Sketch.column(one, two)
    let buttons = Patch.root(Sketch.window("", Sketch.screen("Buttons", stack)))
    return [
      ConformanceCase(
        "rows are inserted, moved, changed and removed", .show(rows),
        .show(.change(.move(c.id, in: section.id, to: 0))), .expect(.order("Charlie", before: "Alpha")),
        .show(.change(.update(b.id, .row(RowElement(text: "Bravo two"))))), .expect(.visible("Bravo two")),
        .show(.change(.remove(a.id, from: section.id))), .expect(.notVisible("Alpha")),
        .show(.change(.insert(Sketch.row("Delta"), into: section.id, at: 1))),
        .expect(.order("Charlie", before: "Delta")), .expect(.order("Delta", before: "Bravo two")),
        .act(.activate("Bravo two"), sends: [.activate(b.id)])),
      ConformanceCase(
        "the focus stays on a node that moves", .show(rows), .show(.change(.focus(b.id))), .expect(.focus(b.id)),
        .show(.change(.move(b.id, in: section.id, to: 0))), .expect(.focus(b.id)),
        .show(.change(.remove(a.id, from: section.id))), .expect(.focus(b.id))),
      ConformanceCase(
        "a press on a removed button is not reported, neither for it nor for its replacement", .show(buttons),
        .cannot(.press("One")), .show(.change(.remove(one.id, from: stack.id))), .cannot(.release),
        .act(.activate("Two"), sends: [.activate(two.id)])),
      ConformanceCase(
        "an answer may remove the pressed button",
        answer: { event in event == .activate(one.id) ? .change(.remove(one.id, from: stack.id)) : nil },
        .show(buttons), .act(.activate("One"), sends: [.activate(one.id)]), .expect(.notVisible("One")),
        .act(.activate("Two"), sends: [.activate(two.id)])),
      ConformanceCase(
        "a new root replaces everything", .show(rows), .show(buttons), .expect(.notVisible("Alpha")),
        .act(.activate("One"), sends: [.activate(one.id)])),
      ConformanceCase(
        "a node may change its kind", .show(buttons),
        .show(.change(.update(one.id, .label(LabelElement(text: "Done"))))), .expect(.visible("Done")),
        .cannot(.activate("Done"))),
      ConformanceCase("a window changes from one kind of content to another", steps: changesOfContent),
    ]
  }

  /// Each kind of content is replaced by each other one, and comes back.
  private static var changesOfContent: [ConformanceStep] {
    /// One kind of content with a button or a row to press, whose title names it.
    typealias Kind = @MainActor (_ title: String) -> (content: Subtree, target: NodeID)
    let kinds: [(name: String, make: Kind)] = [
      (
        "tabs",
        { title in
          let button = Sketch.button(title)
          let tabs = TabsElement(tabs: [.init(title: "Home"), .init(title: "More")], childTabs: [0])
          return (Sketch.node(.tabs(tabs), [Sketch.screen("Page", button)]), button.id)
        }
      ),
      (
        "split",
        { title in
          let button = Sketch.button(title)
          let panes = [Sketch.screen("Side", button), Sketch.screen("Page", Sketch.label("Detail"))]
          return (Sketch.node(.split(SplitElement()), panes), button.id)
        }
      ),
      (
        "navigation",
        { title in
          let button = Sketch.button(title)
          return (Sketch.navigation(Sketch.screen("Page", button)), button.id)
        }
      ),
      (
        "list",
        { title in
          let row = Sketch.row(title)
          return (Sketch.list(Sketch.section(rows: [row])), row.id)
        }
      ),
      (
        "column",
        { title in
          let button = Sketch.button(title)
          return (Sketch.column(button), button.id)
        }
      ),
    ]
    var steps: [ConformanceStep] = []
    for (old, makeOld) in kinds {
      for (new, makeNew) in kinds where new != old {
        let (first, second, third) = (makeOld("Old \(old)"), makeNew("New \(new)"), makeOld("Another \(old)"))
        let window = Sketch.window("", first.content)
        steps += [.show(.root(window)), .act(.activate("Old \(old)"), sends: [.activate(first.target)])]
        for (before, after, gone, title) in [
          (first, second, "Old \(old)", "New \(new)"), (second, third, "New \(new)", "Another \(old)"),
        ] {
          steps += [
            .show(.change(.remove(before.content.id, from: window.id), .insert(after.content, into: window.id, at: 0))),
            .expect(.notVisible(gone)), .expect(.notVisible("null")), .expect(.visible(title)),
            .act(.activate(title), sends: [.activate(after.target)]),
          ]
          if case .tabs = after.content.element {
            steps += [
              .expect(.visible("Home")), .act(.chooseTab("More"), sends: [.choose(after.content.id, index: 1)]),
            ]
          }
        }
      }
    }
    return steps
  }
}
