public import Observation

/// What all models of a window share: the container, and the language of the window.
@MainActor @Observable public final class WindowContext {
  public let container: DependencyContainer
  /// The language of the terminal or browser, which the user may replace in the settings.
  public var systemLanguage: Language

  public init(_ container: DependencyContainer, systemLanguage: Language = .english) {
    self.container = container
    self.systemLanguage = systemLanguage
  }

  public var language: Language { container.preferences.stored.language ?? systemLanguage }
  public var words: Words { Words(language) }
  var store: any ActivityStoring { container.store }
  var today: Day { container.today.day }
}
