import Foundation
package import FoundationEssentials
import Keel
import KeelModel
package import KeelViews

/// The file of the standard defaults.
enum DefaultsFile {
  /// The file that Foundation reads and writes on this platform.
  static var url: URL {
    let folder = AppFolders.base(.config, in: ProcessInfo.processInfo.environment)
    return folder.appending(path: "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).plist")
  }

  /// Copies the file before Foundation writes it: Foundation truncates the file first, so that a process killed in
  /// the middle leaves it damaged.
  static func keepLast(_ file: URL = url) {
    // Without a file there is nothing to copy, and without a copy a damaged file means fresh settings.
    guard let data = try? Data(contentsOf: file), isWhole(data) else { return }
    try? data.write(to: last(of: file), options: .atomic)
  }

  private static func last(of file: URL) -> URL { file.appendingPathExtension("last") }

  private static func isWhole(_ data: Data) -> Bool {
    // The error of a damaged file is the answer.
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  /// Moves a file that is not a property list aside, before Foundation treats it as empty and overwrites it. The copy
  /// from before the last write replaces it, if there is one.
  static func setDamagedAside(_ file: URL = url) {
    // A file that is absent or cannot be read is not moved.
    guard let data = try? Data(contentsOf: file), !isWhole(data) else { return }
    let kept = file.appendingPathExtension("unreadable")
    // There may be none; if it stays, the move fails. If the copy fails too, nothing can be stored in the folder at all.
    try? FileManager.default.removeItem(at: kept)
    let isKept = (try? FileManager.default.moveItem(at: file, to: kept)) != nil || (try? data.write(to: kept)) != nil
    var beginning = "fresh settings"
    // Without an earlier copy, or if it cannot be put back, the settings are fresh, as the report says.
    if let earlier = try? Data(contentsOf: last(of: file)), isWhole(earlier),
      (try? earlier.write(to: file, options: .atomic)) != nil
    {
      beginning = "the settings that were saved before"
    }
    RuntimeWarning.report(
      "The settings in \(file.path) could not be read.",
      rule: "The file holds what the program wrote there, and nothing else.",
      remedy: "The program begins with \(beginning). \(whereabouts(of: kept, isKept))")
  }

  /// Imports the settings that an earlier version stored beside the defaults, for `@AppStorage` only.
  static func takeOver(_ file: URL, into defaults: UserDefaults) {
    // Most programs have no such file.
    guard let data = try? Data(contentsOf: file) else { return }
    // A file that cannot be read is moved aside, with a message, by the store that it belonged to.
    guard let values = try? JSONDecoder().decode([String: Data].self, from: data) else {
      return setDamagedAside(file, data)
    }
    for (key, value) in values {
      if let value = plain(value) { defaults.set(value, forKey: key) }
    }
    // If the defaults cannot be written, the old file stays and is imported again.
    guard defaults.synchronize() else { return }
    let old = file.appendingPathExtension("old")
    // If the file cannot be moved, it is imported again at the next start.
    try? FileManager.default.removeItem(at: old)
    try? FileManager.default.moveItem(at: file, to: old)
  }

  private static func setDamagedAside(_ file: URL, _ data: Data) {
    let kept = file.appendingPathExtension("unreadable")
    // If the file cannot be moved, it stays where it is, and the next start reports it again.
    try? FileManager.default.removeItem(at: kept)
    let isKept = (try? FileManager.default.moveItem(at: file, to: kept)) != nil
    RuntimeWarning.report(
      "The settings in \(file.path) could not be read.",
      rule: "The file holds what an earlier version of the program wrote there, and nothing else.",
      remedy: "The program begins without them. \(whereabouts(of: isKept ? kept : file, true))")
  }

  private static func whereabouts(of file: URL, _ isKept: Bool) -> String {
    isKept ? "The old content is in \(file.path)." : "The old content could not be kept."
  }

  /// Each value was stored as the only element of an array. Dates are numbers in it, data and URLs text; they are
  /// converted when they are read.
  private static func plain(_ value: Data) -> Any? {
    let decoder = JSONDecoder()
    // The value has the first of these types that decodes it.
    if let bools = try? decoder.decode([Bool].self, from: value) { return bools.first }
    if let numbers = try? decoder.decode([Int].self, from: value) { return numbers.first }
    if let numbers = try? decoder.decode([Double].self, from: value) { return numbers.first }
    return (try? decoder.decode([String].self, from: value))?.first
  }
}

extension KeyedStore {
  /// Returns the store of a program's settings: the standard defaults, which are saved from now on.
  ///
  /// - Parameter earlier: The file in which an earlier version stored the settings of `@AppStorage`.
  package static func ofProgram(earlier: URL?) -> KeyedStore {
    DefaultsFile.setDamagedAside()
    let store = of(.standard)
    if let earlier { DefaultsFile.takeOver(earlier, into: .standard) }
    DefaultsSaver.shared.begin()
    return store
  }
}
