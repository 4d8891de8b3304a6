import SwiftNavigation
import Testing

/// A file that imports SwiftNavigation alone.
@MainActor @Suite struct SwiftNavigationNameTests {
  @Test func bindingsAndStatesAreFound() {
    @UIBinding var alert: AlertState<Int>? = nil
    var seen: [String] = []
    let token = observe { seen.append(alert.map { String(state: $0.title) } ?? "none") }
    alert = AlertState { TextState("Gone") }
    Turn.shared.flush()
    #expect(seen == ["none", "Gone"])
    token.cancel()
  }
}
