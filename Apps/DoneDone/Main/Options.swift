import AppCommandLine
import DoneDoneData
import DoneDoneModel
import Foundation
import Keel

/// The options of the command line.
struct Options: ProgramOptions {
  static let program = "donedone"

  var action = ProgramAction.run
  var launch = LaunchOptions()
  var views = ViewsKind.declarative
  var database: String?
  /// The number of invented activities.
  var sample: UInt64?

  /// The most invented activities.
  static let largestSample: UInt64 = 1_000_000

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--database": database = try reader.value()
    case "--sample": sample = try reader.number()
    default: return false
    }
    return true
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
