public import KeelModel
public import PeopleModel

/// The interface of a container for screens: the state, and use cases as closures.
///
/// A view model takes what it needs and drops the container. The closures do not retain it either: only what navigates
/// keeps it.
@MainActor public protocol Serving: AnyObject {
  var appState: AppState { get }

  // Actions change the state.
  var launchAction: LaunchUsecase { get }
  var refreshAction: RefreshUsecase { get }
  var retryAction: RetryUsecase { get }
  var clearCacheAction: ClearCacheUsecase { get }
  var applyRegionAction: ApplyRegionUsecase { get }
  var goAction: GoUsecase { get }
  var openAction: OpenUsecase { get }
  var searchAction: SearchUsecase { get }
  var draftAction: DraftUsecase { get }
  var findAction: FindUsecase { get }
  var forgetRecentsAction: ForgetRecentsUsecase { get }
  var moveHereAction: MoveHereUsecase { get }
  var reportAction: ReportUsecase { get }
  var locateAction: LocateUsecase { get }

  // Queries follow the data and change nothing.
  var peopleQuery: PeopleQuery { get }
  var personQuery: PersonQuery { get }
  var foundQuery: FoundQuery { get }
  var photoQuery: PhotoQuery { get }
}

/// Prepares the app: opens what is stored, and fetches people if none ever were.
public typealias LaunchUsecase = @MainActor () async -> Void
/// Fetches people again. The outcome is `sys.last`, and all windows see it.
public typealias RefreshUsecase = @MainActor () async -> Void
/// Repeats what failed last.
public typealias RetryUsecase = @MainActor () async -> Void
/// Removes the stored people, and then their photos. After an error, some of them may be left.
public typealias ClearCacheUsecase = @MainActor () async throws(Fizzle) -> Void
/// Shows the regions of people, or hides them, in all windows.
public typealias ApplyRegionUsecase = @MainActor (_ isOn: Bool) -> Void
/// Goes to a location.
public typealias GoUsecase = @MainActor (Roger.Route) -> Void
/// Opens the details of a person, over the list or over the search; `nil` closes them. If the search is open, the text
/// that led to the person is added to the recent searches.
public typealias OpenUsecase = @MainActor (Person.ID?) -> Void
/// Opens the search, or closes it and drops its text.
public typealias SearchUsecase = @MainActor (_ isOpen: Bool) -> Void
/// Keeps the text that is being typed into the search.
public typealias DraftUsecase = @MainActor (String) -> Void
/// Searches for people, and remembers the text among the recent searches.
public typealias FindUsecase = @MainActor (String) async throws(Fizzle) -> [Person.Meta]
/// Forgets the recent searches of this browser.
public typealias ForgetRecentsUsecase = @MainActor () -> Void
/// Walks to the source, flies over the stored people, or both, and returns a description of the result.
public typealias MoveHereUsecase = @MainActor (_ isLeg: Bool, _ isWing: Bool) async throws(Fizzle) -> String
/// Returns the photo of a person.
public typealias LoadPhotoUsecase = @MainActor (Person) async throws(Fizzle) -> Photo
/// Returns the log of the workers for the developer.
public typealias ReportUsecase = @MainActor () async -> Report
/// Returns the position in the list of the person whose details are open; `nil` if no details are open, if the person
/// cannot be read, and while the search is open.
public typealias LocateUsecase = @MainActor () async -> Person.Place?

/// The list of people: grouped by country while `field.isRegion` is on, plain otherwise. Only the people at the
/// positions of the latest window are loaded.
///
/// A failure reports why the stored people cannot be read, and ends the observation until `retryAction` restarts it.
public typealias PeopleQuery =
  @MainActor (_ window: Stored<Range<Int>>) -> AnyPublisher<Result<[Person.Group], Fizzle>, Never>
/// A person, observed; a failure if the person is missing.
public typealias PersonQuery = @MainActor (Person.ID) -> AnyPublisher<Result<Person, Fizzle>, Never>
/// The people that match `query.draft` as it is typed, observed.
public typealias FoundQuery = @MainActor () -> AnyPublisher<Found, Never>
/// The photo of a person, observed. A missing photo is loaded again after a fetch.
public typealias PhotoQuery = @MainActor (Person.ID) -> AnyPublisher<Photo.State, Never>
