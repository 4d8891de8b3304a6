internal import KeelModel
public import KeelViews
internal import PeopleModel
public import PeopleService
internal import PeopleShow

/// The list of people, and the search in it.
public struct ListView: View {
  @State private var viewmodel: ListViewModel

  public init(_ service: any Serving) { _viewmodel = State(wrappedValue: ListViewModel(service)) }

  public var body: some View {
    @Bindable var viewmodel = viewmodel
    ListBody(viewmodel: viewmodel)
      .safeAreaInset(edge: .bottom) { ListBanner(viewmodel: viewmodel) }
      .navigationTitle(ListWords.title)
      .navigationSubtitle(viewmodel.summary)
      .searchable(text: $viewmodel.draft, isPresented: $viewmodel.isSearching, prompt: Text(ListWords.searchPrompt))
      .onSubmit(of: .search) { viewmodel.searchSubmitted() }
      .refreshable { await viewmodel.refreshRequested() }
      .toolbar {
        Menu {
          Toggle(ListWords.regions, isOn: $viewmodel.isRegion)
          Divider()
          Button("\(ListWords.report)…", systemImage: "paperplane") { viewmodel.reportButtonTapped() }
          Button(ListWords.removal, systemImage: "trash", role: .destructive) { viewmodel.clearCacheButtonTapped() }
        } label: {
          Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
        }
        .accessibilityLabel("More")
      }
      .alert($viewmodel.alert) { action in
        if let action { viewmodel.alertButtonTapped(action) }
      }
      .sheet(item: $viewmodel.report) { ReportSheet(report: $0, viewmodel: viewmodel) }
      .onAppear { viewmodel.screenAppeared() }
  }
}

/// The rows, or a placeholder.
private struct ListBody: View {
  let viewmodel: ListViewModel

  var body: some View {
    switch viewmodel.content {
    case .people(let list): PeopleSections(list: list, viewmodel: viewmodel)
    case .loading, .message: ListStandIn(content: viewmodel.content) { viewmodel.retryButtonTapped() }
    }
  }
}

/// The bar below the people. It observes the banner itself, so that progress updates no row.
private struct ListBanner: View {
  let viewmodel: ListViewModel

  var body: some View {
    if let banner = viewmodel.banner { BannerBar(banner) { viewmodel.retryButtonTapped() } }
  }
}

private struct PeopleSections: View {
  let list: PeopleList
  @Bindable var viewmodel: ListViewModel

  var body: some View {
    ScrollViewReader { proxy in
      List(selection: $viewmodel.chosenRow) {
        if !viewmodel.recents.isEmpty { RecentSection(viewmodel: viewmodel) }
        ForEach(list.sections) { section in
          Section {
            ForEach(section.rows) { row in
              PersonRow(row.person)
                .linkAddress(row.person.map { viewmodel.address(of: $0.id) })
                .selectionDisabled(row.person == nil)
                .onAppear { if row.isIdentifiedByPosition { viewmodel.rowAppeared(at: row.position) } }
            }
          } header: {
            if let country = section.country { Text(ListWords.header(ofCountry: country)) }
          }
        }
      }
      .onChange(of: viewmodel.scrollTarget, initial: true) { _, target in
        guard let target else { return }
        proxy.scrollTo(target)
        viewmodel.didScroll()
      }
    }
  }
}

private struct RecentSection: View {
  let viewmodel: ListViewModel

  var body: some View {
    Section(ListWords.recents) {
      ForEach(viewmodel.recents, id: \.self) { text in
        Button(text, systemImage: "clock") { viewmodel.recentTapped(text) }
      }
      Button(ListWords.clearRecents, role: .destructive) { viewmodel.clearRecentsButtonTapped() }
    }
  }
}

#Preview("List") { NavigationStack { ListView(Raft()) } }
#Preview("List without people") { NavigationStack { ListView(Raft(people: [], state: Roger())) } }
