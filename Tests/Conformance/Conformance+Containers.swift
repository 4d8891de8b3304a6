import KeelScene

extension Conformance {
  /// Containers: the visible part of their content, and the part in reach.
  static var containers: [ConformanceCase] {
    func page(_ children: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children))))
    }
    let inside = Sketch.button("Inside")
    let folded = Sketch.node(.disclosure(DisclosureElement(title: "Advanced")), [inside])
    let open = Sketch.node(
      .disclosure(DisclosureElement(title: "Plain", isExpanded: true)), [Sketch.label("In the open")])
    let group = Sketch.node(.group(GroupElement(title: "Account")), [Sketch.label("Ada")])
    let grid = Sketch.node(
      .grid(GridElement()),
      [
        Sketch.node(.gridRow(GridRowElement()), [Sketch.label("Name"), Sketch.label("Value")]),
        Sketch.node(.gridRow(GridRowElement(spans: [2])), [Sketch.label("Both of them")]),
      ])
    let box = Sketch.node(
      .box(
        BoxElement(
          insets: SceneInsets(top: 16, leading: 8, bottom: 16, trailing: 8), background: .color(.yellow),
          border: SceneBorder())), [Sketch.button("In the box")])
    let hidden = Sketch.node(.box(BoxElement(isRedacted: true)), [Sketch.label("Secret")])
    let layers = Sketch.node(
      .layers(LayersElement()), [Sketch.node(.shape(ShapeElement(fill: .color(.blue)))), Sketch.label("On top")])
    let choice = Sketch.node(
      .firstFit(FirstFitElement(axes: .horizontal)),
      [Sketch.label(String(repeating: "Too wide for a window ", count: 20)), Sketch.label("It fits")])
    let arranged = Sketch.node(
      .arranged(ArrangedElement(SceneArrangement(Lines()))), [Sketch.label("Upper"), Sketch.label("Lower")])
    let gauge = Sketch.node(.gauge(GaugeElement(value: 0.5, title: "Battery", currentText: "half")))
    let boxed = box.children[0]
    let square = DrawingPath([.move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 9, y: 9)), .closeSubpath])
    let drawing = Sketch.node(
      .drawing(
        DrawingElement(commands: [
          .fill(square, .color(.red)), .stroke(square, .color(.tint), DrawingStroke(dash: [2, 1])),
        ])))
    let reader = Sketch.node(.geometryReader, [Sketch.label("Measured")])

    let first = Sketch.button("First")
    let second = Sketch.button("Second")
    func tabs(_ selected: Int) -> Element {
      .tabs(
        TabsElement(tabs: [.init(title: "Home"), .init(title: "More")], selectedIndex: selected, childTabs: [0, 1]))
    }
    let tabbed = Sketch.node(tabs(0), [Sketch.screen("Here", first), Sketch.screen("There", second)])
    let row = Sketch.button("Choose me")
    let detail = Sketch.button("Do it")
    let split = Sketch.node(.split(SplitElement()), [Sketch.screen("Sidebar", row), Sketch.screen("Detail", detail)])

    let searched = Sketch.node(
      .screen(ScreenElement(title: "People", search: SearchElement(prompt: "Names"))), [Sketch.label("Ada")])
    let one = Sketch.node(.row(RowElement(text: "One", canDelete: true, canMove: true)))
    let two = Sketch.node(.row(RowElement(text: "Two", canMove: true)))
    let outline = Sketch.node(.row(RowElement(text: "Folder", expansion: .collapsed)))
    let edited = Sketch.node(
      .list(ListElement(rowCount: 3, isEditing: true)), [Sketch.section(rows: [one, two, outline])])

    return [
      ConformanceCase(
        "collapsed content is invisible and out of reach", .show(page(folded, open)),
        .expect(.visible("Advanced")), .expect(.notVisible("Inside")), .expect(.visible("In the open")),
        .cannot(.activate("Inside")), .act(.toggle("Advanced"), sends: [.toggle(folded.id, isOn: true)]),
        .show(.change(.update(folded.id, .disclosure(DisclosureElement(title: "Advanced", isExpanded: true))))),
        .act(.activate("Inside"), sends: [.activate(inside.id)])),
      ConformanceCase(
        "groups, grids, boxes and layers show their content", .show(page(group, grid, box, layers, gauge)),
        .expect(.visible("Account")), .expect(.visible("Ada")), .expect(.order("Name", before: "Both of them")),
        .expect(.visible("In the box")), .expect(.visible("On top")), .expect(.visible("Battery")),
        .expect(.visible("half")), .act(.activate("In the box"), sends: [.activate(boxed.id)])),
      ConformanceCase(
        "the first child that fits is shown, and what a layout of the program places", .show(page(choice, arranged)),
        .expect(.visible("It fits")), .expect(.notVisible("Too wide")), .expect(.order("Upper", before: "Lower"))),
      ConformanceCase(
        "readers of geometry show their content, and drawings hide none", .show(page(Sketch.label("Before"), drawing)),
        .expect(.visible("Before")), .show(page(reader)), .expect(.visible("Measured"))),
      ConformanceCase(
        "redacted text cannot be read", .show(page(Sketch.label("To be seen"), hidden)),
        .expect(.visible("To be seen")), .expect(.notVisible("Secret"))),
      ConformanceCase(
        "one tab is visible and in reach, and others are requested", .show(.root(Sketch.window("", tabbed))),
        .expect(.visible("Home")), .expect(.visible("More")), .expect(.visible("First")),
        .expect(.notVisible("Second")), .cannot(.activate("Second")),
        .act(.chooseTab("More"), sends: [.choose(tabbed.id, index: 1)]), .show(.change(.update(tabbed.id, tabs(1)))),
        .expect(.notVisible("First")), .act(.activate("Second"), sends: [.activate(second.id)])),
      ConformanceCase(
        "panes are side by side where there is room", .show(.root(Sketch.window("", split))),
        .expect(.visible("Choose me")), .expect(.visible("Do it")),
        .act(.activate("Choose me"), sends: [.activate(row.id)]),
        .act(.activate("Do it"), sends: [.activate(detail.id)])),
      ConformanceCase(
        "the search text of a page is reported", .show(.root(Sketch.window("", searched))),
        .expect(.visible("Names")), .causes(.look("Ad"), .search), .causes(.endLook, .searching)),
      ConformanceCase(
        "rows are deleted, moved and unfolded where they say so",
        .show(.root(Sketch.window("", Sketch.screen("Page", edited)))),
        .act(.delete("One"), sends: [.deleteRow(one.id)]), .cannot(.delete("Two")),
        .act(.moveDown("One"), sends: [.moveRow(one.id, to: 1)]), .cannot(.moveDown("Folder")),
        .act(.toggle("Folder"), sends: [.toggle(outline.id, isOn: true)])),
    ]
  }
}

/// A layout of the program: children below each other.
@MainActor private final class Lines: SceneArranging {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    let sizes = (0..<children.count).map { children.size(of: $0, in: LayoutProposal()) }
    return SceneSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    var y = 0.0
    return (0..<children.count).map { index in
      let size = children.size(of: index, in: LayoutProposal())
      defer { y += size.height }
      return (SceneRect(x: 0, y: y, width: size.width, height: size.height), LayoutProposal())
    }
  }

  func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double? { nil }
}
