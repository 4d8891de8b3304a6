import KeelModel
import Testing

/// Bindings to enums that are switched over.
@MainActor @Suite struct CaseBindableTests {
  @CaseBindable enum Status: Equatable {
    case inStock(quantity: Int)
    case onSale(price: Int, discount: Int)
    case discontinued
  }

  @CasePathable @CaseBindable enum Both {
    case one(Int)
  }

  @Test func theCurrentCaseHasABindingToItsPayload() {
    @UIBinding var status: Status = .inStock(quantity: 1)
    guard case .inStock(let $quantity) = $status.cases else {
      Issue.record("The status is another case.")
      return
    }
    $quantity.wrappedValue += 1
    #expect(status == .inStock(quantity: 2))
    status = .discontinued
    guard case .discontinued = $status.cases else {
      Issue.record("The status is another case.")
      return
    }
    // A binding to a payload never restores its case.
    $quantity.wrappedValue = 9
    #expect(status == .discontinued)
  }

  @Test func aCaseThatAnotherThreadReplacesKeepsThePayloadThatWasRead() {
    var reads = 0
    let binding = Binding<Status>(
      get: {
        reads += 1
        return reads == 1 ? .inStock(quantity: 1) : .discontinued
      }, set: { _ in Issue.record("The case is not current.") })
    guard case .inStock(let $quantity) = binding.cases else {
      Issue.record("The status is another case.")
      return
    }
    #expect($quantity.wrappedValue == 1)
    $quantity.wrappedValue = 2
  }

  @Test func severalValuesAreBoundTogether() {
    @UIBinding var status: Status = .onSale(price: 10, discount: 1)
    guard case .onSale(let $sale) = $status.cases else {
      Issue.record("The status is another case.")
      return
    }
    $sale.wrappedValue.price = 20
    $sale.wrappedValue.discount = 2
    #expect(status == .onSale(price: 20, discount: 2))
    #expect(status.is(\.onSale))
  }

  @Test func anObserverThatSwitchesFollowsTheCase() {
    @UIBinding var status: Status = .inStock(quantity: 1)
    var seen: [String] = []
    let token = observe {
      switch $status.cases {
      case .inStock(let $quantity): seen.append("\($quantity.wrappedValue)")
      case .onSale(let $sale): seen.append("sale \($sale.wrappedValue.price)")
      case .discontinued: seen.append("none")
      }
    }
    status = .inStock(quantity: 2)
    Turn.shared.flush()
    status = .discontinued
    Turn.shared.flush()
    #expect(seen == ["1", "2", "none"])
    token.cancel()
  }

  @Test func theMacroStandsBesideThatOfPaths() {
    @UIBinding var both: Both = .one(1)
    guard case .one(let $number) = $both.cases else {
      Issue.record("There is only one case.")
      return
    }
    #expect($number.wrappedValue == 1)
    #expect(both.is(\.one))
  }
}
