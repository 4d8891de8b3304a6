package import KeelModel
package import PeopleService

/// The factory of the workers of a container. Tests supply their own workers.
@MainActor package struct Yard {
  package var makePersonDBWork: () -> any PersonDBWork
  package var makePersonWebWork: () -> any PersonWebWork
  package var makePhotoWork: () -> any PhotoWork
  package var makeLogWork: () -> any LogWork
  /// Opens the file of the state that is kept; `nil` keeps nothing.
  package var openKept: () -> StateFile<Kept>?
  /// The time for stamps, such as `2026-11-25T08:30:00Z`.
  package var now: () -> String
  /// True if the people are invented.
  package var isSample: Bool

  package init(
    personDBWork: @escaping () -> any PersonDBWork, personWebWork: @escaping () -> any PersonWebWork,
    photoWork: @escaping () -> any PhotoWork, logWork: @escaping () -> any LogWork,
    kept: @escaping () -> StateFile<Kept>? = { nil },
    now: @escaping () -> String, isSample: Bool = false
  ) {
    makePersonDBWork = personDBWork
    makePersonWebWork = personWebWork
    makePhotoWork = photoWork
    makeLogWork = logWork
    openKept = kept
    self.now = now
    self.isSample = isSample
  }
}
