package import KeelInteraction
package import KeelModel
package import KeelScene
import Observation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Hashable, Sendable { case unspecified, compact, regular }
/// Light or dark appearance.
public enum UIUserInterfaceStyle: Hashable, Sendable { case unspecified, light, dark }
/// The direction of text.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable { case unspecified, leftToRight, rightToLeft }
/// The kind of front end. Front ends are the first four; the others exist for comparisons in sources.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  case terminal, web, desktop, headless
  case unspecified, phone, pad, tv, carPlay, vision
  /// A desktop.
  public static var mac: UIUserInterfaceIdiom { .desktop }
}

/// The environment of a page: size, appearance, direction, kind of front end.
public struct UITraitCollection: Hashable, Sendable {
  package var environment: SceneEnvironment
  /// The words that the app provides in place of Keel's own.
  package var languages: SystemWords.Languages
  package init(environment: SceneEnvironment, languages: SystemWords.Languages = .standard) {
    self.environment = environment
    self.languages = languages
  }
  /// Creates the traits of a page in no window.
  public init() { self.init(environment: SceneEnvironment()) }

  /// How much room there is horizontally.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    environment.horizontalSizeClass == .compact ? .compact : .regular
  }
  /// How much room there is vertically.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    environment.verticalSizeClass == .compact ? .compact : .regular
  }
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
  /// The direction of text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The kind of front end that shows the page.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch environment.idiom {
    case .terminal: .terminal
    case .web: .web
    case .desktop: .desktop
    case .headless: .headless
    }
  }
  /// The language as a BCP 47 tag, such as `en-GB`.
  public var localeIdentifier: String { environment.localeIdentifier }
  /// What Keel says by itself, in the language of whoever looks.
  package var systemWords: SystemWords { languages.words(for: localeIdentifier) }
}

/// The traits of a window, observable.
@MainActor @Observable package final class WindowTraits {
  package var current = UITraitCollection()
  /// How visible the window is, and whether it is in use.
  package var phase = SurfacePhase.active
  package init() {}
}

/// Fires when any controller has moved to another window, parent or presenter, for code that searches for its place
/// itself. Controllers also have a signal of their own (`UIViewController.placement`).
package enum Placements {
  package static let anyChange = Signal()
}
