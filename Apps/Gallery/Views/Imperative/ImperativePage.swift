import KeelControls
import KeelModel
import KeelViews

/// The controls of a category, created with the imperative layer and bound to the model.
@MainActor final class ImperativePage: UIViewController {
  let category: GalleryCategory
  @UIBindable var model: GalleryModel

  init(category: GalleryCategory, model: GalleryModel) {
    self.category = category
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: makeControls())
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    view.addSubview(stack)
  }

  private func makeControls() -> [UIView] {
    switch category {
    case .text: textControls
    case .buttons: buttonControls
    case .toggles: toggleControls
    case .input: inputControls
    case .values: valueControls
    case .pickers: pickerControls
    case .progress: progressControls
    case .lists: listControls
    case .lazy: lazyControls
    case .swipes: swipeControls
    case .containers: containerControls
    case .grid: gridControls
    case .shapes: shapeControls
    case .navigation: navigationControls
    case .tabs: tabControls
    case .split: splitControls
    case .sheets: sheetControls
    case .colours: colourControls
    case .interop: interopControls
    case .layout, .drawing, .charts, .pictures, .symbols: []
    }
  }

  /// The view of a controller, which becomes a child of the page.
  func child(_ controller: UIViewController) -> [UIView] {
    addChild(controller)
    defer { controller.didMove(toParent: self) }
    return [controller.view]
  }

  func button(_ title: String, _ configuration: UIButton.Configuration = .bordered(), _ action: @escaping () -> Void)
    -> UIButton
  {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// A label that follows the model.
  func following(_ text: @escaping (GalleryModel) -> String) -> UILabel {
    let label = UILabel()
    observe { [weak label, model] in label?.text = text(model) }
    return label
  }
}
