internal import KeelModel
internal import KeelViews
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

extension RootView {
  /// The state of the navigator: the person whose details are open.
  @MainActor @Observable final class ViewModel {
    private let appState: AppState
    private let openPerson: OpenUsecase

    init(_ service: any Serving) {
      appState = service.appState
      openPerson = service.openAction
    }

    var person: Person.ID? { appState[\.route.person] }

    /// The column in front, where there is room for one of them only.
    var column: NavigationSplitViewColumn {
      get { person == nil ? .sidebar : .detail }
      set { if newValue != .detail { openPerson(nil) } }
    }
  }
}

extension Message {
  /// The message in place of the details while nobody is chosen.
  static let nobodyChosen = Message(
    "Nobody Is Chosen", symbol: "person.circle", text: "Choose a person in the list to see the details.")
}
