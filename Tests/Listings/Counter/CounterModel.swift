// A listing of README.md, which `ListingTests` compares.

import KeelModel
import Observation

@MainActor @Observable final class CounterModel {
  @CasePathable enum Destination {
    case fact(FactModel)
    case alert(AlertState<Never>)
  }
  var count = 0
  var destination: Destination?

  func incrementButtonTapped() { count += 1 }
  func factButtonTapped() { destination = .fact(FactModel(number: count)) }
}

@MainActor @Observable final class FactModel: Identifiable {
  let number: Int
  init(number: Int) { self.number = number }
}
