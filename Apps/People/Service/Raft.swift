public import KeelModel
public import PeopleModel

/// A container without workers, for previews and tests of screens. Its content is given to its initialiser.
///
/// Its actions change its state as those of the real container do, and work on the people in memory. A `fizzle` fails
/// every action that can fail. What was called, in order, is in `calls`.
@MainActor public final class Raft: Serving {
  /// The stored people, which queries follow.
  public var people: [Person] { didSet { stored.send(.success(people)) } }
  /// The error of all actions that can fail, or `nil` if they succeed.
  public var fizzle: Fizzle?
  /// The error of the queries, or `nil` if they succeed.
  public var queryFizzle: Fizzle? {
    didSet { stored.send(queryFizzle.map { .failure($0) } ?? .success(people)) }
  }
  /// The photo of each person that has one.
  public var photo: Photo?
  /// The result of the report action.
  public var report = Report(text: "")
  /// Called in the middle of each asynchronous action; a test that waits in it sees what screens show meanwhile.
  public var pause: @MainActor () async -> Void = {}
  /// The actions that were called, in order: `refresh`, `find kim`.
  public private(set) var calls: [String] = []
  /// The window of each answer of the list, in order.
  public private(set) var windows: [Range<Int>] = []

  private let state: MutableStore<Roger>
  private let stored: CurrentValueSubject<Result<[Person], Fizzle>, Never>

  public init(
    people: [Person] = Raft.somePeople, state: Roger = Roger(sys: Roger.Sys(stamp: "2026-11-25T08:30:00Z")),
    photo: Photo? = nil, fizzle: Fizzle? = nil, queryFizzle: Fizzle? = nil
  ) {
    self.people = people
    self.state = MutableStore(state)
    self.photo = photo
    self.fizzle = fizzle
    self.queryFizzle = queryFizzle
    stored = CurrentValueSubject(queryFizzle.map { .failure($0) } ?? .success(people))
  }

  public var appState: AppState { state.toStore() }

  /// Changes the state, as a use case would.
  public func set(_ change: @escaping (inout Roger) -> Void) { state.update(change) }

  private func attempt(_ call: String) async throws(Fizzle) {
    calls.append(call)
    await pause()
    if let fizzle { throw fizzle }
  }
}

extension Raft {
  public var launchAction: LaunchUsecase { { try? await self.attempt("launch") } }
  public var refreshAction: RefreshUsecase { { await self.fetch("refresh") } }
  public var retryAction: RetryUsecase { { await self.fetch("retry") } }

  private func fetch(_ call: String) async {
    set { $0.sys.last = .asking }
    do throws(Fizzle) {
      try await attempt(call)
      let count = people.count
      set { $0.sys.last = .saved(Roger.Signal.Saved(count: count)) }
    } catch {
      set { $0.sys.last = .failed(error) }
    }
  }

  public var clearCacheAction: ClearCacheUsecase {
    { () throws(Fizzle) in
      try await self.attempt("clear cache")
      self.people = []
      self.set { $0.sys = Roger.Sys(isSample: $0.sys.isSample) }
    }
  }

  public var applyRegionAction: ApplyRegionUsecase {
    { isOn in
      self.calls.append("region \(isOn ? "on" : "off")")
      self.set { $0.field.isRegion = isOn }
    }
  }

  public var goAction: GoUsecase {
    { route in
      self.calls.append("go \(route.path)")
      self.set { $0.route = route }
    }
  }

  public var openAction: OpenUsecase {
    { person in
      self.calls.append("open \(person ?? "nobody")")
      self.set {
        $0.route.person = person
        if person != nil, $0.route.isSearching { $0.query.remember($0.query.text) }
      }
    }
  }

  public var searchAction: SearchUsecase { { isOpen in self.set { $0.setSearching(isOpen) } } }

  public var draftAction: DraftUsecase { { text in self.set { $0.query.draft = text } } }

  public var findAction: FindUsecase {
    { text throws(Fizzle) in
      self.set {
        $0.query.draft = text
        $0.query.remember($0.query.text)
      }
      try await self.attempt("find \(text)")
      return self.people.matching(text)
    }
  }

  public var forgetRecentsAction: ForgetRecentsUsecase {
    {
      self.calls.append("forget recents")
      self.set { $0.query.recents = [] }
    }
  }

  public var moveHereAction: MoveHereUsecase {
    { (isLeg, isWing) throws(Fizzle) in
      try await self.attempt("move\(isLeg ? " by leg" : "")\(isWing ? " by wing" : "")")
      guard isLeg || isWing else { throw .notMoving }
      return [isLeg ? "Walked." : nil, isWing ? "Flew." : nil].compactMap { $0 }.joined(separator: " ")
    }
  }

  public var loadPhotoAction: LoadPhotoUsecase {
    { person throws(Fizzle) in
      try await self.attempt("photo of \(person.id)")
      guard person.photo != nil, let photo = self.photo else { throw .photoMissing }
      return photo
    }
  }

  public var locateAction: LocateUsecase {
    {
      guard let person = self.state.value.route.locatedPerson else { return nil }
      self.calls.append("locate \(person)")
      await self.pause()
      for group in self.people.groups(in: self.state.value.field.order) {
        if let index = group.people.firstIndex(where: { $0.id == person }) {
          return Person.Place(country: group.country, index: index)
        }
      }
      return nil
    }
  }

  public var reportAction: ReportUsecase {
    {
      self.calls.append("report")
      await self.pause()
      return self.report
    }
  }
}

extension Raft {
  public var peopleQuery: PeopleQuery {
    { window in
      self.state.toStore().stored(keyPath: \.field.order)
        .combineLatest(self.stored) { order, stored in stored.map { $0.groups(in: order) } }
        .combineLatest(window.removeDuplicates()) { stored, window in
          self.windows.append(window)
          return stored.map { $0.window(window) }
        }
        .eraseToAnyPublisher()
    }
  }

  public var personQuery: PersonQuery {
    { id in
      self.stored.map { stored in
        stored.flatMap { people in people.first { $0.id == id }.map { .success($0) } ?? .failure(.personMissing) }
      }.eraseToAnyPublisher()
    }
  }

  public var foundQuery: FoundQuery {
    {
      self.state.toStore().stored(keyPath: \.query.draft).combineLatest(self.stored) { text, stored in
        Found(stored.map { $0.matching(text) }, for: Roger.Query(draft: text).text)
      }.eraseToAnyPublisher()
    }
  }

  public var photoQuery: PhotoQuery {
    { id in
      Photo.following(
        self.personQuery(id), after: self.state.toStore().stored(keyPath: \.sys.stamp), load: self.loadPhotoAction)
    }
  }
}

extension Roger.Query {
  fileprivate mutating func remember(_ text: String) {
    if !text.isEmpty { recents = [text] + recents.filter { $0 != text } }
  }
}

extension [Person] {
  fileprivate func groups(in order: Person.Order) -> [Person.Group] {
    let sorted = sorted { lhs, rhs in
      order == .byCountry ? (lhs.country, lhs.name) < (rhs.country, rhs.name) : lhs.name < rhs.name
    }
    return Person.Group.groups(of: sorted.map(\.meta), in: order)
  }

  /// The people whose words begin with all the words of the text, as in the database.
  fileprivate func matching(_ text: String) -> [Person.Meta] {
    let wanted = text.words
    guard !wanted.isEmpty else { return [] }
    return filter { person in
      let words = [person.name, person.username, person.email].flatMap(\.words)
      return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }.map(\.meta)
  }
}

extension String {
  fileprivate var words: [Substring] { lowercased().split { !$0.isLetter && !$0.isNumber } }
}

extension Raft {
  /// Some people, one of each generation, in three countries.
  public static let somePeople: [Person] = [
    Person(
      id: "p1", name: "Mira Okafor", username: "tinyfox", gender: .female, email: "mira@example.org", age: 9,
      country: "NO"),
    Person(
      id: "p2", name: "Jonas Velde", username: "skater", gender: .male, email: "jonas@example.org", age: 16,
      country: "NL", cellphone: "06-555-0102"),
    Person(
      id: "p3", name: "Aiko Brandt", username: "bluecup", gender: .female, email: "aiko@example.org", age: 28,
      country: "DE", cellphone: "0171-555-0103", photo: "https://photos.example.org/p3.png"),
    Person(
      id: "p4", name: "Tomas Lind", username: "lindtree", gender: .male, email: "tomas@example.org", age: 51,
      country: "NO", cellphone: "555-0104"),
    Person(
      id: "p5", name: "Sena Petit", username: "orchard", gender: .unknown, email: "sena@example.org", age: 67,
      country: "DE"),
    Person(
      id: "p6", name: "Ole Hartmann", username: "oldclock", gender: .male, email: "ole@example.org", age: 88,
      country: "DE", cellphone: "0171-555-0106"),
  ]
}
