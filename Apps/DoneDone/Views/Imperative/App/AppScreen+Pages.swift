import DoneDoneModel
import KeelControls
import KeelModel

extension AppScreen {
  func title(_ words: Words) -> String {
    switch self {
    case .home: words[.homeTitle]
    case .statistics: words[.statisticsTitle]
    case .settings: words[.settingsTitle]
    }
  }

  @MainActor var image: UIImage {
    switch self {
    case .home: UIImage(systemName: "house")
    case .statistics: UIImage(systemName: "chart.bar")
    case .settings: UIImage(systemName: "gearshape")
    }
  }

  /// The stack of the screen with its pages.
  @MainActor func stackController(in model: AppModel) -> NavigationStackController {
    let stack = model.stack(of: self)
    return stack.controller {
      let page: UIViewController =
        switch self {
        case .home: ActivityListViewController(model.home.list, in: stack, isSearched: true)
        case .statistics: StatisticsViewController(model.statistics)
        case .settings: SettingsViewController(model.settings)
        }
      page.restorationIdentifier = rawValue
      return page
    }
  }
}

extension StackModel {
  /// A navigation controller that follows the stack's path. `AppViewController` presents its sheets.
  @MainActor fileprivate func controller(root: () -> UIViewController) -> NavigationStackController {
    @UIBindable var stack = self
    let controller = NavigationStackController(path: $stack.path, root: root)
    controller.navigationDestination(for: Level.self) { [unowned self] level in level.page(in: self) }
    return controller
  }
}

extension Level {
  @MainActor fileprivate func page(in stack: StackModel) -> UIViewController {
    let page: UIViewController =
      switch self {
      case .list(let model): ActivityListViewController(model, in: stack, isSearched: false)
      case .activity(let model): ActivityViewController(model)
      case .categories(let model): CategoriesViewController(model, in: stack)
      case .transfer(let model): TransferViewController(model)
      case .about: AboutViewController(stack.context)
      }
    page.restorationIdentifier = name
    return page
  }
}
