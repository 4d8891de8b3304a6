internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService

extension RootViewController {
  /// The state of the navigator: the person whose details are open.
  @MainActor @Observable final class ViewModel {
    private let appState: AppState
    private let openPerson: OpenUsecase

    init(_ service: any Serving) {
      appState = service.appState
      openPerson = service.openAction
    }

    var person: Person.ID? { appState[\.route.person] }

    /// The list has come to the front, where there is room for one column only.
    func listShown() { openPerson(nil) }
  }
}
