package import KeelInteraction
package import KeelModel
package import KeelScene
import Observation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Hashable, Sendable { case unspecified, compact, regular }
/// Light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable { case unspecified, light, dark }
/// Which way text runs.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable { case unspecified, leftToRight, rightToLeft }
/// What kind of front end shows the app. Front ends are the first four; the others are there to be compared with.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  case terminal, web, desktop, headless
  case unspecified, phone, pad, tv, carPlay, vision
  /// A desktop.
  public static var mac: UIUserInterfaceIdiom { .desktop }
}

/// What surrounds a page: room, colours, direction, kind of front end.
public struct UITraitCollection: Hashable, Sendable {
  package var environment: SceneEnvironment
  /// What the app says in place of the words that Keel has.
  package var languages: SystemWords.Languages
  package init(environment: SceneEnvironment, languages: SystemWords.Languages = .standard) {
    self.environment = environment
    self.languages = languages
  }
  /// What is assumed of a page in no window.
  public init() { self.init(environment: SceneEnvironment()) }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    environment.horizontalSizeClass == .compact ? .compact : .regular
  }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    environment.verticalSizeClass == .compact ? .compact : .regular
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
  /// Which way text runs.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// What kind of front end shows the page.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch environment.idiom {
    case .terminal: .terminal
    case .web: .web
    case .desktop: .desktop
    case .headless: .headless
    }
  }
  /// A BCP 47 tag, as `en-GB`.
  public var localeIdentifier: String { environment.localeIdentifier }
  /// What Keel says by itself, in the language of whoever looks.
  package var systemWords: SystemWords { languages.words(for: localeIdentifier) }
}

/// The traits of a window, observable.
@MainActor @Observable package final class WindowTraits {
  package var current = UITraitCollection()
  /// How far people see and use the window.
  package var phase = SurfacePhase.active
  package init() {}
}

/// Fires when any controller has come into another window, parent or presenter: for what finds out where it is by a
/// search of its own. Controllers say it of themselves too (`UIViewController.placement`).
package enum Placements {
  package static let anyChange = Signal()
}
