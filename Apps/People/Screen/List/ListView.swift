internal import KeelModel
public import KeelViews
internal import PeopleModel
public import PeopleService
internal import PeopleShow

/// The list of people, and the search in it.
public struct ListView: View {
  @State private var viewmodel: ViewModel

  public init(_ service: any Serving) { _viewmodel = State(wrappedValue: ViewModel(service)) }

  public var body: some View {
    @Bindable var viewmodel = viewmodel
    ListBody(viewmodel: viewmodel)
      .navigationTitle(ViewModel.title)
      .navigationSubtitle(viewmodel.summary)
      .searchable(text: $viewmodel.draft, isPresented: $viewmodel.isSearching, prompt: Text(ViewModel.searchPrompt))
      .onSubmit(of: .search) { viewmodel.searchSubmitted() }
      .refreshable { await viewmodel.refreshRequested() }
      .toolbar {
        Menu {
          Toggle("Show Regions", isOn: $viewmodel.isRegion)
          Divider()
          Button("\(ViewModel.reportTitle)…", systemImage: "paperplane") { viewmodel.reportButtonTapped() }
          Button("Remove Stored People…", systemImage: "trash", role: .destructive) {
            viewmodel.clearCacheButtonTapped()
          }
        } label: {
          Label("More", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
        }
        .accessibilityLabel("More")
      }
      .alert($viewmodel.alert) { action in
        if let action { viewmodel.alertButtonTapped(action) }
      }
      .sheet(item: $viewmodel.report) { ReportSheet(report: $0, viewmodel: viewmodel) }
      .onAppear { viewmodel.appeared() }
  }
}

/// The rows, or a placeholder.
private struct ListBody: View {
  let viewmodel: ListView.ViewModel

  var body: some View {
    switch viewmodel.content {
    case .people(let list): PeopleSections(list: list, viewmodel: viewmodel)
    case .loading, .message: ListStandIn(viewmodel: viewmodel)
    }
  }
}

/// The placeholder of the rows.
struct ListStandIn: View {
  let viewmodel: ListView.ViewModel

  var body: some View {
    switch viewmodel.content {
    case .loading(let title, let fraction):
      BannerRow(.progress(title, fraction))
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .message(let message):
      MessageView(message) { viewmodel.messageButtonTapped(message) }
    case .people: EmptyView()
    }
  }
}

private struct PeopleSections: View {
  let list: PeopleList
  @Bindable var viewmodel: ListView.ViewModel

  var body: some View {
    ScrollViewReader { proxy in
      List(selection: $viewmodel.chosenRow) {
        BannerSection(viewmodel: viewmodel)
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
            if let country = section.country { Text(ListView.ViewModel.header(ofCountry: country)) }
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

/// The banner above the people. It observes the banner itself, so that progress updates no other row.
private struct BannerSection: View {
  let viewmodel: ListView.ViewModel

  var body: some View {
    if let banner = viewmodel.banner {
      Section {
        BannerRow(banner)
        if banner.canRetry { Button("Try Again") { viewmodel.retryButtonTapped() } }
      }
    }
  }
}

/// The banner in a row of its own, which observes it.
struct BannerContent: View {
  let viewmodel: ListView.ViewModel

  var body: some View {
    if let banner = viewmodel.banner { BannerRow(banner) }
  }
}

private struct RecentSection: View {
  let viewmodel: ListView.ViewModel

  var body: some View {
    Section("Recent Searches") {
      ForEach(viewmodel.recents) { recent in
        Button(recent.text, systemImage: "clock") { viewmodel.recentTapped(recent.text) }
      }
      Button("Clear Recent Searches", role: .destructive) { viewmodel.clearRecentsButtonTapped() }
    }
  }
}

#Preview("List") { NavigationStack { ListView(Raft()) } }
#Preview("List without people") { NavigationStack { ListView(Raft(people: [], state: Roger())) } }
