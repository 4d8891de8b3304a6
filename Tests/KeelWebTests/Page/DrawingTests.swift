import Conformance
import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// Drawings are SVG, of which a change sends only the commands that differ.
@MainActor @Suite(.serialized) struct DrawingTests {
  private func line(_ index: Int, _ x: Double = 0) -> DrawingCommand {
    .stroke(
      DrawingPath([.move(to: ScenePoint(x: x, y: Double(index))), .line(to: ScenePoint(x: 10, y: 2))]), .color(.red),
      DrawingStroke())
  }

  private func element(_ commands: [DrawingCommand], size: SceneSize? = SceneSize(width: 100, height: 50)) -> Element {
    .drawing(DrawingElement(commands: commands, size: size))
  }

  private func document(_ commands: [DrawingCommand], size: SceneSize? = nil, label: String = "") -> String {
    Pages.page(Sketch.node(element(commands, size: size), label: label)).document(resume: "r")
  }

  @Test func oneChangeAmongThousandsIsOneOperation() {
    let node = Sketch.node(element((0..<10_000).map { line($0) }))
    let page = Pages.page(node)
    var changed = (0..<10_000).map { line($0) }
    changed[4321] = line(4321, 7.5)
    #expect(
      page.frame(.update(node.id, element(changed)))
        == "[\"p\",1,[[1,\"\(String(node.id.rawValue, radix: 36)).0.4321\",\"d\",\"M7.5 4321L10 2\"]]]")
    changed.append(line(1))
    let appended = page.frame(.update(node.id, element(changed)))
    #expect(appended.utf8.count < 200 && appended.contains("[2,\"\(String(node.id.rawValue, radix: 36)).0\",10000,"))
    // Another size changes the view box alone.
    let resized = page.frame(.update(node.id, element(changed, size: SceneSize(width: 60, height: 50))))
    #expect(resized.contains("\"viewBox\",\"0 0 60 50\"") && resized.utf8.count < 80)
  }

  /// A chart was stretched until it was drawn for its new room, with wide or narrow letters.
  @Test func wordsAreNotStretchedUntilTheyAreDrawnForTheirRoom() {
    let words = DrawingCommand.group(
      DrawingGroup(commands: [.text(DrawingText(["Mon"], at: ScenePoint(x: 1, y: 2)))]))
    func ratio(_ command: DrawingCommand, _ geometry: GeometryInterest) -> Bool {
      var node = Sketch.node(element([command]))
      node.attributes.geometry = geometry
      return Pages.page(node).document(resume: "r").contains("preserveAspectRatio=\"none\"")
    }
    #expect(!ratio(words, .size) && ratio(words, .none))
    #expect(ratio(line(1), .size))
  }

  @Test func aDrawingWithoutANameIsDecoration() {
    #expect(document([line(1)]).contains("class=\"drawing room\" aria-hidden=\"true\""))
    let named = document([line(1)], label: "A <line>")
    #expect(
      named.contains("role=\"img\" aria-label=\"A &lt;line&gt;\"") || named.contains("aria-label=\"A &lt;line&gt;\""))
    #expect(!named.contains("class=\"drawing room\" aria-hidden"))
  }

  @Test("The table of a drawing is in the page, its texts are harmless, and a changed cell is one operation")
  func tables() {
    func element(_ value: String) -> Element {
      let table = DrawingTable(columns: ["Month", "<b>"], rows: [["May", "3"], ["June", value]])
      return .drawing(DrawingElement(commands: [line(1)], table: table))
    }
    let node = Sketch.node(element("<script>"), label: "Sales")
    let page = Pages.page(node)
    let written = page.document(resume: "r")
    #expect(written.contains("<th>&lt;b&gt;</th>") && written.contains("<td>&lt;script&gt;</td>"))
    // A picture would hide the table from assistive technology.
    #expect(written.contains("role=\"group\" aria-label=\"Sales\"") && !written.contains("role=\"img\""))
    let changed = page.frame(.update(node.id, element("5")))
    #expect(changed.contains("\"5\"") && !changed.contains("May") && changed.utf8.count < 60)
  }

  @Test func textsAreHarmless() {
    let text = DrawingText(["</text><script>alert(1)</script>\u{202E}"], at: ScenePoint(x: 0, y: 0))
    let written = document([.text(text)])
    #expect(written.contains("&lt;script&gt;") && !written.contains("<script>alert") && !written.contains("\u{202E}"))
  }

  @Test func gradientsClipsAndFiltersHaveNamesOfTheirNode() {
    let stops = [
      SceneGradient.Stop(color: .red, location: 0), SceneGradient.Stop(color: .blue, opacity: 0.5, location: 1),
    ]
    let path = DrawingPath([.move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 1, y: 1))])
    let node = Sketch.node(
      element([
        .fill(path, .linear(stops, from: ScenePoint(x: 0, y: 0), to: ScenePoint(x: 8, y: 0)), isEvenOdd: true),
        .group(DrawingGroup(clip: .init(path), opacity: 0.5, filters: [.blur(radius: 3)], commands: [line(1)])),
      ]))
    let written = Pages.page(node).document(resume: "r")
    let name = "k" + String(node.id.rawValue, radix: 36) + "-d"
    #expect(
      written.contains(
        "<linearGradient id=\"\(name)1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"8\" y2=\"0\">"))
    #expect(written.contains("<stop offset=\"1\" stop-color=\"var(--blue)\" stop-opacity=\"0.5\">"))
    #expect(written.contains("fill=\"url(#\(name)1)\" fill-rule=\"evenodd\""))
    #expect(written.contains("clip-path=\"url(#\(name)2)\" filter=\"url(#\(name)3)\" opacity=\"0.5\""))
  }

  @Test func aRepeatedPictureIsAPattern() {
    let data = ImageData(bytes: Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'></svg>".utf8))
    let tile = DrawingTile(
      data, part: SceneRect(x: 0.5, y: 0, width: 0.5, height: 1), in: SceneRect(x: 2, y: 3, width: 30, height: 40),
      opacity: 0.5)
    let path = DrawingPath([.move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 1, y: 1))])
    let node = Sketch.node(
      element([.fill(path, .tiles(tile)), .fill(path, .tiles(DrawingTile(ImageData(bytes: [1]), in: tile.area)))]))
    let written = Pages.page(node).document(resume: "r")
    let name = "k" + String(node.id.rawValue, radix: 36) + "-d1"
    #expect(
      written.contains(
        "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" x=\"2\" y=\"3\" width=\"30\" height=\"40\"><image"))
    #expect(
      written.contains("x=\"-30\" y=\"0\" width=\"60\" height=\"40\" preserveAspectRatio=\"none\" opacity=\"0.5\""))
    #expect(written.contains("fill=\"url(#\(name))\""))
    // Browsers do not know the format of the other one.
    #expect(written.components("<pattern") == 1 && written.contains("fill=\"none\""))
  }

  @Test func symbolsInDrawingsAreDefinedBeforeTheyAreUsed() {
    let node = Sketch.node(element([]))
    let page = Pages.page(node)
    let symbol = DrawingCommand.symbol(Symbol("star"), in: SceneRect(x: 0, y: 0, width: 20, height: 10))
    let frame = page.frame(.update(node.id, element([symbol])))
    #expect(frame.hasPrefix("[\"p\",1,[[11,[\"symbol\""))
    #expect(frame.contains("\"href\":\"#s-star\",\"x\":\"5\",\"y\":\"0\",\"width\":\"10\",\"height\":\"10\""))
  }
}

/// Pages report the geometry of nodes that the program asks about.
@MainActor @Suite(.serialized) struct PageGeometryTests {
  private func asked(_ interest: GeometryInterest) -> Subtree {
    var node = Sketch.node(.geometryReader)
    node.attributes.geometry = interest
    return node
  }

  @Test func nodesThatAreAskedAboutAreMarked() {
    let written = Pages.page(asked(.size), asked(.frame), asked(.none)).document(resume: "r")
    #expect(written.components("data-g=\"s\"") == 1 && written.components("data-g=\"f\"") == 1)
  }

  @Test func aReportIsReadAndJudged() throws {
    let node = asked(.frame)
    let page = Pages.page(node, asked(.size))
    let id = String(node.id.rawValue, radix: 36)
    guard case .geometry(let patch, let event) = try Pages.event("[25,0,2,[\"\(id)\",1.5,-2,30,40.25]]") else {
      return #expect(Bool(false))
    }
    let report = GeometryReport(node: node.id, frame: SceneRect(x: 1.5, y: -2, width: 30, height: 40.25))
    #expect(patch == 0 && event == .geometry([report], round: 2))
    #expect(page.events(event) == [event])
  }

  @Test func olderMeasurementsAndThoseOfPatchesToComeAreDropped() {
    let label = Sketch.label("One")
    let page = Pages.page(asked(.size), label)
    _ = page.frame(.update(label.id, .label(LabelElement(text: "Two"))))
    _ = page.frame(.update(label.id, .label(LabelElement(text: "Three"))))
    #expect(page.sequence == 2)
    #expect(page.takesMeasurement(after: 1) && page.takesMeasurement(after: 1) && page.takesMeasurement(after: 2))
    #expect(!page.takesMeasurement(after: 1) && !page.takesMeasurement(after: 3))
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(_ text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }
}
