import Combine
import Foundation
import SwiftUI

/// An app around one observable state, in the shape of an article on a container, use cases as functions and a global
/// state. It is in a namespace, because other sources declare some of its names, too.
public enum AppStateListing {
  struct MainApp: App {
    let service = Vessel()
    var body: some Scene { WindowGroup { ContentView(service) } }
  }
}

// MARK: - Values

extension AppStateListing {
  public struct Person: Identifiable, Equatable {
    public var id: String
    var name: String

    struct Meta: Identifiable, Equatable {
      var id: Person.ID
      var name: String
    }
  }

  enum Fizzle: LocalizedError {
    case missing(Person.ID)
    case offline

    var errorDescription: String? {
      switch self {
      case .missing(let id): "Nobody is called \(id)."
      case .offline: "There is no connection."
      }
    }
  }

  typealias AppState = Store<Roger>

  struct Roger: Equatable {
    var sys = Sys()
    var route = Route()
    var query = Query()
    var field = Field()

    struct Sys: Equatable { var last = Signal.ready }
    struct Route: Equatable { var uis: Person.ID = "" }
    struct Query: Equatable { var metas: [Person.Meta] = [] }
    struct Field: Equatable { var isRegion = true }
    enum Signal { case failure, ready, success }
  }
}

// MARK: - What is served and used

extension AppStateListing {
  typealias LoadPersonUsecase = (Person.ID) async throws -> Person
  typealias ApplyRegionUsecase = (Bool) async -> Void
  typealias MoveHereUsecase = (_ isLeg: Bool, _ isWing: Bool) async throws -> String

  protocol Serving {
    var appState: AppState { get }
    var loadPersonAction: LoadPersonUsecase { get }
    var applyRegionAction: ApplyRegionUsecase { get }
    var moveHereAction: MoveHereUsecase { get }
  }

  protocol PersonWebWork {
    func fetch() async throws -> [Person]
    func walk(isLeg: Bool) async throws -> String
  }

  protocol PersonDBWork {
    func metas() async throws -> [Person.Meta]
    func person(_ id: Person.ID) async throws -> Person
    func store(_ people: [Person]) async throws
    func fly(isWing: Bool) async throws -> String
  }

  final class PersonWebRepository: PersonWebWork {
    func fetch() async throws -> [Person] { [Person(id: "ada", name: "Ada")] }
    func walk(isLeg: Bool) async throws -> String {
      guard isLeg else { throw Fizzle.offline }
      return "walks, "
    }
  }

  final class PersonDBRepository: PersonDBWork {
    private var people: [Person] = []
    func metas() async throws -> [Person.Meta] { people.map { .init(id: $0.id, name: $0.name) } }
    func person(_ id: Person.ID) async throws -> Person {
      guard let found = people.first(where: { $0.id == id }) else { throw Fizzle.missing(id) }
      return found
    }
    func store(_ people: [Person]) async throws { self.people = people }
    func fly(isWing: Bool) async throws -> String { isWing ? "flies" : "stays" }
  }
}

// MARK: - The container

extension AppStateListing {
  final class Vessel: MutableStore<Roger>, Serving {
    let personDBWork: PersonDBWork = PersonDBRepository()
    lazy var personWebWork: PersonWebWork = PersonWebRepository()
    var appState: AppState { toStore() }

    init() { super.init(Roger()) }

    func load() async {
      do {
        try await personDBWork.store(personWebWork.fetch())
        let metas = try await personDBWork.metas()
        update {
          $0.query.metas = metas
          $0.sys.last = .success
        }
      } catch {
        update { $0.sys.last = .failure }
      }
    }
  }

  /// A container for previews, on a subject in place of a store.
  final class Raft: Serving {
    private let state = CurrentValueSubject<Roger, Never>(Roger(query: .init(metas: [.init(id: "ada", name: "Ada")])))
    var appState: AppState { state.toStore() }
    var loadPersonAction: LoadPersonUsecase { { Person(id: $0, name: "Ada") } }
    var applyRegionAction: ApplyRegionUsecase { { [state] in state.value.field.isRegion = $0 } }
    var moveHereAction: MoveHereUsecase { { _, _ in "stays" } }
  }
}

// A use case is a private method, and is served as a function.
extension AppStateListing.Vessel {
  var loadPersonAction: AppStateListing.LoadPersonUsecase { loadPerson }
  private func loadPerson(id: AppStateListing.Person.ID) async throws -> AppStateListing.Person {
    update { $0.route.uis = id }
    return try await personDBWork.person(id)
  }

  var applyRegionAction: AppStateListing.ApplyRegionUsecase { applyRegion }
  private func applyRegion(isRegion: Bool) async { update { $0.field.isRegion = isRegion } }

  var moveHereAction: AppStateListing.MoveHereUsecase {
    let (web, database) = (personWebWork, personDBWork)
    return { isLeg, isWing in try await web.walk(isLeg: isLeg) + database.fly(isWing: isWing) }
  }
}

// MARK: - Screens

extension AppStateListing {
  struct ContentView: View {
    private let service: Serving
    @State private var path: [Person.ID] = []

    init(_ service: Serving) { self.service = service }

    var body: some View {
      NavigationStack(path: $path) {
        HomeView(service)
          .navigationDestination(for: Person.ID.self) { DetailView(service, target: $0) }
      }
    }
  }

  struct HomeView: View {
    @StateObject private var viewmodel: ViewModel
    init(_ service: Serving) { _viewmodel = StateObject(wrappedValue: ViewModel(service)) }

    var body: some View {
      List(viewmodel.metas) { NavigationLink($0.name, value: $0.id) }
    }

    final class ViewModel: ObservableObject {
      @Published var metas: [Person.Meta] = []
      init(_ service: Serving) { service.appState.stored(keyPath: \.query.metas).give(to: &$metas) }
    }
  }

  struct DetailView: View {
    @StateObject private var viewmodel: ViewModel
    init(_ service: Serving, target: Person.ID) {
      _viewmodel = StateObject(wrappedValue: ViewModel(service, target: target))
    }

    var body: some View {
      VStack {
        Text(viewmodel.name)
        Text(viewmodel.isRegion ? "Region is on" : "Region is off")
        Button("Toggle region") { viewmodel.toggle() }
      }
      .task { await viewmodel.load() }
    }

    @MainActor final class ViewModel: ObservableObject {
      @Published var isRegion = true
      @Published private(set) var name = ""
      private let target: Person.ID
      private let loadPerson: LoadPersonUsecase
      private let applyRegion: ApplyRegionUsecase

      init(_ service: Serving, target: Person.ID) {
        self.target = target
        loadPerson = service.loadPersonAction
        applyRegion = service.applyRegionAction
        service.appState.stored(keyPath: \.field.isRegion).give(to: &$isRegion)
      }

      func load() async { name = (try? await loadPerson(target).name).map { "About \($0)" } ?? "Nobody" }
      func toggle() { Task { await applyRegion(!isRegion) } }
    }
  }
}

// MARK: - For tests

extension AppStateListing {
  /// The app's page on a container that has been loaded.
  @MainActor public static func loadedPage() async -> some View {
    let vessel = Vessel()
    await vessel.load()
    return ContentView(vessel)
  }

  /// The page of a preview.
  @MainActor public static var preview: some View { ContentView(Raft()) }
}
