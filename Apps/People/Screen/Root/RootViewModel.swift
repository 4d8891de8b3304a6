internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

/// The state of the navigator, for both layers: the person whose details are open.
@MainActor @Observable final class RootViewModel {
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

extension Message {
  /// The message in place of the details while nobody is chosen.
  static let nobodyChosen = Message(
    "Nobody Is Chosen", symbol: "person.circle", text: "Choose a person in the list to see the details.")
}
