import Testing

@testable import KeelWeb

/// Addresses of pages that exist only in the tab in which they were opened.
@Suite(.serialized) @MainActor struct NearestPageTests {
  let server = TestServer()

  @Test func anAddressThatOnlyAnotherTabHasOpensTheNearestPageAndSaysSo() {
    let answer = server.load("/nowhere/near/page")
    #expect(answer.status == 200)
    #expect(answer.document.contains(" data-path data-"))
    let notice = "“/nowhere/near/page” cannot be opened here. This is the nearest page."
    #expect(answer.document.contains("data-notice=\"\(notice)\""), "\(answer.document)")
    answer.join()
    #expect(server.openScenes.count == 1)
    #expect(!server.load().document.contains("data-notice"))
  }

  @Test func aTabThatIsThereIsContinuedInstead() {
    let page = server.load()
    page.join()
    server.scenes[0].change()
    server.scenes[0].go(to: "nowhere/near/page")
    page.channel.cut()
    let again = server.load("/nowhere/near/page", cookie: page.cookie)
    #expect(again.token == page.token && again.document.contains("count 1"))
    #expect(!again.document.contains("data-notice") && server.openScenes.count == 1)
  }
}
