import KeelModel
import Observation

// The model of Documentation/actions.md.

@MainActor @Observable final class ConnectModel {
  var password = ""
  var alert: AlertState<Never>?
  @Endpoint func joinButtonTapped() { alert = AlertState { TextState("The password is wrong.") } }
}

extension ConnectModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue {
    case joinButtonTapped
    @Bound case password(Secret)
    @Bound case alertDismissed
  }
}
