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

  @Test func anObserverOnTheMainActorRunsInTheTurn() {
    let model = MainModel()
    var seen: [Int] = []
    let token = SwiftNavigation.observe {
      MainActor.assertIsolated()
      seen.append(model.count)
    }
    model.count += 1
    Turn.shared.flush()
    #expect(seen == [0, 1])
    token.cancel()
    model.count += 1
    Turn.shared.flush()
    #expect(seen == [0, 1])
  }

  @OtherActor @Test func anObserverOnAnotherActorRunsThere() async {
    let model = OtherModel()
    let (counts, seen) = AsyncStream.makeStream(of: Int.self)
    let token = SwiftNavigation.observe {
      OtherActor.assertIsolated()
      seen.yield(model.count)
    }
    var next = counts.makeAsyncIterator()
    #expect(await next.next() == 0)
    model.count += 1
    #expect(await next.next() == 1)
    token.cancel()
  }

  /// It ran on the actor of the call.
  @Test func aClosureOfAnotherActorThanThatOfTheCallRunsOnItsOwn() async {
    let (runs, seen) = AsyncStream.makeStream(of: Void.self)
    let apply: @OtherActor @Sendable () -> Void = {
      OtherActor.assertIsolated()
      seen.yield()
    }
    let token = SwiftNavigation.observe(apply)
    var next = runs.makeAsyncIterator()
    await next.next()
    token.cancel()
  }

  @Test func aMemberWithCasesIsSwitchedOver() {
    @UIBinding var item = Item(status: .inStock(quantity: 1))
    switch $item.status {
    case .inStock(let quantity): quantity.wrappedValue += 1
    case .outOfStock: Issue.record("The item is in stock.")
    }
    #expect(item.status[case: \.inStock] == 2)
    let status: Binding<Status> = $item.status
    status.wrappedValue = .outOfStock
    if case .inStock = $item.status { Issue.record("The item is out of stock.") }
  }
}

@globalActor private actor OtherActor { static let shared = OtherActor() }

@MainActor @Perceptible private final class MainModel { var count = 0 }
@OtherActor @Perceptible private final class OtherModel { var count = 0 }

@CaseBindable private enum Status {
  case inStock(quantity: Int)
  case outOfStock
}

private struct Item { var status: Status }
