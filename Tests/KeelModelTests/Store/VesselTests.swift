import Foundation
import KeelModel
import Observation
import Testing

// The code of `Documentation/state.md`, in a namespace. `ListingTests` compares them.
enum VesselPage {
  struct Roger: Equatable {
    var sys = Sys()
    var query = Query()
    var field = Field()

    struct Sys: Equatable { var last = Signal.ready }
    struct Query: Equatable { var people: [String] = [] }
    struct Field: Equatable, Codable { var isRegion = true }

    enum Signal: Equatable { case ready, loaded }
  }

  typealias AppState = Store<Roger>

  typealias LoadPeopleUsecase = @MainActor () async throws -> Int
  typealias ApplyRegionUsecase = @MainActor (Bool) -> Void

  @MainActor protocol Serving {
    var appState: AppState { get }
    var loadPeopleAction: LoadPeopleUsecase { get }
    var applyRegionAction: ApplyRegionUsecase { get }
  }

  protocol PeopleWork: Sendable {
    func allPeople() async throws -> [String]
  }

  // The store guards the state, and the main actor everything else.
  @MainActor final class Vessel: MutableStore<Roger>, Serving, @unchecked Sendable {
    var appState: AppState { toStore() }
    let settings: StateFile<Roger.Field>
    lazy var peopleWork: any PeopleWork = makePeopleWork()
    private let makePeopleWork: () -> any PeopleWork

    init(settings file: URL, peopleWork: @escaping () -> any PeopleWork) {
      settings = StateFile(file)
      makePeopleWork = peopleWork
      super.init(Roger(field: settings.restored ?? .init()))
      settings.keep(appState.stored(keyPath: \.field))
    }
  }

  @MainActor @Observable final class DetailModel {
    var isRegion = false
    private let applyRegion: ApplyRegionUsecase
    @ObservationIgnored private var bag: Set<AnyCancellable> = []

    init(_ service: some Serving) {
      applyRegion = service.applyRegionAction
      service.appState.stored(keyPath: \.field.isRegion).give(to: self, \.isRegion).store(in: &bag)
    }

    func regionSwitchTapped() { applyRegion(!isRegion) }
  }

  @MainActor final class Raft: Serving {
    let state = CurrentValueSubject<Roger, Never>(Roger(query: .init(people: ["Kim", "Lee"])))
    var appState: AppState { state.toStore() }
    var loadPeopleAction: LoadPeopleUsecase { { 2 } }
    var applyRegionAction: ApplyRegionUsecase { { [state] in state.value.field.isRegion = $0 } }
  }
}

extension VesselPage.Vessel {
  var loadPeopleAction: VesselPage.LoadPeopleUsecase {
    // The closure keeps the worker, which is made at the first call.
    let peopleWork = peopleWork
    return { [self] in
      let people = try await peopleWork.allPeople()
      update {
        $0.query.people = people
        $0.sys.last = .loaded
      }
      return people.count
    }
  }
}

extension VesselPage.Vessel {
  var applyRegionAction: VesselPage.ApplyRegionUsecase { applyRegion }

  private func applyRegion(_ isRegion: Bool) {
    update { $0.field.isRegion = isRegion }
  }
}

@MainActor @Suite struct VesselTests {
  typealias Vessel = VesselPage.Vessel

  private struct People: VesselPage.PeopleWork {
    func allPeople() async throws -> [String] { ["Kim", "Lee", "Park"] }
  }

  private let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString)/settings.json")

  @Test func aUseCaseChangesTheStateAndScreensFollow() async throws {
    var made = 0
    let vessel = Vessel(settings: file) {
      made += 1
      return People()
    }
    let detail = VesselPage.DetailModel(vessel)
    #expect(detail.isRegion)
    detail.regionSwitchTapped()
    Turn.shared.flush()
    #expect(!detail.isRegion)
    #expect(made == 0)
    #expect(try await vessel.loadPeopleAction() == 3)
    #expect(vessel.appState.value.query.people == ["Kim", "Lee", "Park"])
    #expect(vessel.appState.value.sys.last == .loaded)
    #expect(made == 1)
    vessel.settings.saveNow()
    #expect(Vessel(settings: file) { People() }.value.field.isRegion == false)
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  @Test func aScreenWorksOnARaft() {
    let raft = VesselPage.Raft()
    let detail = VesselPage.DetailModel(raft)
    detail.regionSwitchTapped()
    Turn.shared.flush()
    #expect(!detail.isRegion)
    raft.state.value.field.isRegion = true
    Turn.shared.flush()
    #expect(detail.isRegion)
  }

  @Test func aModelTakesWhatItNeedsAndKeepsOnlyThat() {
    let raft = VesselPage.Raft()
    weak var released: VesselPage.DetailModel?
    do {
      let detail = VesselPage.DetailModel(raft)
      released = detail
      #expect(detail.isRegion)
    }
    #expect(released == nil)
  }
}
