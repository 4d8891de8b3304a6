internal import KeelViews
internal import PeopleShow

/// The placeholder of the rows.
struct ListStandIn: View {
  let content: ListContent
  let retry: @MainActor () -> Void

  var body: some View {
    switch content {
    case .loading(let title, let fraction):
      BannerRow(.progress(title, fraction))
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .message(let message): MessageView(message, action: retry)
    case .people: EmptyView()
    }
  }
}
