internal import KeelModel
internal import PeopleModel
internal import PeopleService

/// The workers and the shared state of all vessels of a process.
///
/// Workers are created in three ways. The workers of the database and of the log are created eagerly, because every
/// window needs them; they open their files with the first call. The web worker is created by its first use. The photo worker is held weakly: the
/// closures that use it own it, and the last one releases it.
///
/// `@unchecked Sendable`: the store guards the state, and the main actor everything else.
@MainActor final class Hold: MutableStore<Hold.Common>, @unchecked Sendable {
  /// The state with a scope wider than a window.
  struct Common: Hashable, Codable, Sendable {
    var sys = Roger.Sys()
    var field = Roger.Field()
    var recents = Recents()
    /// The number of attempts to open what is stored. Queries that have failed begin again when it changes.
    var attempt = 0
  }

  let personDBWork: any PersonDBWork
  let logWork: any LogWork
  private(set) lazy var personWebWork: any PersonWebWork = yard.makePersonWebWork()
  private weak var heldPhotoWork: (any PhotoWork)?

  /// The import that is under way, for all windows.
  var fetching: Task<Void, Never>?
  /// True once the stored people have been opened.
  var isOpen = false

  private let yard: Yard
  /// The file of what is kept, if anything is.
  let kept: StateFile<Kept>?

  init(yard: Yard) {
    self.yard = yard
    personDBWork = yard.makePersonDBWork()
    logWork = yard.makeLogWork()
    kept = yard.openKept()
    let restored = kept?.restored ?? Kept()
    super.init(
      Common(sys: Roger.Sys(isSample: yard.isSample), field: restored.field, recents: restored.recents))
    kept?.keep(toStore().stored { Kept(field: $0.field, recents: $0.recents) })
  }

  /// The photo worker, which the caller must hold.
  var photoWork: any PhotoWork {
    if let heldPhotoWork { return heldPhotoWork }
    let work = yard.makePhotoWork()
    heldPhotoWork = work
    return work
  }

  func now() -> String { yard.now() }
}
