// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI

// An app around one observable state: the listings of an article on a container, use cases as functions and a global
// state, with their ellipses filled. They are in a namespace, because other listings declare some of the names, too.

public enum AppStateListing {
    struct MainApp: App {
        let service = Vessel()

        var body: some Scene {
            WindowGroup {
                ContentView(service)
            }
        }
    }
}

// MARK: - The model

extension AppStateListing {
    public struct Person: Identifiable, Equatable {
        public var id: String
        var name: String
        var country = "ZZ"

        struct Meta: Identifiable, Equatable {
            var id: Person.ID
            var name: String
        }
    }

    enum Fizzle: LocalizedError {
        case unknown
        case noInternet

        var errorDescription: String? { switch self {
            case .unknown: return "An unknown error has occurred."
            case .noInternet: return "Check Your Internet Connection."
        } }
    }
}

// MARK: - The state

extension AppStateListing {
    typealias AppState = Store<Roger>

    struct Roger: Equatable {
        var sys: Sys = Sys()
        var route: Route = Route()
        var query: Query = Query()
        var field: Field = Field()
    }
}

extension AppStateListing.Roger {
    struct Sys: Equatable {
        var last: Signal = .ready
    }

    struct Route: Equatable {
        var uis: AppStateListing.Person.ID = ""
    }

    struct Query: Equatable {
        var metas: [AppStateListing.Person.Meta] = []
    }

    struct Field: Equatable {
        var isRegion: Bool = true
    }

    enum Signal: Int {
        case failure = -1
        case ready = 0
        case success = 1
    }
}

// MARK: - Serving and working

extension AppStateListing {
    typealias LoadPersonUsecase = (Person.ID) async throws -> Person
    typealias ApplyRegionUsecase = (Bool) async -> Void
    typealias MoveHereUsecase = (Bool, Bool) async throws -> String

    protocol Serving {
        var appState: AppState { get }
        var loadPersonAction: LoadPersonUsecase { get }
        var applyRegionAction: ApplyRegionUsecase { get }
        var moveHereAction: MoveHereUsecase { get }
    }

    protocol PersonWebWork {
        func getAllPerson() async throws -> [Person]
        func walk(isLeg: Bool) async throws -> String
    }

    protocol PersonDBWork {
        func readAllPersonMeta() async throws -> [Person.Meta]
        func readPerson(id: Person.ID) async throws -> Person
        func updateManyPerson(_ persons: [Person]) async throws
        func fly(isWing: Bool) async throws -> String
    }
}

// MARK: - Workers

extension AppStateListing {
    final class PersonWebRepository: PersonWebWork {
        func getAllPerson() async throws -> [Person] { [Person(id: "ONE", name: "Jane", country: "KO")] }
        func walk(isLeg: Bool) async throws -> String {
            guard isLeg else { throw Fizzle.unknown }
            return "walk "
        }
    }

    final class PersonDBRepository: PersonDBWork {
        private var persons: [Person] = []
        func readAllPersonMeta() async throws -> [Person.Meta] { persons.map { .init(id: $0.id, name: $0.name) } }
        func readPerson(id: Person.ID) async throws -> Person {
            guard let person = persons.first(where: { $0.id == id }) else { throw Fizzle.unknown }
            return person
        }
        func updateManyPerson(_ persons: [Person]) async throws { self.persons = persons }
        func fly(isWing: Bool) async throws -> String { isWing ? "fly" : "" }
    }
}

// MARK: - The container

extension AppStateListing {
    final class Vessel: MutableStore<Roger>, Serving {
        let personDBWork: PersonDBWork = PersonDBRepository()
        lazy var personWebWork: PersonWebWork = PersonWebRepository()
        var appState: AppState { toStore() }

        init() {
            super.init(Roger())
        }
    }
}

extension AppStateListing.Vessel {
    func load() async {
        do {
            try await personDBWork.updateManyPerson(personWebWork.getAllPerson())
            let metas = try await personDBWork.readAllPersonMeta()
            self.update {
                $0.query.metas = metas
                $0.sys.last = .success
            }
        } catch {
            self.update { $0.sys.last = .failure }
        }
    }
}

extension AppStateListing.Vessel {
    var loadPersonAction: AppStateListing.LoadPersonUsecase { return loadPerson }
    private func loadPerson(idnt: AppStateListing.Person.ID) async throws -> AppStateListing.Person {
        update { $0.route.uis = idnt }
        return try await personDBWork.readPerson(id: idnt)
    }
}

extension AppStateListing.Vessel {
    var applyRegionAction: AppStateListing.ApplyRegionUsecase { return applyRegion }
    private func applyRegion(isRegion: Bool) async {
        update { $0.field.isRegion = isRegion }
    }
}

extension AppStateListing.Vessel {
    var moveHereAction: AppStateListing.MoveHereUsecase {
        let personWebWork = self.personWebWork
        return { (isLeg, isWing) in
            let txtweb = try await personWebWork.walk(isLeg: isLeg)
            let txtdb = try await self.personDBWork.fly(isWing: isWing)
            return txtweb + txtdb
        }
    }
}

extension AppStateListing {
    final class Raft: Serving, @unchecked Sendable {
        private let state = CurrentValueSubject<Roger, Never>(Roger(
            sys: .init(last: .success),
            query: .init(metas: [.init(id: "ONE", name: "Jane")])
        ))
        static let shared = Raft()
        private init() { }
        var appState: AppState { state.toStore() }
        var loadPersonAction: LoadPersonUsecase { { idnt in Person(id: idnt, name: "Jane") } }
        var applyRegionAction: ApplyRegionUsecase { { isRegion in self.state.value.field.isRegion = isRegion } }
        var moveHereAction: MoveHereUsecase { { (isLeg, isWing) in "here" } }
    }
}

// MARK: - Screens

extension AppStateListing {
    struct ContentView: View {
        private let service: Serving
        @State private var path: [Person.ID] = []

        init(_ service: Serving) {
            self.service = service
        }

        var body: some View {
            NavigationStack(path: $path) {
                homeView()
            }
        }

        @ViewBuilder func homeView() -> some View {
            HomeView(service)
                .navigationDestination(for: Person.ID.self) { uid in
                    detailView(uid: uid)
                }
        }

        @ViewBuilder func detailView(uid: Person.ID) -> some View {
            DetailView(service, target: uid)
        }
    }

    struct HomeView: View {
        @StateObject private var viewmodel: ViewModel

        init(_ service: Serving) {
            _viewmodel = StateObject(wrappedValue: ViewModel(service))
        }

        var body: some View {
            List(viewmodel.metas) { meta in
                NavigationLink(meta.name, value: meta.id)
            }
        }
    }

    struct DetailView: View {
        @StateObject private var viewmodel: ViewModel

        init(_ service: Serving, target: Person.ID) {
            _viewmodel = StateObject(wrappedValue: ViewModel(service, idnt: target))
        }

        var body: some View {
            VStack {
                Text(viewmodel.isRegion ? "Region is on" : "Region is off")
                Button("Toggle region") { viewmodel.toggle() }
            }
        }
    }
}

extension AppStateListing.HomeView {
    final class ViewModel: ObservableObject {
        @Published var metas: [AppStateListing.Person.Meta] = []

        init(_ service: AppStateListing.Serving) {
            service.appState.stored(keyPath: \.query.metas).give(to: &$metas)
        }
    }
}

extension AppStateListing.DetailView {
    final class ViewModel: ObservableObject {
        @Published var isRegion: Bool = true
        private let applyRegion: AppStateListing.ApplyRegionUsecase

        init(_ service: AppStateListing.Serving, idnt: AppStateListing.Person.ID) {
            applyRegion = service.applyRegionAction
            service.appState.stored(keyPath: \.field.isRegion).give(to: &$isRegion)
        }

        func toggle() { Task { await applyRegion(!isRegion) } }
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
    @MainActor public static var preview: some View { ContentView(Raft.shared) }
}
