internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  public var refreshAction: RefreshUsecase { { [hold] in await Self.refresh(hold) } }

  /// Fetches people and saves them. If a fetch is already running for any window, waits for it instead.
  static func refresh(_ hold: Hold) async {
    if let fetching = hold.fetching { return await fetching.value }
    let fetching = Task {
      await importPeople(of: hold)
      hold.fetching = nil
    }
    hold.fetching = fetching
    await fetching.value
  }

  /// The stamp is set only when the people are saved.
  private static func importPeople(of hold: Hold) async {
    hold.update { $0.sys.last = .asking }
    do throws(Fizzle) {
      let answer = try await hold.personWebWork.getAllPerson { progress in
        Task { @MainActor in hold.report(.receiving(progress)) }
      }
      guard !answer.people.isEmpty else { throw .nobody }
      hold.update { $0.sys.last = .saving(Roger.Signal.Progress(done: 0, total: answer.people.count)) }
      let stamp = hold.now()
      try await hold.personDBWork.updateManyPerson(answer.people, stamp: stamp) { progress in
        Task { @MainActor in hold.report(.saving(progress)) }
      }
      hold.isOpen = true
      hold.update {
        // The database works: a query that has failed may succeed now.
        $0.attempt += 1
        $0.sys.stamp = stamp
        $0.sys.last = .saved(Roger.Signal.Saved(count: answer.people.count, skipped: answer.skipped))
      }
    } catch {
      hold.update { $0.sys.last = .failed(error) }
    }
  }
}

extension Hold {
  /// Updates the progress. Progress comes from other threads; if its phase is over, it is ignored.
  fileprivate func report(_ signal: Roger.Signal) {
    switch (value.sys.last, signal) {
    case (.asking, .receiving), (.receiving, .receiving), (.saving, .saving): update { $0.sys.last = signal }
    default: break
    }
  }
}
