public import DoneDoneModel
public import KeelControls
public import KeelModel

/// The whole app in a window: tabs where there is little room, otherwise a sidebar. Both show the same state. Its twin
/// is `ContentView`.
@MainActor public final class AppViewController: UIViewController {
  private let model: AppModel
  private var shown: (isCompact: Bool, page: UIViewController)?

  public init(_ model: AppModel) {
    self.model = model
    super.init()
  }

  /// That of the model, whose deletions are undone.
  override public var undoManager: UndoManager? { model.context.history.manager }

  override public func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      model.context.systemLanguage = Language(localeIdentifier: traitCollection.localeIdentifier)
      model.context.timeZone = traitCollection.timeZone
    }
    observe { [weak self] in
      guard let self else { return }
      view.accessibilityLanguage = model.context.language.rawValue
    }
    observe { [weak self] in
      guard let self else { return }
      show(isCompact: traitCollection.horizontalSizeClass == .compact)
    }
    observe { [weak self] in
      guard let self else { return }
      overrideUserInterfaceStyle = model.context.container.preferences.stored.appearance.style
    }
    followSheets()
  }

  /// Presents the sheets and alerts of the selected screen. They are this page's, because tabs and a sidebar replace each
  /// other while a sheet is open.
  private func followSheets() {
    present(item: destination.activityForm) { form in
      UINavigationController(rootViewController: ActivityFormViewController(form))
    }
    present(item: destination.categoryForm) { form in
      UINavigationController(rootViewController: CategoryFormViewController(form))
    }
    present(item: destination.alert) { UIAlertController(state: $0) { (_: Never?) in } }
  }

  private var destination: UIBinding<StackModel.Destination?> {
    UIBinding(
      get: { [model] in model.selection.flatMap { model.stack(of: $0).destination } },
      set: { [model] destination in
        if let selection = model.selection { model.stack(of: selection).destination = destination }
      })
  }

  private func show(isCompact: Bool) {
    guard shown?.isCompact != isCompact else { return }
    withoutTracking { replacePage(isCompact ? TabsController(model) : SplitController(model), isCompact) }
  }

  private func replacePage(_ page: UIViewController, _ isCompact: Bool) {
    if let old = shown?.page {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    shown = (isCompact, page)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
}

extension Preferences.Appearance {
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
