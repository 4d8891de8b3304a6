import KeelModel
import Observation

struct Address: Equatable {
  var street = ""
  var city = ""
}

struct Row: Identifiable, Equatable {
  let id: Int
  var title = ""
}

@MainActor @Observable final class ConnectModel {
  var password = ""
}

@CasePathable @dynamicMemberLookup enum Destination {
  case connect(ConnectModel)
  case rename(name: String)
  case move(from: Int, to: Int)
  case help
  #if !KEEL_NEVER
  case `default`
  #else
  case never
  #endif
  indirect case nested(Nested)

  @CasePathable enum Nested: Equatable {
    case number(Int)
    case nothing
  }
}

@CasePathable enum Loadable<Value> {
  case loading
  case loaded(Value)
}

@MainActor @Observable final class PageModel {
  var title = ""
  var address = Address()
  var spare: Address?
  var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
  var destination: Destination?
  var stock: Destination.Nested = .nothing
  @ObservationIgnored var transactions: [Transaction] = []
  var child = ConnectModel() {
    didSet { childWrites += 1 }
  }
  @ObservationIgnored var childWrites = 0
}
