public import Foundation
public import KeelModel
public import Observation

/// The settings of the app, shared by all windows and saved in a file.
@MainActor @Observable public final class Preferences {
  /// The appearances of the app.
  public enum Appearance: String, CaseIterable, Codable, Hashable, Sendable {
    case system, light, dark
  }

  /// The settings as they are saved.
  public struct Stored: Codable, Hashable, Sendable {
    public var appearance = Appearance.system
    /// The language; `nil` for that of the terminal or browser.
    public var language: Language?
    public var firstWeekday = Weekday.monday
    public init() {}
  }

  public var stored: Stored
  @ObservationIgnored private let file: StateFile<Stored>?

  /// Creates settings that are kept in a file, or in memory only.
  public init(file: URL? = nil, clock: any Clock<Duration> = ContinuousClock()) {
    let file = file.map { StateFile<Stored>($0, clock: clock) }
    self.file = file
    stored = file?.restored ?? Stored()
    file?.keep(Observed { [weak self] in self?.stored ?? Stored() })
  }

  /// The reason that the settings could not be read or saved.
  public var problem: StateFileProblem? { file?.problem }
}
