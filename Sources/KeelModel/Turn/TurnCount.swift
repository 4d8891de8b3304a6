import Synchronization

/// Counts the turns and jobs that a piece of work causes, including those of the tasks that it starts.
///
/// `Turn.turnCount` counts those of the whole process. This count excludes the work of other tasks, so that tests can
/// run in parallel.
public final class TurnCount: Sendable {
  @TaskLocal static var ofThisTask: TurnCount?
  private let jobs = Atomic(0)
  private let turns = Atomic(0)

  private init() {}

  /// The number of main-actor jobs that were queued for turns.
  public var jobCount: Int { jobs.load(ordering: .relaxed) }
  /// The number of turns that have run.
  public var turnCount: Int { turns.load(ordering: .relaxed) }

  /// Runs work and counts its jobs and turns.
  @MainActor public static func counting<Result>(
    _ work: @MainActor (TurnCount) async throws -> Result
  ) async rethrows -> Result {
    let count = TurnCount()
    return try await $ofThisTask.withValue(count) { try await work(count) }
  }

  static func noteJob() { ofThisTask?.jobs.add(1, ordering: .relaxed) }
  static func noteTurn() { ofThisTask?.turns.add(1, ordering: .relaxed) }
}
