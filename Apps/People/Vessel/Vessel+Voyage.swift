internal import Foundation
internal import KeelModel
internal import PeopleGear
package import PeopleUtil
internal import PeopleWorkers

extension Vessel {
  /// Creates the container of the first window of the app, with its real workers.
  public convenience init(_ voyage: Voyage, browser: String = Vessel.terminal) {
    self.init(yard: Yard(voyage), browser: browser)
  }
}

extension Yard {
  /// The real workers, as the settings say. This is the only place that knows their types.
  package init(_ voyage: Voyage, console: Log = .standardError) {
    let logWorker = LogWorker(
      file: voyage.log.map { LogFile(path: $0) }, showsPath: !voyage.isShared, console: console,
      now: { Date().ISO8601Format() })
    let log = logWorker.log
    self.init(
      personDBWork: { PersonDBWorker(path: voyage.database, log: log) },
      personWebWork: {
        switch voyage.source {
        case .web(let address): PersonWebWorker(source: address, access: HTTPAccess(), log: log)
        case .sample: PersonSampleWorker()
        }
      },
      photoWork: {
        PhotoWorker(
          access: HTTPAccess(),
          cache: FileCache(
            folder: URL(fileURLWithPath: voyage.photos), limit: PhotoWorker.cacheLimit,
            onDamage: { log(.recovery, "The index of the photos was damaged; they are fetched again.") }),
          log: log)
      },
      logWork: { logWorker },
      kept: {
        let file: StateFile<Kept>? = voyage.state.map { StateFile(URL(fileURLWithPath: $0)) }
        // The library reports the problem on the standard error stream.
        if file?.problem != nil { log(.recovery, "The state of the last run could not be read.") }
        return file
      },
      now: { Date().ISO8601Format() },
      isSample: voyage.source == .sample)
  }
}
