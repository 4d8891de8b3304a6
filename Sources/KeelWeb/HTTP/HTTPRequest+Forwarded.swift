extension HTTPRequest {
  /// The request as it arrived at the proxy that forwarded it.
  ///
  /// Only the last item of each list is trusted, because the proxy itself has added it. A client can forge the others.
  /// If the last item is unreadable, the peer is unknown and never this machine.
  var asItCameToTheProxy: HTTPRequest {
    var request = self
    request.peer = lastItem("x-forwarded-for").flatMap { Peer(forwarded: $0) } ?? .unknown
    if let scheme = lastItem("x-forwarded-proto") { request.isSecure = scheme.lowercased() == "https" }
    if let host = lastItem("x-forwarded-host") {
      request.headers = HTTPHeaders(
        headers.fields.filter { $0.name != "host" }.map { ($0.name, $0.value) } + [("host", host)])
    }
    return request
  }

  private func lastItem(_ name: String) -> String? {
    headers.all(name).last?.split(separator: ",", omittingEmptySubsequences: false).last.map { trimmed($0) }
  }
}
