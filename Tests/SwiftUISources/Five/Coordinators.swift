import UIKit

// The way that navigation by state replaces, as existing programs are written: controllers that push and present by
// themselves, and coordinators that do it for them. Plain classes of Swift 5, without a word about actors.

public struct Trip {
  public let name: String
  public init(name: String) { self.name = name }
}

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

public class TripCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  public var navigationController: UINavigationController

  public init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  public func start() {
    let list = TripListController()
    list.coordinator = self
    navigationController.pushViewController(list, animated: false)
  }

  func showDetail(for trip: Trip) {
    let detail = TripController(trip: trip)
    detail.coordinator = self
    navigationController.pushViewController(detail, animated: true)
  }

  func showPreferences() {
    let preferences = PreferencesCoordinator(navigationController: navigationController)
    childCoordinators.append(preferences)
    preferences.parentCoordinator = self
    preferences.start()
  }

  func childDidFinish(_ child: Coordinator) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }

  public var childCount: Int { return childCoordinators.count }
}

class PreferencesCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: TripCoordinator?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let page = PreferencesController()
    page.didFinish = { [weak self] in
      guard let self = self else { return }
      self.navigationController.popViewController(animated: true)
      self.parentCoordinator?.childDidFinish(self)
    }
    navigationController.pushViewController(page, animated: true)
  }
}

class TripListController: UIViewController {
  weak var coordinator: TripCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    let stack = UIStackView()
    stack.axis = .vertical
    for name in ["Harbour", "Lighthouse"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.coordinator?.showDetail(for: Trip(name: name)) }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Preferences", primaryAction: UIAction { [weak self] _ in self?.coordinator?.showPreferences() })
  }
}

protocol TripEditorDelegate: AnyObject {
  func editor(_ editor: TripEditorController, didRename name: String)
}

/// A controller that presents by itself.
class TripController: UIViewController, TripEditorDelegate {
  weak var coordinator: TripCoordinator?
  var trip: Trip

  init(trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.showEditor() })
  }

  func showEditor() {
    let editor = TripEditorController()
    editor.delegate = self
    editor.trip = trip
    self.present(editor, animated: true)
  }

  func editor(_ editor: TripEditorController, didRename name: String) {
    trip = Trip(name: name)
    title = name
    editor.dismiss(animated: true)
  }
}

class TripEditorController: UIViewController {
  weak var delegate: TripEditorDelegate?
  var trip: Trip?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Add a night") { [weak self] _ in
        guard let self = self, let trip = self.trip else { return }
        self.delegate?.editor(self, didRename: trip.name + " by night")
      })
    view.addSubview(button)
  }
}

class PreferencesController: UIViewController {
  var didFinish: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Preferences"
    let button = UIButton(type: .system)
    button.setTitle("Finish", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.didFinish?() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
