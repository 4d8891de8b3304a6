internal import FoundationEssentials
internal import KeelControls
internal import KeelModel
internal import Observation
internal import PeopleModel
internal import PeopleService
internal import PeopleShow
internal import PeopleUtil

extension DetailView {
  /// The state of a person's details, which both layers show. It takes closures out of the container, and does not
  /// retain it.
  @MainActor @Observable final class ViewModel {
    let target: Person.ID
    var alert: AlertState<Never>?
    /// True if the move includes walking.
    var isLeg = true
    /// True if the move includes flying.
    var isWing = false

    private(set) var person: Result<Person, Fizzle>?
    private(set) var portrait = Portrait.loading
    private(set) var isMoving = false
    /// The result of the last move.
    private(set) var moveResult: String?

    @ObservationIgnored private var following: Set<AnyCancellable> = []
    @ObservationIgnored private var loading: Task<Void, Never>?
    @ObservationIgnored private var shownPhoto: String??
    let appState: AppState
    private let followPerson: PersonQuery
    private let loadPhoto: LoadPhotoUsecase
    private let moveHere: MoveHereUsecase
    private let retry: RetryUsecase
    private let go: GoUsecase

    init(_ service: any Serving, target: Person.ID) {
      self.target = target
      appState = service.appState
      followPerson = service.personQuery
      loadPhoto = service.loadPhotoAction
      moveHere = service.moveHereAction
      retry = service.retryAction
      go = service.goAction
    }

    isolated deinit { loading?.cancel() }

    /// Starts to observe the person. Before this, a view model does no work.
    func appeared() {
      guard following.isEmpty else { return }
      followPerson(target).sink { [weak self] in self?.receive($0) }.store(in: &following)
      // After a fetch the network works, and so a photo that failed may be there.
      appState.stored(keyPath: \.sys.stamp).dropFirst().sink { [weak self] _ in
        if let person = self?.person { self?.receive(person) }
      }.store(in: &following)
    }

    private func receive(_ answer: Result<Person, Fizzle>) {
      person = answer
      guard case .success(let person) = answer, shownPhoto != .some(person.photo) else { return }
      shownPhoto = person.photo
      loading?.cancel()
      portrait = .loading
      loading = Task { [weak self, loadPhoto] in
        // A missing photo is not reported to the user: the initial of the name takes its place.
        let photo = try? await loadPhoto(person)
        let bytes = if let photo { await FileBytes.read(photo.file) } else { nil as Data? }
        guard !Task.isCancelled, let self else { return }
        portrait = bytes.flatMap { UIImage(data: $0) }.map { .photo($0) } ?? .missing
        // A photo that failed is asked for again with the next news of the person.
        if portrait == .missing, person.photo != nil { shownPhoto = nil }
      }
    }
  }
}

extension DetailView.ViewModel {
  enum Content: Equatable {
    case loading
    case message(Message)
    case person(Person)
  }

  var content: Content {
    switch person {
    case nil: .loading
    case .success(let person): .person(person)
    case .failure(.personMissing):
      .message(
        Message(
          "This Person Is Not Here", symbol: "person.slash",
          text: Fizzle.personMissing.recoverySuggestion ?? "", button: Self.listTitle))
    case .failure(let fizzle): .message(.failure(fizzle, "This Person Cannot Be Shown"))
    }
  }

  private static let listTitle = "Show All People"

  func messageButtonTapped(_ message: Message) {
    if message.button == Self.listTitle {
      go(Roger.Route())
    } else {
      Task { [retry] in await retry() }
    }
  }

  var title: String {
    if case .success(let person)? = person { person.name } else { "Person" }
  }

  /// A row with a title and a value.
  struct Fact: Identifiable, Hashable {
    var title: String
    var text: String
    /// The kind of address that the text is, such as `tel`; `nil` if it is none.
    var scheme: String?
    var id: String { title }
  }

  func facts(of person: Person) -> [Fact] {
    var facts: [Fact] = []
    func add(_ title: String, _ text: String?, scheme: String? = nil) {
      if let text, !text.isEmpty { facts.append(Fact(title: title, text: text, scheme: scheme)) }
    }
    add("E-mail", person.email, scheme: "mailto")
    add("Phone", person.cellphone, scheme: "tel")
    add("Age", "\(person.age)")
    if appState[\.field.isRegion] { add("Region", Country.name(of: person.country)) }
    return facts
  }

  static let moveTitle = "Move"
  static let moveButtonTitle = "Move Here"

  var canMove: Bool { (isLeg || isWing) && !isMoving }

  func moveButtonTapped() {
    guard canMove else { return }
    isMoving = true
    moveResult = nil
    Task { [weak self, moveHere, isLeg, isWing] in
      do throws(Fizzle) {
        let result = try await moveHere(isLeg, isWing)
        self?.moveResult = result
      } catch {
        self?.alert = .failure("The move did not work", error)
      }
      self?.isMoving = false
    }
  }
}
