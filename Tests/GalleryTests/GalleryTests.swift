import GalleryViews
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Every page opens in both layers and shows the values of its model.
@MainActor @Suite(.serialized) struct GalleryTests {
  @MainActor private final class Stage {
    let model = GalleryModel()
    let window: UIWindow
    let frontEnd = HeadlessFrontEnd(visibleRows: 60)
    let driver: Driver

    init(open path: String?) {
      SceneTree.checksInvariants = true
      if let path { _ = model.open(path: path) }
      window = UIWindow(rootViewController: Gallery.makeRoot(model: model))
      driver = Driver(frontEnd)
      window.show(on: frontEnd)
    }

    /// The nodes of the topmost page.
    var nodes: [Node] { frontEnd.tree.inReadingOrder() }

    func expectFresh() {
      #expect(frontEnd.tree.root.flatMap { frontEnd.tree.subtree($0) } == window.freshSubtree())
      #expect(frontEnd.faults == [])
    }

    var ratings: [Node] { nodes.filter(\.attributes.accessibility.isAdjustable) }
  }

  @Test(arguments: 0..<2) func contentBelowTheDaysIsReached(layer: Int) throws {
    let stage = Stage(open: "controls/lazy")
    let (frontEnd, model) = (stage.frontEnd, stage.model)
    let lists = stage.nodes.map(\.id).filter { frontEnd.rowCount(of: $0) == model.days }
    try #require(lists.count == 2, "one list of days in each layer")
    // More days appear whenever the end of the list does, until there are enough of them.
    for _ in 0..<10 {
      frontEnd.scroll(lists[layer], toRow: model.days)
      Turn.shared.flush()
    }
    #expect(lists.map { frontEnd.rowCount(of: $0) } == [300, 300])
    #expect(frontEnd.rowsInSight(of: lists[layer]).upperBound == 300)
    #expect(frontEnd.row(299, of: lists[layer]) != nil && stage.driver.shows("Day 300"))
    #expect(stage.driver.shows("300 days so far"))
    stage.expectFresh()
    stage.window.close()
  }

  @Test(arguments: GalleryCategory.allCases) func eachPageOpensInBothLayers(category: GalleryCategory) {
    let reports = RuntimeWarning.withCapture {
      let stage = Stage(open: "controls/\(category.rawValue)")
      #expect(stage.model.path == [category])
      let texts = stage.nodes.compactMap { if case .label(let label) = $0.element { label.text } else { nil } }
      // Charts are views only, and symbols are shown by one layer at a time.
      if category != .charts, category != .symbols {
        #expect(texts.contains("Imperative"))
        #expect(texts.contains("Declarative"))
      }
      #expect(texts.contains(category.title) || stage.driver.outline.contains("\"\(category.title)\""))
      stage.expectFresh()
      stage.window.close()
    }
    #expect(reports == [])
  }

  @Test func controlsLeadToTheirPages() {
    let model = GalleryModel()
    #expect(model.open(path: "controls/slider"))
    #expect(model.path == [.values])
    #expect(!model.open(path: "controls/nothing"))
    #expect(model.open(path: "showroom/charts"))
    #expect(model.path == [.charts])
    #expect(!model.open(path: "slider"))
  }

  @Test func theContentsLeadToAPage() throws {
    let stage = Stage(open: nil)
    try stage.driver.tap("Buttons")
    #expect(stage.model.path == [.buttons])
    stage.expectFresh()
  }

  @Test func oneModelIsFollowedByBothLayers() throws {
    let stage = Stage(open: "controls/toggles")
    try stage.driver.tap("On#1")
    #expect(stage.model.isOn == false)
    let states = stage.nodes.compactMap {
      if case .toggle(let toggle) = $0.element, toggle.title == "On" { toggle.isOn } else { nil }
    }
    #expect(states == [false, false])
    stage.expectFresh()
  }

  @Test func textOfSeveralLinesIsTheModelsInBothLayers() throws {
    let stage = Stage(open: "controls/input")
    #expect(stage.model.path == [.input])
    let texts = { stage.nodes.compactMap { if case .textEditor(let editor) = $0.element { editor.text } else { nil } } }
    #expect(texts() == [stage.model.notes, stage.model.notes])
    let editors = stage.nodes.filter { if case .textEditor = $0.element { true } else { false } }
    for (index, editor) in editors.enumerated() {
      stage.frontEnd.send(.edit(editor.id, text: "typed \(index)"))
      #expect(stage.model.notes == "typed \(index)" && texts() == ["typed \(index)", "typed \(index)"])
    }
    stage.expectFresh()
  }

  private func element<Found>(_ stage: Stage, _ pick: (Element) -> Found?) -> [(id: NodeID, found: Found)] {
    stage.nodes.compactMap { node in pick(node.element).map { (node.id, $0) } }
  }

  @Test func rowsAreSwipedInBothLayers() throws {
    let stage = Stage(open: "controls/swipes")
    func rows(_ text: String) -> [(id: NodeID, found: RowElement)] {
      element(stage) { if case .row(let row) = $0, row.text == text { row } else { nil } }
    }
    #expect(
      rows("Apple").map { $0.found.actions.map(\.title) } == [["Favourite", "Delete"], ["Favourite", "Delete"]])
    for layer in 0..<2 {
      let row = rows("Apple")[layer]
      stage.frontEnd.send(.action(row.id, actionID: row.found.actions[0].id))
      #expect(stage.model.favourites.contains("Apple") == (layer == 0))
      stage.expectFresh()
    }
    let plum = rows("Plum")[0]
    stage.frontEnd.send(.action(plum.id, actionID: plum.found.actions[1].id))
    #expect(stage.model.fruits == ["Apple", "Pear"])
    #expect(rows("Plum").isEmpty)
    stage.expectFresh()
  }

  @Test func shapesAreDrawnByTheImperativeLayer() {
    let stage = Stage(open: "controls/shapes")
    #expect(element(stage) { if case .shape(let shape) = $0 { shape } else { nil } }.count == 5)
    let drawings = element(stage) { if case .drawing(let drawing) = $0 { drawing } else { nil } }.map(\.found)
    #expect(drawings.map(\.commands.count) == [1, 1, 1, 1, 1])
    stage.expectFresh()
  }

  @Test func tabsAndSplitViewsAreThereInBothLayers() throws {
    var stage = Stage(open: "controls/tabs")
    var tabs = element(stage) { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.map { $0.found.tabs.map(\.title) } == [["First", "Second"], ["First", "Second"]])
    for tab in tabs { stage.frontEnd.send(.choose(tab.id, index: 1)) }
    tabs = element(stage) { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.map(\.found.selectedIndex) == [1, 1])
    stage.expectFresh()
    stage = Stage(open: "controls/split")
    #expect(element(stage) { if case .split(let split) = $0 { split } else { nil } }.count == 3)
    for layer in 1...2 { try stage.driver.tap("Mint#\(layer)") }
    let texts = element(stage) { if case .label(let label) = $0 { label.text } else { nil } }.map(\.found)
    #expect(texts.count { $0 == "Mint" } >= 2)
    stage.expectFresh()
  }

  @Test func aRatingIsSetFromAnySideOfEachBorder() {
    let stage = Stage(open: "controls/interop")
    #expect(stage.ratings.count == 4)
    #expect(stage.ratings.map(\.attributes.accessibility.value) == Array(repeating: "3 of 5", count: 4))
    var expected = 3
    for index in 0..<4 {
      stage.frontEnd.send(.increment(stage.ratings[index].id))
      stage.frontEnd.send(.decrement(stage.ratings[index].id))
      stage.frontEnd.send(.adjust(stage.ratings[index].id, value: Double(index + 1)))
      expected = index + 1
      #expect(stage.model.rating == expected)
      #expect(stage.ratings.map(\.attributes.accessibility.value) == Array(repeating: "\(expected) of 5", count: 4))
      stage.expectFresh()
    }
    stage.model.rating = 5
    Turn.shared.flush()
    stage.frontEnd.send(.increment(stage.ratings[3].id))
    #expect(stage.model.rating == 5)
    #expect(stage.ratings.map(\.attributes.accessibility.value) == Array(repeating: "5 of 5", count: 4))
    stage.expectFresh()
  }

  @Test func aRatingIsTouchedOnAnySideOfEachBorder() throws {
    let stage = Stage(open: "controls/interop")
    for index in 0..<4 {
      let control = stage.ratings[index]
      let tree = stage.frontEnd.tree
      let box = try #require(tree.parent(of: control.id))
      let row = try #require(control.children.first)
      let stars = try #require(tree[row]?.children.first)
      stage.frontEnd.place(stars, at: SceneRect(x: 0, y: 0, width: 100, height: 20))
      func send(_ phase: PointerReport.Phase, _ x: Double) {
        let report = PointerReport(phase, start: ScenePoint(x: 70, y: 10), location: ScenePoint(x: x, y: 10))
        stage.frontEnd.send(.pointer(box, report))
      }
      send(.began, 70)
      #expect(stage.model.rating == 4)
      send(.moved, 30)
      #expect(stage.model.rating == 2)
      send(.moved, -5)
      #expect(stage.model.rating == 0)
      send(.moved, 500)
      send(.ended, 500)
      #expect(stage.ratings.map(\.attributes.accessibility.value) == Array(repeating: "5 of 5", count: 4))
      stage.expectFresh()
    }
  }
}
