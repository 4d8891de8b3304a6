public import KeelControls
internal import KeelModel
internal import KeelViews
internal import PeopleModel
public import PeopleService
internal import PeopleShow

/// The navigator: the list beside the details of a person, or one of them where there is no room for both. Its twin is
/// `RootView`.
@MainActor public final class RootViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let service: any Serving
  private let viewmodel: RootViewModel

  public init(_ service: any Serving) {
    self.service = service
    viewmodel = RootViewModel(service)
    super.init(style: .doubleColumn)
    delegate = self
    setViewController(ListViewController(service), for: .primary)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      show(viewmodel.person)
    }
  }

  private func show(_ person: Person.ID?) {
    let page: UIViewController =
      if let person {
        DetailViewController(service, target: person)
      } else {
        UIHostingController(rootView: MessageView(Message.nobodyChosen))
      }
    setViewController(page, for: .secondary)
    show(person == nil ? .primary : .secondary)
  }

  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    if column == .primary { viewmodel.listShown() }
  }
}

#Preview("People, imperative") { RootViewController(Raft()) }
