import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Views follow the geometry that the front end reports.
@MainActor @Suite(.serialized) struct GeometryTests {
  private func readers(_ frontEnd: HeadlessFrontEnd) -> [NodeID] {
    frontEnd.tree.inReadingOrder().filter { $0.element == .geometryReader }.map(\.id)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SceneRect {
    SceneRect(x: x, y: y, width: width, height: height)
  }

  @Test func aReaderHasTheSizeThatIsReported() async throws {
    let stage = ViewStage(VStack { GeometryReader { Text("\(Int($0.size.width))x\(Int($0.size.height))") } })
    #expect(stage.texts == ["1,024x768"])
    await stage.driver.settle()
    // By default the front end reports what was assumed, which evaluates nothing again.
    #expect(stage.texts == ["1,024x768"] && stage.frontEnd.log.count(of: .update) == 0)
    let reader = try #require(readers(stage.frontEnd).first)
    #expect(stage.frontEnd.tree.attributes(of: reader)?.geometry == .size)
    let change = stage.change { stage.frontEnd.place(reader, at: rect(10, 20, 300, 200)) }
    #expect(stage.texts == ["300x200"] && change.bodies == 1 && change.operations.count == 1)
    // Its position interests nobody.
    #expect(stage.change { stage.frontEnd.place(reader, at: rect(50, 60, 300, 200)) } == (0, []))
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(stage.texts == ["300x200"])
    stage.expectFresh()
  }

  @Test func framesAreThoseOfTheWindowOrOfNamedSpaces() async throws {
    let stage = ViewStage(
      VStack {
        VStack {
          GeometryReader { geometry in
            Text("\(Int(geometry.area(in: .global).x)) \(Int(geometry.area(in: .named("outer")).x))")
            Text("\(Int(geometry.area(in: .local).x))")
          }
        }.coordinateSpace(name: "outer")
      })
    await stage.driver.settle()
    let reader = try #require(readers(stage.frontEnd).first)
    #expect(stage.frontEnd.tree.attributes(of: reader)?.geometry == .frame)
    let outer = try #require(stage.frontEnd.tree.parent(of: reader))
    #expect(stage.frontEnd.tree.attributes(of: outer)?.geometry == .frame)
    stage.frontEnd.place(outer, at: rect(100, 0, 400, 400))
    stage.frontEnd.place(reader, at: rect(130, 0, 300, 200))
    #expect(stage.texts == ["130 30", "0"])
    stage.frontEnd.place(reader, at: rect(150, 0, 300, 200))
    #expect(stage.texts == ["150 50", "0"])
  }

  @MainActor @Observable final class Log {
    var lengths: [Double] = []
    var pairs: [String] = []
  }

  @Test func changesOfGeometryAreReportedOnceEach() async throws {
    let log = Log()
    let stage = ViewStage(
      VStack {
        Text("Measured")
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            log.lengths.append($0)
          }
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            log.pairs.append("\(Int($0)) \(Int($1))")
          }
      })
    await stage.driver.settle()
    // Eight characters in one line.
    #expect(log.lengths == [64] && log.pairs == ["16 16"])
    let label = try #require(
      stage.frontEnd.tree.inReadingOrder().first { if case .label = $0.element { true } else { false } })
    stage.frontEnd.place(label.id, at: rect(0, 0, 200, 16))
    stage.frontEnd.place(label.id, at: rect(0, 9, 200, 20))
    #expect(log.lengths == [64, 200] && log.pairs == ["16 16", "16 20"])
  }

  @Test func aSpacerInARegionInAReaderFillsTheHeightOfTheReader() async throws {
    let log = Log()
    let stage = ViewStage(
      GeometryReader { reader in
        ScrollView {
          VStack(spacing: 0) {
            Text("Top")
            Spacer()
            Color.blue.frame(height: 20)
              .onGeometryChange(for: Double.self) {
                $0.area(in: .global).y
              } action: {
                log.lengths.append($0)
              }
          }
          .frame(minHeight: reader.size.height)
        }
      })
    await stage.driver.settle()
    #expect(log.lengths.last.map { $0.rounded() } == 748)
  }

  private struct Passing: View {
    let log: Log
    var body: some View {
      VStack { if log.lengths.isEmpty { GeometryReader { _ in Text("Here") } } else { Text("Gone") } }
    }
  }

  @Test func aRemovedReaderIsNoLongerAskedAbout() async {
    let log = Log()
    let stage = ViewStage(Passing(log: log))
    await stage.driver.settle()
    let reader = readers(stage.frontEnd)[0]
    stage.change { log.lengths = [1] }
    #expect(stage.texts == ["Gone"])
    #expect(
      stage.frontEnd.tree.verdict(on: .geometry([.init(node: reader, frame: rect(0, 0, 1, 1))], round: 0)) == .late)
  }

  @Test func aLayoutThatDoesNotSettleIsReportedByName() async throws {
    let stage = ViewStage(
      VStack { GeometryReader { Text("\(Int($0.size.width))") }.accessibilityIdentifier("unsteady") })
    await stage.driver.settle()
    let reader = try #require(readers(stage.frontEnd).first)
    let round = GeometryReport.maximumRounds
    func send(_ width: Double, _ round: Int) -> [RuntimeWarning.Report] {
      RuntimeWarning.withCapture {
        stage.frontEnd.send(.geometry([GeometryReport(node: reader, frame: rect(0, 0, width, 9))], round: round))
      }
    }
    #expect(send(500, round).isEmpty && stage.texts == ["500"])
    let reports = send(600, round + 1)
    #expect(reports.count == 1 && stage.texts == ["500"])
    #expect(reports.first?.happened.contains("unsteady") == true)
  }

  @Test func aReaderKnowsTheInsetsThatItTouches() async throws {
    for (edges, text) in [(Edge.Set(), "50 40"), (.top, "0 40"), (.all, "0 0")] {
      let stage = ViewStage(
        GeometryReader { geometry in
          Text("\(Int(geometry.safeAreaInsets.top)) \(Int(geometry.safeAreaInsets.bottom))")
        }
        .ignoresSafeArea(edges: edges))
      await stage.driver.settle()
      #expect(stage.texts == ["0 0"])
      stage.frontEnd.safeAreaInsets = SceneInsets(top: 50, bottom: 40)
      await stage.driver.settle()
      #expect(stage.texts == [text], "\(edges)")
    }
  }

  @Test func aClosureFramesAViewByItsContainer() async throws {
    let stage = ViewStage(Text("Half").framed(along: .horizontal, .center) { length, _ in length / 2 })
    await stage.driver.settle()
    let widths = stage.frontEnd.tree.inReadingOrder().compactMap { node -> Double? in
      if case .box(let box) = node.element { box.frame.minWidth } else { nil }
    }
    #expect(widths == [512])
  }
}
