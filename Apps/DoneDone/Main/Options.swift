import DoneDoneData
import DoneDoneModel
import Foundation
import Keel

/// The options of the command line.
struct Options {
  enum ViewsKind: String, CaseIterable { case imperative, declarative }
  /// The action to perform: run the app, or print a text and exit.
  enum Action: Equatable { case run, help, version }

  var action = Action.run
  var launch = LaunchOptions()
  var views = ViewsKind.declarative
  var database: String?
  /// The number of invented activities.
  var sample: UInt64?

  /// The most invented activities.
  static let largestSample: UInt64 = 1_000_000

  /// Parses the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      if try launch.read(name, &reader) { continue }
      switch name {
      case "--views": views = try reader.choice()
      case "--database": database = try reader.value()
      case "--sample": sample = try reader.number()
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

  /// The reason that the options cannot be used together; `nil` for none.
  var conflict: String? {
    if sample != nil, database != nil {
      return "--sample keeps activities in memory, and --database in a file. Leave one of the two out."
    }
    if let sample, sample > Self.largestSample {
      return "--sample \(sample) is too many. At most \(Self.largestSample) are invented. Use fewer."
    }
    if let place = launch.place, Place(path: place) == nil {
      return "\(place.debugDescription) is not a place. Places begin with home, statistics or settings, as --help says."
    }
    return nil
  }

  /// The store of the activities. Its database is opened when it is first used.
  func store(_ folders: AppFolders, _ words: Words) -> ActivityDatabase {
    if let sample {
      return ActivityDatabase { try await .sample(Int(sample), today: Day(Date(), in: .current), words: words) }
    }
    let file = database ?? folders.data.appending(path: "donedone.sqlite").path(percentEncoded: false)
    return ActivityDatabase(.file(file), categories: Category.defaults(words))
  }
}

extension LaunchOptions {
  /// True if browsers on other machines may connect.
  var isServedToOthers: Bool {
    #if Web
    web.address != nil || web.trustsProxy
    #else
    false
    #endif
  }
}
