package import KeelInteraction
import KeelModel
package import KeelScene
import Observation

/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Hashable, Sendable {
  /// Unknown.
  case unspecified
  /// Little room, as on a phone.
  case compact
  /// Much room, as on a desk.
  case regular
}
/// Light or dark appearance.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// Unknown, or that of the front end.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
/// The direction of text.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable {
  /// Unknown.
  case unspecified
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
/// The kinds of front ends. Keel has the first four; the others exist for comparisons in source code.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// A front end of Keel.
  case terminal, web, desktop, headless
  /// A device of Apple's, which no front end is.
  case unspecified, phone, pad, tv, carPlay, vision
  /// Equivalent to `desktop`.
  public static var mac: UIUserInterfaceIdiom { .desktop }
}

/// The environment of a page: size, appearance, direction, kind of front end, and traits of the program.
///
/// A trait of the program is a type that conforms to `UITraitDefinition`, and the subscript reads it.
public struct UITraitCollection: Hashable, Sendable {
  package var environment: SceneEnvironment
  /// The values that `traitOverrides` or an outer environment has set, for traits that front ends do not know.
  var values: [ObjectIdentifier: TraitValue] = [:]
  /// The texts that the app provides in place of Keel's own, by language.
  package var languages: SystemWords.Languages
  /// The object that has read the traits, for actions that start from it.
  var reader = TraitReader()
  package init(environment: SceneEnvironment, languages: SystemWords.Languages = .standard) {
    self.environment = environment
    self.languages = languages
  }
  /// Creates the traits of a page in no window.
  public init() { self.init(environment: SceneEnvironment()) }

  /// The traits of the window on whose behalf code runs; those of a page in no window if that is not known. Controllers
  /// and views know theirs better (`traitCollection`).
  @MainActor @preconcurrency public static var current: UITraitCollection {
    WindowScope.window?.traits.current ?? UITraitCollection()
  }

  /// The amount of horizontal room.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    environment.horizontalSizeClass == .compact ? .compact : .regular
  }
  /// The amount of vertical room.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    environment.verticalSizeClass == .compact ? .compact : .regular
  }
  /// A Boolean value that indicates whether tabs suit the page better than a sidebar. SwiftUI's views read it as
  /// `EnvironmentValues.prefersTabNavigation`.
  public var prefersTabNavigation: Bool {
    self[UITraitPrefersTabNavigation.self] ?? environment.prefersTabNavigation
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
  /// Keel's own texts, in the language of the user.
  package var systemWords: SystemWords { languages.words(for: localeIdentifier) }
}

/// The traits of a window, observable.
@MainActor @Observable package final class WindowTraits {
  package var current = UITraitCollection()
  /// The phase of the window: its visibility and use.
  package var phase = SurfacePhase.active
  /// The size of the window that was last read.
  @ObservationIgnored var readSize: SceneSize?
  package init() {}
}

/// Signals that are common to all places. Each controller and each view has one of its own for its moves
/// (`UIViewController.placement`).
enum Placements {
  /// The signal that fires when the trait overrides of any view or controller have changed.
  static let overrides = Signal()
}
