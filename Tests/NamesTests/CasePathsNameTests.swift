import CasePaths
import Testing

@CasePathable private enum Destination: Equatable {
  case detail(Int)
  case settings
  case spare(Detail?)
}

@CasePathable private enum Detail: Equatable {
  case row(Int)
}

/// A file that imports CasePaths alone.
@Suite struct CasePathsNameTests {
  @Test func casesAreFound() {
    let destination: Destination? = .detail(3)
    #expect(destination.is(\.detail) && !destination.is(\.settings))
    #expect(destination?[case: \.detail] == 3)
  }

  @Test func optionalsHaveCases() {
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.some] == nil)
    #expect(Int?.none.is(\.none) && Int?.some(1).is(\.some))
    #expect(Result<Int, any Error>.success(1)[case: \.success] == 1)
    // Those of the payload, too.
    let destination = Destination.spare(.row(7))
    #expect(destination[case: \.spare.some.row] == 7 && destination[case: \.spare.row] == 7)
    #expect(Destination.spare(nil).is(\.spare.none) && !Destination.spare(nil).is(\.spare.row))
    #expect(Destination(\.spare.row, 3) == .spare(.row(3)))
    #expect(Optional(destination)[case: \.some.spare.some.row] == 7)
    #expect(Optional(destination).is(\.spare) && !Optional(destination).is(\.settings))
  }
}
