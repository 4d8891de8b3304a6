import AppCommandLine
import Foundation
import Keel
import PeopleVessel

/// The options of the command line.
struct Options: ProgramOptions {
  static let program = "people"

  enum DataKind: String, CaseIterable { case web, sample }
  var action = ProgramAction.run
  var launch = LaunchOptions()
  var views = ViewsKind.declarative
  var data = DataKind.web
  var database: String?
  var source: String?

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--data": data = try reader.choice()
    case "--database": database = try reader.value()
    case "--source":
      source = try reader.value()
      data = .web
    default: return false
    }
    return true
  }

  /// The settings of the app. Invented people are kept apart from real ones, unless the database is given.
  func voyage(in environment: [String: String]) -> Voyage {
    let folders = AppFolders(name: "people", environment: environment)
    let file = folders.data.appending(path: data == .sample ? "sample.sqlite" : "people.sqlite").path
    return Voyage(
      source: data == .sample ? .sample : .web(address: source ?? Voyage.randomUser), database: database ?? file,
      photos: folders.cache.appending(path: "photos").path, state: folders.state.appending(path: "state.json").path,
      log: folders.state.appending(path: "log.txt").path, isShared: launch.isServedToOthers)
  }
}
