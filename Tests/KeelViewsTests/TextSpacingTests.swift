import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The spacing, the digits and the sizes of parts of a text.
@MainActor @Suite(.serialized) struct TextSpacingTests {
  @Test func attributesOfTheWholeTextAreThoseOfItsFont() {
    let label = firstLabel(Text("12:30").tracking(2).monospacedDigit())
    #expect(label?.font == SceneFont(hasMonospacedDigits: true, tracking: 2))
    #expect(label?.runs == [])
  }

  @Test func modifiersOfViewsReachTheTextsInThem() {
    let label = firstLabel(VStack { Text("12:30") }.kerning(1.5).monospacedDigit())
    #expect(label?.font == SceneFont(hasMonospacedDigits: true, tracking: 1.5))
  }

  @Test func aFontCanHaveDigitsOfOneWidth() {
    #expect(firstLabel(Text("1").font(.title.monospacedDigit()))?.font.hasMonospacedDigits == true)
  }

  @Test func partsHaveSizesAndPositionsOfTheirOwn() {
    let label = firstLabel(
      Text("21").font(.system(size: 60)) + Text("°C").font(.title2).baselineOffset(20) + Text(" now").tracking(3))
    #expect(label?.text == "21°C now")
    #expect(label?.font.size == 60)
    #expect(
      label?.runs == [
        TextRun("21"), TextRun("°C", font: SceneFont(style: .title2), baselineOffset: 20),
        TextRun(" now", font: SceneFont(), tracking: 3),
      ])
  }

  @Test func linesAreApart() async throws {
    #expect(firstLabel(VStack { Text("A") }.lineSpacing(6))?.lineSpacing == 6)
    #expect(firstLabel(Text("A").lineSpacing(.nan))?.lineSpacing == 0)
    // Three lines of 16 points, and two distances.
    final class Log { var heights: [Double] = [] }
    let log = Log()
    let stage = ViewStage(
      Text(verbatim: "one\ntwo\nthree").lineSpacing(10)
        .onGeometryChange(for: Double.self) {
          Double($0.size.height)
        } action: {
          log.heights.append($0)
        })
    await stage.driver.settle()
    #expect(log.heights.last == 68)
  }

  @Test func hostileDistancesAreLimited() {
    #expect(firstLabel(Text("A").tracking(.infinity))?.font.tracking == 100)
    #expect(firstLabel(Text("A").tracking(.nan))?.font.tracking == 0)
    #expect(firstLabel(Text("A").baselineOffset(-.infinity))?.runs.first?.baselineOffset == -1000)
  }
}
