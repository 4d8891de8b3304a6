import Foundation
import Keel
import PeopleVessel

/// The options of the command line.
struct Options {
  enum ViewsKind: String, CaseIterable { case imperative, declarative }
  enum DataKind: String, CaseIterable { case web, sample }
  /// The action to perform: run the app, or print a text and exit.
  enum Action: Equatable { case run, help, version }

  var action = Action.run
  var launch = LaunchOptions()
  var views = ViewsKind.declarative
  var data = DataKind.web
  var database: String?
  var source: String?

  /// Parses the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      if try launch.read(name, &reader) { continue }
      switch name {
      case "--views": views = try reader.choice()
      case "--data": data = try reader.choice()
      case "--database": database = try reader.value()
      case "--source":
        source = try reader.value()
        data = .web
      case "--help", "-h":
        try reader.none()
        action = .help
        return
      case "--version":
        try reader.none()
        action = .version
        return
      default: throw reader.unknown
      }
    }
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
