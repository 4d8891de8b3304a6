import Combine
import Testing

/// A file that imports Combine alone also finds what Foundation has for the network, and the units of time of Dispatch.
@Suite struct CombineImportTests {
  @Test func requestsAreFound() throws {
    let request = URLRequest(url: try #require(URL(string: "http://localhost/")))
    #expect(request.httpMethod == "GET")
    #expect(URLSessionConfiguration.ephemeral.httpAdditionalHeaders?.isEmpty ?? true)
  }

  @Test func unitsOfTimeAreFound() {
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC && NSEC_PER_SEC == MSEC_PER_SEC * NSEC_PER_MSEC)
    #expect(DispatchTimeInterval.nanoseconds(Int(2 * NSEC_PER_SEC)) == .seconds(2))
  }
}
