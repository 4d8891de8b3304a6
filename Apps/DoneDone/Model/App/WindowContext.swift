public import Observation

/// What all models of a window share: the container, the language of the window, and what can be undone in it.
@MainActor @Observable public final class WindowContext {
  public let container: DependencyContainer
  /// The language of the terminal or browser, which the user may replace in the settings.
  public var systemLanguage: Language

  /// The deletions that can be undone.
  public let history: UndoHistory

  public init(_ container: DependencyContainer, systemLanguage: Language = .english) {
    self.container = container
    history = UndoHistory(container)
    self.systemLanguage = systemLanguage
  }

  public var language: Language { container.preferences.stored.language ?? systemLanguage }
  public var words: Words { Words(language) }
  var store: any ActivityStoring { container.store }
  var today: Day { container.today.day }
}
