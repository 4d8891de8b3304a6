import Foundation
import KeelModel

/// The settings of the user, which all windows share.
public struct Settings: Hashable, Codable, Sendable {
  public static let intervals = [2, 5, 15, 60]
  public static let limits = 50...99

  /// The seconds from one sample to the next.
  public var interval = 5
  /// A higher use of memory, in per cent, is a warning.
  public var limit = 90

  public init() {}
}

/// Keeps the settings in a file.
///
/// The main actor guards what the store does not.
@MainActor public final class SettingsStore: MutableStore<Settings>, @unchecked Sendable {
  private let file: StateFile<Settings>?

  /// - Parameter url: The file, which need not exist yet; `nil` keeps nothing, for previews and tests.
  public init(file url: URL? = nil) {
    file = url.map { StateFile($0) }
    super.init(file?.restored ?? Settings())
    file?.keep(toStore())
  }

  /// Saves what has changed now, and waits for the disk.
  public func saveNow() { file?.saveNow() }
}
