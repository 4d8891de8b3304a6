import CasePaths
import Testing

@CasePathable private enum Destination {
  case detail(Int)
  case settings
}

/// A file that imports CasePaths alone.
@Suite struct CasePathsNameTests {
  @Test func casesAreFound() {
    let destination: Destination? = .detail(3)
    #expect(destination.is(\.detail) && !destination.is(\.settings))
    #expect(destination?[case: \.detail] == 3)
  }
}
