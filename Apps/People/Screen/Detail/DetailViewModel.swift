internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow

/// The state of a person's details, for both layers. It takes closures out of the container, and does not retain it.
@MainActor @Observable final class DetailViewModel {
  var alert: AlertState<Never>?
  /// True if the move includes walking.
  var isLeg = true
  /// True if the move includes flying.
  var isWing = false

  private var person: Result<Person, Fizzle>?
  private(set) var portrait = Portrait.loading
  private(set) var isMoving = false
  /// The result of the last move.
  private(set) var moveResult: String?

  @ObservationIgnored private var following: Set<AnyCancellable> = []
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let target: Person.ID
  private let appState: AppState
  private let followPerson: PersonQuery
  private let followPhoto: PhotoQuery
  private let moveHere: MoveHereUsecase
  private let retry: RetryUsecase
  private let go: GoUsecase

  init(_ service: any Serving, target: Person.ID) {
    self.target = target
    appState = service.appState
    followPerson = service.personQuery
    followPhoto = service.photoQuery
    moveHere = service.moveHereAction
    retry = service.retryAction
    go = service.goAction
  }

  isolated deinit { reading?.cancel() }

  /// Starts to observe the person. Before this, a view model does no work.
  func screenAppeared() {
    guard following.isEmpty else { return }
    followPerson(target).sink { [weak self] in self?.person = $0 }.store(in: &following)
    followPhoto(target).sink { [weak self] in self?.receive($0) }.store(in: &following)
  }

  private func receive(_ photo: Photo.State) {
    reading?.cancel()
    switch photo {
    case .loading: portrait = .loading
    case .missing: portrait = .missing
    case .loaded(let photo):
      reading = Task { [weak self] in
        let portrait = await Portrait.reading(photo)
        if !Task.isCancelled { self?.portrait = portrait }
      }
    }
  }
}

extension DetailViewModel {
  var content: DetailContent { DetailContent(person) }
  var title: String { content.title }
  var canMove: Bool { (isLeg || isWing) && !isMoving }

  func facts(of person: Person) -> [Fact] { person.facts(showsRegion: appState[\.field.isRegion]) }

  /// The button in place of the person was pressed.
  func messageButtonTapped() {
    if person == .failure(.personMissing) { go(Roger.Route()) } else { Task { [retry] in await retry() } }
  }

  func moveButtonTapped() {
    guard canMove else { return }
    isMoving = true
    moveResult = nil
    Task { [weak self, moveHere, isLeg, isWing] in
      do throws(Fizzle) {
        let result = try await moveHere(isLeg, isWing)
        self?.moveResult = result
      } catch {
        self?.alert = .failure(DetailWords.moveFailure, error)
      }
      self?.isMoving = false
    }
  }
}
