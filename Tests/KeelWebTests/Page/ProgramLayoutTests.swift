import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

extension WebPage {
  fileprivate func arrange(_ id: NodeID, _ children: MeasuredChildren, round: Int) -> [String] {
    arrange([MeasuredNode(id: id, round: round, children: children)])
  }
}

/// Layouts of the program, guides and choices, with sizes that a page has measured.
@MainActor @Suite struct PageLayoutTests {
  /// Places its children below each other, each as wide as the layout.
  private final class Rows: SceneArranging {
    /// The number of further proposals for which it asks.
    var asks = 0

    func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
      let width = proposal.width ?? 100
      return SceneSize(width: width, height: heights(width, children).reduce(0, +))
    }

    func places(
      in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
      var y = 0.0
      return heights(size.width, children).map { height in
        defer { y += height }
        return (SceneRect(x: 0, y: y, width: size.width, height: height), LayoutProposal(width: size.width))
      }
    }

    private func heights(_ width: Double, _ children: any ArrangedChildren) -> [Double] {
      for ask in 0..<asks { _ = children.size(of: 0, in: LayoutProposal(width: Double(ask) / 10)) }
      return (0..<children.count).map { children.size(of: $0, in: LayoutProposal(width: width)).height }
    }

    func guide(
      _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> Double? { nil }
  }

  private func measured(_ text: String) throws -> MeasuredChildren {
    try #require(MeasuredChildren(wire: text))
  }

  @Test func aPageAsksForSizesAndIsToldPlaces() throws {
    let layout = Sketch.node(
      .arranged(ArrangedElement(SceneArrangement(Rows()))), [Sketch.label("one"), Sketch.label("two words")])
    let page = Pages.page(layout)
    let id = layout.id
    // Wide enough for both: the ideal sizes are enough.
    var answer = page.arrange(id, try measured("100 -;- - 30 20 80 20"), round: 0)
    #expect(answer.count == 1 && answer[0].contains("0 0 100 20;0 20 100 20") && !answer[0].contains("data-q"))
    // The same sizes change nothing.
    #expect(try page.arrange(id, measured("100 -;- - 30 20 80 20"), round: 1) == [])
    // The second text does not fit: the page is asked for its size in that width.
    answer = page.arrange(id, try measured("50 -;- - 30 20 80 20"), round: 0)
    #expect(answer[0].contains("\"data-q\",\"50 -\""))
    answer = page.arrange(id, try measured("50 -;- - 30 20 80 20;50 - 30 20 45 40"), round: 1)
    #expect(answer[0].contains("0 0 50 20;0 20 50 40"))
  }

  /// Places its only child in the trailing half, less a margin, and no wider than 300 points.
  private final class TrailingHalf: SceneArranging {
    func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
      SceneSize(width: proposal.width ?? 100, height: 44)
    }
    func places(
      in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
      let width = min(300, size.width / 2 - 16)
      return [(SceneRect(x: size.width - width - 16, y: 4, width: width, height: 36), LayoutProposal(width: width))]
    }
    func guide(
      _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> Double? { nil }
  }

  @Test func placesFollowTheRoomBetweenTwoMeasurements() throws {
    let layout = Sketch.node(.arranged(ArrangedElement(SceneArrangement(TrailingHalf()))), [Sketch.label("one")])
    var frame = SceneFrame()
    frame.maxWidth = .infinity
    let page = Pages.page(Sketch.node(.box(BoxElement(frame: frame)), [layout]))
    func answer(_ width: Double) throws -> String {
      try page.arrange(layout.id, measured("\(width) -;- - 30 20"), round: 0).joined()
    }
    #expect(try answer(400).contains("200 4 184 36"))
    // Half of another length is meant, although browsers round lengths.
    let second = try answer(401.01)
    #expect(second.contains("0+50 4 -16+50 36") && second.contains("inline-size:100%;block-size:2.75rem"), "\(second)")
    for width in [390, 320.5, 600.33] { #expect(try answer(width) == "") }
    // From 632 points on the child has its largest width.
    #expect(try answer(700) != "")
    #expect(try answer(800).contains("-316+100 4 300 36"))
    #expect(try answer(1200) == "")
    // Without room of its own, the places are numbers.
    #expect(try page.arrange(layout.id, measured("- -;- - 30 20"), round: 0).joined().contains("50 4 34 36"))
  }

  @Test func nodesThatAreMeasuredTogetherHaveOneAnswer() throws {
    let layouts = (0..<3).map { _ in
      Sketch.node(.arranged(ArrangedElement(SceneArrangement(Rows()))), [Sketch.label("one")])
    }
    let page = Pages.page(Sketch.node(.stack(StackElement(axis: .vertical)), layouts))
    let nodes = try layouts.map { MeasuredNode(id: $0.id, round: 0, children: try measured("100 -;- - 30 20")) }
    let answer = page.arrange(nodes)
    #expect(answer.count == 1 && layouts.allSatisfy { answer[0].contains("\"\($0.id.wire)\"") }, "\(answer)")
    #expect(page.arrange(nodes) == [])
    // What is not in the page has no effect on the others.
    let lost = MeasuredNode(id: NodeID(rawValue: 9_999), round: 0, children: nodes[0].children)
    let other = MeasuredNode(id: layouts[1].id, round: 0, children: try measured("50 -;- - 30 20"))
    #expect(page.arrange([lost, other]).joined().contains("0 0 50 20"))
  }

  @Test func aChangedLayoutIsComputedFromTheKnownSizes() throws {
    let rows = Rows()
    let layout = Sketch.node(.arranged(ArrangedElement(SceneArrangement(rows))), [Sketch.label("one")])
    let page = Pages.page(layout)
    _ = page.arrange(layout.id, try measured("100 -;- - 30 20"), round: 0)
    let other = Rows()
    #expect(page.frame(.update(layout.id, .arranged(ArrangedElement(SceneArrangement(other))))) == "")
    let upside = Flat()
    let frame = page.frame(.update(layout.id, .arranged(ArrangedElement(SceneArrangement(upside)))))
    #expect(frame.contains("\"data-p\",\"1 2 3 4\""))
  }

  @Test func layersThatTheProgramLaysOutKeepTheElementsInThem() {
    let field = Sketch.field("Name")
    let layers = Sketch.node(.layers(LayersElement()), [field])
    let page = Pages.page(layers)
    for element in [.arranged(ArrangedElement(SceneArrangement(Rows()))), layers.element] {
      let frame = page.frame(.update(layers.id, element))
      // A description of the field would be a new one, without the caret.
      #expect(frame.contains("\"class\"") && !frame.contains("\"k\(field.id.wire)\""), "\(frame)")
    }
    // A view that becomes another container is described again.
    #expect(page.frame(.update(layers.id, .stack(StackElement()))).contains("\"k\(field.id.wire)\""))
  }

  private final class Flat: SceneArranging {
    func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
      SceneSize(width: .nan, height: -3)
    }
    func places(
      in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> [(frame: SceneRect, proposal: LayoutProposal)] { [(SceneRect(x: 1, y: 2, width: 3, height: 4), proposal)] }
    func guide(
      _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
    ) -> Double? { nil }
  }

  @Test func aLayoutThatDoesNotSettleIsReportedOnce() throws {
    let layout = Sketch.node(.arranged(ArrangedElement(SceneArrangement(Rows()))), [Sketch.label("one")])
    let page = Pages.page(layout)
    for round in 0..<WebPage.mostRounds {
      _ = page.arrange(layout.id, try measured("\(100 + round) -;- - 30 20"), round: round)
      #expect(page.takeUnsettled() == nil)
    }
    #expect(try page.arrange(layout.id, measured("99 -;- - 30 20"), round: WebPage.mostRounds) == [])
    let event = try #require(page.takeUnsettled())
    // The window names the view, as for geometry.
    guard case .accepted(.geometry(let reports, round: let round)) = page.receive(event, number: 1) else {
      Issue.record("The event is refused.")
      return
    }
    #expect(reports.map(\.node) == [layout.id] && round == GeometryReport.maximumRounds + 1)
    _ = page.arrange(layout.id, try measured("98 -;- - 30 20"), round: WebPage.mostRounds)
    #expect(page.takeUnsettled() == nil)
  }

  @Test func aPageThatAsksForEndlessProposalsIsLimited() throws {
    let rows = Rows()
    let layout = Sketch.node(.arranged(ArrangedElement(SceneArrangement(rows))), [Sketch.label("one")])
    let page = Pages.page(layout)
    rows.asks = 100
    _ = page.arrange(layout.id, try measured("29 -;- - 30 20"), round: 0)
    let asked = try #require(page.tree.entry(of: layout.id)?.arranged?.questions)
    #expect(asked.count == MeasuredChildren.mostProposals - 1)
  }

  @Test func theChoiceOfAPageDecidesWhatIsInReach() {
    let (wide, narrow) = (Sketch.button("Wide"), Sketch.button("Narrow"))
    let choice = Sketch.node(.firstFit(FirstFitElement(axes: [.horizontal])), [wide, narrow])
    let page = Pages.page(choice)
    #expect(page.events(.activate(wide.id)) == [.activate(wide.id)])
    _ = page.choose(1, in: choice.id)
    #expect(page.events(.activate(wide.id)) == [] && page.events(.activate(narrow.id)) == [.activate(narrow.id)])
    // What no page can choose has no effect.
    #expect(page.choose(2, in: choice.id) == [] && page.choose(0, in: wide.id) == [])
    #expect(page.events(.activate(narrow.id)) == [.activate(narrow.id)])
  }

  @Test func theChosenChildDecidesWhetherContainersFill() {
    let row = Sketch.node(
      .stack(StackElement(axis: .horizontal)), [Sketch.label("a"), Sketch.node(.spacer(SpacerElement()))])
    let choice = Sketch.node(.firstFit(FirstFitElement(axes: [.horizontal])), [row, Sketch.label("b")])
    let page = Pages.page(Sketch.node(.box(BoxElement()), [choice]))
    // Until the page has chosen, containers fill if any child does.
    #expect(page.description(of: choice.id)?.markup()["class"]?.contains("gx") == true)
    let frame = page.choose(1, in: choice.id).joined()
    #expect(
      frame.contains(choice.id.wire) && page.description(of: choice.id)?.markup()["class"]?.contains("gx") == false)
    #expect(page.choose(1, in: choice.id) == [])
  }

  @Test func guidesAreDistancesBeforeTheChildren() throws {
    let key = GuideKey(.horizontal, .start)
    let one = Sketch.label("one")
    let other = Sketch.node(
      .box(BoxElement(guides: [SceneGuide(key) { size, _ in size.width / 2 }])), [Sketch.label("o")])
    let column = Sketch.node(.stack(StackElement(alignment: .leading)), [one, other])
    let page = Pages.page(column)
    #expect(page.description(of: column.id)?.markup()["data-gl"] == "x")
    let guides = try #require(MeasuredGuides(wire: "30 20 80 20;\(other.id.wire) 0 0 80 20"))
    #expect(page.align(column.id, guides).joined().contains("\"data-p\",\"40 0;0 0\""))
    #expect(page.align(column.id, guides) == [])
    // Another closure, with the sizes that are known.
    let changed = BoxElement(guides: [SceneGuide(key) { _, _ in .nan }])
    #expect(page.frame(.update(other.id, .box(changed))).contains("\"data-p\",\"0 0;0 0\""))
    // Without the guide the page aligns the column itself.
    let frame = page.frame(.update(other.id, .box(BoxElement())))
    #expect(frame.contains("data-gl") && page.description(of: column.id)?.markup()["data-gl"] == nil)
  }

  @Test func ordinaryPagesHaveNothingToMeasure() {
    let baseline = SceneGuideLine(GuideKey(.vertical, .firstBaseline)) { size, _ in size.height }
    let row = Sketch.node(
      .stack(StackElement(axis: .horizontal, alignment: .leading, guide: baseline)), [Sketch.label("a")])
    let page = Pages.page(row, Sketch.node(.layers(LayersElement()), [Sketch.label("b")]))
    let document = page.document(resume: "r")
    for name in ["data-fit", "data-lay", "data-gl", "data-gb", "data-o"] { #expect(!document.contains(" \(name)=")) }
    #expect(page.description(of: row.id)?.markup()["data-s"]?.contains("align-items:baseline") == true)
  }

  @Test(arguments: [
    "", "5", "a b;- -", "5 5;", "5 5;- - 1", "5 5;- - - 1", "-1 5;- -", "1e9 1;- -", "nan 1;- -",
    "1 1" + String(repeating: ";- -", count: 25),
  ])
  func malformedMeasurementsAreRefused(_ text: String) {
    #expect(MeasuredChildren(wire: text) == nil)
  }
}
