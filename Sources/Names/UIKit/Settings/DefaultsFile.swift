import Foundation
package import FoundationEssentials
import KeelModel
package import KeelViews

/// The file that the standard defaults are in.
enum DefaultsFile {
  /// Where Foundation reads and writes them here.
  static var url: URL {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = base.map { URL(filePath: $0) } ?? URL(filePath: home).appending(path: ".config")
    return folder.appending(path: "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).plist")
  }

  /// Keeps a copy of the file as it is before Foundation writes it: that truncates the file first, and a process that is
  /// killed in the middle leaves it damaged.
  static func keepLast(_ file: URL = url) {
    guard let data = try? Data(contentsOf: file), isWhole(data) else { return }
    try? data.write(to: last(of: file), options: .atomic)
  }

  private static func last(of file: URL) -> URL { file.appendingPathExtension("last") }

  private static func isWhole(_ data: Data) -> Bool {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  /// Puts a file that is no property list aside, before Foundation takes it for an empty one and writes over it. The copy
  /// that was kept before the last write takes its place, if there is one.
  static func setDamagedAside(_ file: URL = url) {
    guard let data = try? Data(contentsOf: file), !isWhole(data) else { return }
    let kept = file.appendingPathExtension("unreadable")
    do {
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.moveItem(at: file, to: kept)
    } catch {
      try? data.write(to: kept)
    }
    var beginning = "fresh settings"
    if let earlier = try? Data(contentsOf: last(of: file)), isWhole(earlier),
      (try? earlier.write(to: file, options: .atomic)) != nil
    {
      beginning = "the settings that were saved before"
    }
    Misuse.report(
      "The settings in \(file.path) could not be read.",
      rule: "The file holds what the program wrote there, and nothing else.",
      remedy: "The program begins with \(beginning). What was there is in \(kept.path).")
  }

  /// Takes over what an earlier version kept beside the defaults, for `@AppStorage` alone.
  static func takeOver(_ file: URL, into defaults: UserDefaults) {
    guard let data = try? Data(contentsOf: file) else { return }
    // What cannot be read is put aside, with a message, by the store that the file was of.
    guard let values = try? JSONDecoder().decode([String: Data].self, from: data) else {
      return setDamagedAside(file, data)
    }
    for (key, value) in values {
      if let value = plain(value) { defaults.set(value, forKey: key) }
    }
    // Where it cannot be written, the old file stays and is taken over again.
    guard defaults.synchronize() else { return }
    let old = file.appendingPathExtension("old")
    try? FileManager.default.removeItem(at: old)
    try? FileManager.default.moveItem(at: file, to: old)
  }

  private static func setDamagedAside(_ file: URL, _ data: Data) {
    let kept = file.appendingPathExtension("unreadable")
    try? FileManager.default.removeItem(at: kept)
    try? FileManager.default.moveItem(at: file, to: kept)
    Misuse.report(
      "The settings in \(file.path) could not be read.",
      rule: "The file holds what an earlier version of the program wrote there, and nothing else.",
      remedy: "The program begins without them. What was there is in \(kept.path).")
  }

  /// Each value was kept as the only element of a list. Dates are numbers in it, data and URLs text, and are converted
  /// when they are read.
  private static func plain(_ value: Data) -> Any? {
    let decoder = JSONDecoder()
    if let bools = try? decoder.decode([Bool].self, from: value) { return bools.first }
    if let numbers = try? decoder.decode([Int].self, from: value) { return numbers.first }
    if let numbers = try? decoder.decode([Double].self, from: value) { return numbers.first }
    return (try? decoder.decode([String].self, from: value))?.first
  }
}

extension KeyedStore {
  /// The store of a program's settings: the standard defaults, which are written from now on.
  ///
  /// - Parameter earlier: Where an earlier version kept what `@AppStorage` set.
  package static func ofProgram(earlier: URL?) -> KeyedStore {
    DefaultsFile.setDamagedAside()
    let store = of(.standard)
    if let earlier { DefaultsFile.takeOver(earlier, into: .standard) }
    DefaultsSaver.shared.begin()
    return store
  }
}
