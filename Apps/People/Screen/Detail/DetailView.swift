internal import KeelModel
public import KeelViews
public import PeopleModel
public import PeopleService
internal import PeopleShow

/// The details of a person.
public struct DetailView: View {
  @State private var viewmodel: DetailViewModel

  public init(_ service: any Serving, target: Person.ID) {
    _viewmodel = State(wrappedValue: DetailViewModel(service, target: target))
  }

  public var body: some View {
    @Bindable var viewmodel = viewmodel
    Group {
      if case .person(let person) = viewmodel.content {
        PersonSections(person: person, viewmodel: viewmodel)
      } else {
        DetailStandIn(content: viewmodel.content) { viewmodel.messageButtonTapped() }
      }
    }
    .navigationTitle(viewmodel.title)
    .alert($viewmodel.alert)
    .onAppear { viewmodel.screenAppeared() }
  }
}

/// The placeholder while no person is displayed.
struct DetailStandIn: View {
  let content: DetailContent
  let action: @MainActor () -> Void

  var body: some View {
    switch content {
    case .loading: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
    case .message(let message): MessageView(message, action: action)
    case .person: EmptyView()
    }
  }
}

/// The header of the details. It observes the photo itself, so that a new photo updates no other row.
private struct DetailHead: View {
  let viewmodel: DetailViewModel

  var body: some View {
    if case .person(let person) = viewmodel.content { PersonHeader(person, portrait: viewmodel.portrait) }
  }
}

private struct PersonSections: View {
  let person: Person
  @Bindable var viewmodel: DetailViewModel

  var body: some View {
    List {
      Section { DetailHead(viewmodel: viewmodel) }
      Section {
        ForEach(viewmodel.facts(of: person)) { fact in
          if let scheme = fact.scheme {
            ContactRow(fact.title, fact.text, scheme: scheme)
          } else {
            LabeledContent(fact.title, value: fact.text)
          }
        }
      }
      Section {
        Toggle(DetailWords.walk, isOn: $viewmodel.isLeg)
        Toggle(DetailWords.fly, isOn: $viewmodel.isWing)
        Button {
          viewmodel.moveButtonTapped()
        } label: {
          HStack {
            if viewmodel.isMoving { ProgressView() }
            Text(DetailWords.moveHere)
          }
        }
        .disabled(!viewmodel.canMove)
        if let result = viewmodel.moveResult { Text(result).foregroundStyle(.secondary) }
      } header: {
        Text(DetailWords.move)
      }
    }
  }
}

#Preview("Details") { NavigationStack { DetailView(Raft(), target: "p3") } }
