import Testing

@testable import KeelWeb

/// The query of an address is a part of the place in the app.
@Suite(.serialized) @MainActor struct QueryTests {
  @Test func aPageBeginsAtThePlaceWithItsQuery() {
    let server = TestServer()
    let answer = server.response(server.answer("/search", query: "q=tea&page=a%20b"))
    #expect(answer.status == 200 && server.scenes[0].opened == ["search?q=tea&page=a%20b"])
  }

  @Test func anAppThatDoesNotKnowTheQueryOpensThePathAlone() {
    let server = TestServer()
    let answer = server.response(server.answer("/search", query: "from=mail"))
    #expect(answer.status == 200 && server.scenes[0].opened == ["search?from=mail", "search"])
    // The tab is stored under the path that the browser then shows.
    #expect(server.sessions.browsers.values.first?.sessions.values.first?.path == "search")
    #expect(server.response(server.answer("/nowhere", query: "from=mail")).status == 404)
    // The first page has no name.
    #expect(server.response(server.answer("/", query: "from=mail")).status == 200)
  }

  @Test func aReloadContinuesTheTabAtThePlaceWithItsQuery() {
    let server = TestServer()
    let page = server.load()
    page.join()
    server.scenes[0].go(to: "search?q=tea")
    page.channel.cut()
    let reload = [("Cache-Control", "max-age=0")]
    let again = server.response(server.answer("/search", query: "q=tea", cookie: page.cookie, headers: reload))
    #expect(again.status == 200 && server.openScenes.count == 1)
    let other = server.response(server.answer("/search", query: "q=milk", cookie: page.cookie, headers: reload))
    #expect(other.status == 200 && server.openScenes.count == 2)
  }

  @Test func pairingGoesOnToThePlaceWithItsQuery() {
    #expect(Form.relativePath("search?q=tea%20two&page=2") == "search?q=tea%20two&page=2")
    #expect(Form.relativePath("search?q=a//b") == nil && Form.relativePath("search#tea") == nil)
  }
}
