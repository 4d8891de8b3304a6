import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Rows whose text is longer than a line.
@MainActor @Suite struct LongRowTests {
  private let words = "The connection to the server was closed before an answer came, and three more attempts failed."

  private func place(_ text: String, _ app: TestApp) -> Int? {
    app.screen.compose()
    return app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.range(text) != nil }
  }

  @Test func aLongTextIsShownInFull() throws {
    let long = row(words)
    let app = TestApp(columns: 40, rows: 20, page("", list(section("", "", [long, row("Next")]))))
    let first = try #require(place("The connection", app))
    let last = try #require(place("failed.", app))
    #expect(last - first == 2 && place("Next", app) == last + 1)
    #expect(!app.text.contains("…"))
    let stop = try #require(app.screen.stops.first { $0.id == long.id })
    #expect(stop.rect.height == 3)
    app.press(.down)
    #expect(app.screen.focusedNode != long.id)
  }

  @Test func theHeightFollowsTheTextAndTheWidth() throws {
    let long = row(words)
    let app = TestApp(columns: 40, rows: 20, page("", list(section("", "", [long, row("Next")]))))
    let next = try #require(place("Next", app))
    app.apply(.update(long.id, .row(RowElement(text: "Short"))))
    #expect(place("Next", app) == next - 2)
    app.apply(.update(long.id, .row(RowElement(text: words))))
    #expect(place("Next", app) == next)
    // A list is 88 columns wide at most, in which the text has two lines.
    app.screen.resize(columns: 120, rows: 20)
    #expect(place("Next", app) == next - 1)
  }

  @Test func marksBesideALongTextStayAtTheEdge() throws {
    var element = RowElement(text: words, hasDisclosure: true, badge: "12")
    element.image = Symbol("star")
    let app = TestApp(columns: 40, rows: 20, page("", list(section("", "", [node(.row(element)), row("Next")]))))
    let first = try #require(place("12", app))
    #expect(place("The connection", app) == first && place("failed.", app) != first)
    #expect(!app.text.contains("…"))
  }

  @Test func aTextCannotLookLikeSeveralRows() {
    let app = TestApp(
      columns: 40, rows: 20, page("", list(section("", "", [row("Harbour at the\nold Lighthouse"), row("Next")]))))
    #expect(place("Harbour", app) == place("Lighthouse", app))
  }

  @Test func aTextBesideAnotherHasOneLine() throws {
    let element = RowElement(text: words, secondaryText: "Now")
    let app = TestApp(columns: 40, rows: 20, page("", list(section("", "", [node(.row(element)), row("Next")]))))
    let line = try #require(place("Now", app))
    #expect(place("Next", app) == line + 1)
  }
}
