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
  package init(_ voyage: Voyage, log: Log = .standardError) {
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
          cache: FileCache(folder: URL(fileURLWithPath: voyage.photos), limit: PhotoWorker.cacheLimit), log: log)
      },
      kept: { voyage.state.map { StateFile(URL(fileURLWithPath: $0)) } }, now: { Date().ISO8601Format() },
      isSample: voyage.source == .sample)
  }
}
