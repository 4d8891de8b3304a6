public import Foundation
internal import KeelModel
public import Observation

/// The app in one window: three screens, each with its own stack.
///
/// The location of the window is state of this model, and none of views: tabs and a sidebar show the same.
@MainActor @Observable public final class AppModel {
  public let context: WindowContext
  /// The screen that is shown. `nil` if nothing is selected in a sidebar.
  public var selection: AppScreen? = .home
  public let home: HomeModel
  public let statistics: StatisticsModel
  public let settings: SettingsModel

  public init(
    _ container: DependencyContainer, systemLanguage: Language = .english, timeZone: TimeZone? = nil
  ) {
    context = WindowContext(container, systemLanguage: systemLanguage, timeZone: timeZone)
    home = HomeModel(context)
    statistics = StatisticsModel(context)
    settings = SettingsModel(context)
    context.history.report = { [weak self] error in
      if let self { stack(of: selection ?? .home).report(error) }
    }
  }

  public var words: Words { context.words }

  /// The stack of a screen.
  public func stack(of screen: AppScreen) -> StackModel {
    switch screen {
    case .home: home.stack
    case .statistics: statistics.stack
    case .settings: settings.stack
    }
  }

  /// The path that the tab or the row of a screen leads to: the screen as it was left.
  public func address(of screen: AppScreen) -> String { Place(screen, stack(of: screen).steps).path }

  /// The location of the window.
  public var place: Place {
    let screen = selection ?? .home
    let stack = stack(of: screen)
    var place = Place(screen, stack.steps, sheet: stack.sheet)
    switch screen {
    case .home: place.search = home.list.text
    case .statistics: (place.period, place.day) = statistics.place
    case .settings: break
    }
    return place
  }

  /// Goes to a location, from any other one. The stacks of the other screens stay as they are.
  public func go(to place: Place) {
    // A form over another screen would hide the place.
    if let selection, selection != place.screen { stack(of: selection).go(to: stack(of: selection).steps) }
    selection = place.screen
    switch place.screen {
    case .home: home.list.text = place.search
    case .statistics: statistics.show(place.period ?? .week, containing: place.day)
    case .settings: break
    }
    stack(of: place.screen).go(to: place.steps, sheet: place.sheet)
  }

  /// Goes to the location of a path. Returns false if there is none.
  public func open(path: String) -> Bool {
    guard let place = path.isEmpty ? Place(.home) : Place(path: path) else { return false }
    go(to: place)
    return true
  }
}
