internal import KeelModel
internal import KeelViews
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

extension RootView {
  /// The state of the navigator: the person whose details are open.
  @MainActor @Observable final class ViewModel {
    let appState: AppState
    private let go: GoUsecase

    init(_ service: any Serving) {
      appState = service.appState
      go = service.goAction
    }

    var person: Person.ID? { appState[\.route.person] }

    /// True if the details are in front of the list, where there is room for one of them only.
    var isDetail: Bool {
      get { person != nil }
      set { if !newValue, person != nil { go(Roger.Route(isSearching: appState[\.route.isSearching])) } }
    }

    static let nobody = Message(
      "Nobody Is Chosen", symbol: "person.circle", text: "Choose a person in the list to see the details.")
  }
}
