import KeelModel
import Testing

@MainActor @Suite struct CasePathTests {
  @Test func isAndSubscriptLookIntoTheCurrentCase() {
    let destination = Destination.move(from: 1, to: 2)
    #expect(destination.is(\.move))
    #expect(!destination.is(\.help))
    #expect(destination[case: \.move]?.to == 2)
    #expect(destination[case: \.rename] == nil)
    #expect(destination.move?.from == 1)
    #expect(Destination.default.is(\.`default`))
  }

  @Test func anOptionalIsOfNoCaseWithoutAValue() {
    var destination: Destination? = .rename(name: "a")
    #expect(destination.is(\.rename) && !destination.is(\.move))
    destination = nil
    #expect(!destination.is(\.rename))
  }

  @Test func aPathEmbedsTheValueItExtracts() {
    #expect(Destination(\.rename, "a").rename == "a")
    #expect(Destination(\.move, (from: 1, to: 2)).move?.to == 2)
    #expect(Destination(\.help, ()).is(\.help))
    #expect(Destination(\.nested.number, 3).nested == .number(3))
    #expect(Destination.nested(.number(4))[case: \.nested.number] == 4)
  }

  @Test func genericEnumsHavePathsToo() {
    #expect(Loadable.loaded(3)[case: \.loaded] == 3)
    #expect(Loadable<Int>.loading.is(\.loading))
  }

  @Test func modifyChangesThePayloadInPlace() {
    var destination = Destination.rename(name: "a")
    destination.modify(\.rename) { $0 += "b" }
    #expect(destination.rename == "ab")
  }

  @Test func modifyingAnotherCaseIsReportedAndChangesNothing() {
    var destination = Destination.rename(name: "secret")
    let reports = RuntimeWarning.withCapture { destination.modify(\.move) { $0.to = 3 } }
    #expect(destination.rename == "secret")
    #expect(reports.map(\.rule) == ["Only the current case has a payload."])
    #expect(reports.first?.place?.hasPrefix("KeelModelTests/CasePathTests.swift:") == true)
    #expect(reports.first?.description.contains("secret") == false)
  }
}
