internal import KeelModel
public import KeelViews
public import PeopleService
internal import PeopleShow

/// The navigator: the list beside the details of a person, or one of them where there is no room for both.
///
/// `route` in the state of the app is the location. The navigator retains the container for the screens that it opens.
public struct RootView: View {
  private let service: any Serving
  @State private var viewmodel: ViewModel

  public init(_ service: any Serving) {
    self.service = service
    _viewmodel = State(wrappedValue: ViewModel(service))
  }

  public var body: some View {
    @Bindable var viewmodel = viewmodel
    NavigationSplitView(preferredCompactColumn: $viewmodel.column) {
      ListView(service)
    } detail: {
      DetailPane(service: service, viewmodel: viewmodel)
    }
  }
}

/// A view of its own, so that a change of the person does not evaluate the list again.
private struct DetailPane: View {
  let service: any Serving
  let viewmodel: RootView.ViewModel

  var body: some View {
    if let person = viewmodel.person {
      DetailView(service, target: person).id(person)
    } else {
      MessageView(Message.nobodyChosen)
    }
  }
}

#Preview("People") { RootView(Raft()) }
#Preview("People with details") { RootView(Raft(state: Roger(route: Roger.Route(person: "p3")))) }
