import DoneDoneModel
import KeelControls
import KeelModel

/// The screens as tabs.
@MainActor final class TabsController: UITabBarController {
  @UIBindable private var model: AppModel

  init(_ model: AppModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = AppScreen.allCases.map { [model] screen in
      UITab(title: screen.title(model.words), image: screen.image, identifier: screen.rawValue) { _ in
        screen.stackController(in: model)
      }
    }
    observe { [weak self, model] in
      for screen in AppScreen.allCases {
        let tab = self?.tab(forIdentifier: screen.rawValue)
        tab?.title = screen.title(model.words)
        tab?.linkAddress = model.address(of: screen)
      }
    }
    let model = model
    bind(
      selectedTab: UIBinding(
        get: { model.selection?.rawValue }, set: { model.selection = $0.flatMap(AppScreen.init(rawValue:)) }))
  }
}
