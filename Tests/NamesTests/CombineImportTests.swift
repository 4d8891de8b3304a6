import Combine
import Testing

/// A file that imports Combine alone also finds what Foundation has for the network.
@Suite struct CombineImportTests {
  @Test func requestsAreFound() throws {
    let request = URLRequest(url: try #require(URL(string: "http://localhost/")))
    #expect(request.httpMethod == "GET")
    #expect(URLSessionConfiguration.ephemeral.httpAdditionalHeaders?.isEmpty ?? true)
  }
}
