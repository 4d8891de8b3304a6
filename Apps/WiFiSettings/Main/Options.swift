import AppCommandLine
import Keel

/// The options of the command line.
struct Options: ProgramOptions {
  static let program = "wifi-settings"

  enum RadioKind: String, CaseIterable { case networkmanager, simulated }
  var action = ProgramAction.run
  var launch = LaunchOptions()
  var views = ViewsKind.imperative
  /// The radio to use; `nil` means NetworkManager, in which case a script fails at once if the service is not running.
  var radio: RadioKind?
  var seed: UInt64 = 1

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--radio": radio = try reader.choice()
    case "--seed": seed = try reader.number()
    default: return false
    }
    return true
  }
}
