import SwiftUI

struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      FeedView(viewModel: FeedViewModel(service: DemoFeedService()))
    }
  }
}

struct FeedPost: Identifiable, Decodable, Equatable {
  let id: Int
  let title: String
  let body: String
  var likes: Int
}

enum FeedError: LocalizedError {
  case offline
  var errorDescription: String? { "The Internet connection appears to be offline." }
}

protocol FeedService {
  func posts(page: Int) async throws -> [FeedPost]
}

struct DemoFeedService: FeedService {
  func posts(page: Int) async throws -> [FeedPost] {
    guard page < 3 else { return [] }
    return (1...10).map { FeedPost(id: page * 10 + $0, title: "Post \(page * 10 + $0)", body: "Lorem ipsum", likes: 0) }
  }
}

@MainActor
final class FeedViewModel: ObservableObject {
  enum State: Equatable {
    case idle, loading, loaded, failed(String)
  }

  @Published private(set) var state = State.idle
  @Published var posts: [FeedPost] = []
  private var page = 0
  private let service: FeedService

  init(service: FeedService) { self.service = service }

  func refresh() async {
    page = 0
    posts = []
    await loadMore()
  }

  func loadMore() async {
    guard state != .loading else { return }
    state = .loading
    do {
      let new = try await service.posts(page: page)
      posts.append(contentsOf: new)
      page += 1
      state = .loaded
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func like(_ post: FeedPost) {
    guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
    posts[index].likes += 1
  }
}

struct FeedView: View {
  @StateObject var viewModel: FeedViewModel

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12) {
          ForEach(viewModel.posts) { post in
            FeedCard(post: post) { viewModel.like(post) }
              .onAppear {
                if post == viewModel.posts.last {
                  Task { await viewModel.loadMore() }
                }
              }
          }
          switch viewModel.state {
          case .loading:
            ProgressView("Loading…")
              .frame(maxWidth: .infinity)
          case .failed(let message):
            VStack {
              Text(message)
              Button("Retry") { Task { await viewModel.loadMore() } }
            }
          case .idle, .loaded:
            EmptyView()
          }
        }
        .padding()
      }
      .navigationTitle("Feed")
      .refreshable { await viewModel.refresh() }
      .task { await viewModel.loadMore() }
    }
  }
}

struct FeedCard: View {
  let post: FeedPost
  let onLike: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(post.title).font(.headline)
      Text(post.body).font(.body).foregroundStyle(.secondary)
      HStack {
        Button(action: onLike) {
          Label("\(post.likes)", systemImage: post.likes > 0 ? "hand.thumbsup.fill" : "hand.thumbsup")
        }
        .accessibilityLabel("Like \(post.title)")
        .accessibilityValue("\(post.likes)")
        Spacer()
        ShareLink(item: post.title)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(Color(.systemBackground)).shadow(radius: 2))
  }
}
