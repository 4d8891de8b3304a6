internal import KeelModel
public import KeelViews
public import PeopleService
internal import PeopleShow

/// The navigator: the list beside the details of a person, or one of them where there is no room for both.
///
/// `route` in the state of the app is the location. The navigator retains the container for the screens that it opens.
public struct RootView: View {
  private let service: any Serving
  @State private var viewmodel: RootViewModel

  public init(_ service: any Serving) {
    self.service = service
    _viewmodel = State(wrappedValue: RootViewModel(service))
  }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: column) {
      ListView(service)
    } detail: {
      DetailPane(service: service, viewmodel: viewmodel)
    }
  }

  /// The column in front, where there is room for one of them only.
  private var column: Binding<NavigationSplitViewColumn> {
    Binding { [viewmodel] in
      viewmodel.person == nil ? .sidebar : .detail
    } set: { [viewmodel] in
      if $0 != .detail { viewmodel.listShown() }
    }
  }
}

/// A view of its own, so that a change of the person does not evaluate the list again.
private struct DetailPane: View {
  let service: any Serving
  let viewmodel: RootViewModel

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
