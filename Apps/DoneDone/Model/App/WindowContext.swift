public import Foundation
public import Observation

/// What all models of a window share: the container, the language and the time zone of the window, and what can be undone
/// in it.
@MainActor @Observable public final class WindowContext {
  public let container: DependencyContainer
  /// The language of the terminal or browser, which the user may replace in the settings.
  public var systemLanguage: Language
  /// The time zone of the user, which determines the current day. It may differ from that of the server.
  public var timeZone: TimeZone {
    didSet { if timeZone != oldValue { clock = container.clocks.today(in: timeZone) } }
  }
  private var clock: Today

  /// The deletions that can be undone.
  public let history: UndoHistory

  /// - Parameter timeZone: The time zone of the user; `nil` for that of the container's day.
  public init(_ container: DependencyContainer, systemLanguage: Language = .english, timeZone: TimeZone? = nil) {
    self.container = container
    history = UndoHistory(container)
    self.systemLanguage = systemLanguage
    let timeZone = timeZone ?? container.today.calendar.timeZone
    self.timeZone = timeZone
    clock = container.clocks.today(in: timeZone)
  }

  public var language: Language { container.preferences.stored.language ?? systemLanguage }
  public var words: Words { Words(language) }
  var store: any ActivityStoring { container.store }
  /// The current day of the user.
  public var today: Day { clock.day }
  /// The current minute of the user's day.
  var time: Int { clock.time }
  /// The calendar with the time zone of the user.
  var calendar: Calendar { clock.calendar }
}
