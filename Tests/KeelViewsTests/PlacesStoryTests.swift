import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// What coordinators are for in an imperative app needs none here: places are state.
@MainActor @Suite(.serialized) struct PlacesStoryTests {
  enum Screen: Hashable {
    case profile(String)
    case orders
    case order(Int)
    case receipt(Int)
  }

  @MainActor @Observable final class Shop {
    enum Tab: Hashable { case home, account }
    enum Sheet: String, Identifiable {
      case signIn, friends, note
      var id: String { rawValue }
    }
    var tab = Tab.home
    var homePath: [Screen] = []
    var accountPath: [Screen] = []
    var friendsPath: [Screen] = []
    var sheet: Sheet?
    var isSignedIn = false
    /// The place that the user wanted before signing in.
    private(set) var wanted: [Screen]?

    /// Goes to a place in the account, after signing in if that is necessary.
    func go(toAccount path: [Screen]) {
      guard isSignedIn else {
        wanted = path
        sheet = .signIn
        return
      }
      (tab, accountPath) = (.account, path)
    }

    func signIn() {
      isSignedIn = true
      sheet = nil
      if let wanted { go(toAccount: wanted) }
      wanted = nil
    }
  }

  /// A screen that knows nothing of the flow that it is in.
  private struct Profile: View {
    let name: String
    @State private var likes = 0
    var body: some View {
      VStack {
        Button("Likes of \(name): \(likes)") { likes += 1 }
        NavigationLink("Friend of \(name)", value: Screen.profile(name + "'"))
      }
      .navigationTitle(name)
    }
  }

  private struct Pages: ViewModifier {
    func body(content: Content) -> some View {
      content.navigationDestination(for: Screen.self) { screen in
        switch screen {
        case .profile(let name): Profile(name: name)
        case .orders: NavigationLink("Order 1", value: Screen.order(1)).navigationTitle("Orders")
        case .order(let id): NavigationLink("Receipt", value: Screen.receipt(id)).navigationTitle("Order \(id)")
        case .receipt(let id): Caption("receipt").navigationTitle("Receipt \(id)")
        }
      }
    }
  }

  private struct App: View {
    @Bindable var shop: Shop
    var body: some View {
      TabView(selection: $shop.tab) {
        Tab("Home", systemImage: "house", value: Shop.Tab.home) {
          NavigationStack(path: $shop.homePath) {
            VStack {
              NavigationLink("Ada", value: Screen.profile("Ada"))
              Button("Friends") { shop.sheet = .friends }
              Button("My order") { shop.go(toAccount: [.orders, .order(1)]) }
            }
            .navigationTitle("Shop").modifier(Pages())
          }
        }
        Tab("Account", systemImage: "person", value: Shop.Tab.account) {
          NavigationStack(path: $shop.accountPath) { Caption("account").navigationTitle("Me").modifier(Pages()) }
        }
      }
      .sheet(item: $shop.sheet) { sheet in
        switch sheet {
        case .signIn: Button("Sign in") { shop.signIn() }.navigationTitle("Sign In")
        case .note: Caption("note").navigationTitle("Note")
        case .friends:
          NavigationStack(path: $shop.friendsPath) {
            NavigationLink("Bob", value: Screen.profile("Bob")).navigationTitle("Friends").modifier(Pages())
          }
        }
      }
    }
  }

  let shop = Shop()

  @Test func oneScreenIsUsedInTwoFlows() throws {
    let stage = ViewStage(App(shop: shop))
    try stage.driver.tap("Ada")
    try stage.driver.tap("Likes of Ada: 0")
    shop.sheet = .friends
    Turn.shared.flush()
    try stage.driver.tap("Bob")
    try stage.driver.tap("Friend of Bob")
    #expect(shop.homePath == [.profile("Ada")])
    #expect(shop.friendsPath == [.profile("Bob"), .profile("Bob'")])
    stage.change { shop.sheet = nil }
    try stage.driver.tap("Likes of Ada: 1")
    stage.expectFresh()
  }

  @Test func aPlaceBehindASignInIsReachedAfterIt() throws {
    let stage = ViewStage(App(shop: shop))
    try stage.driver.tap("My order")
    #expect(stage.pages.contains("[Sign In]"))
    #expect(shop.accountPath.isEmpty)
    stage.frontEnd.clearLog()
    try stage.driver.tap("Sign in")
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(shop.tab == .account)
    #expect(stage.pages.hasSuffix("Me Orders Order 1"))
    // A user who is signed in goes there directly. Cancelling the sign-in changes nothing.
    let other = Shop()
    let second = ViewStage(App(shop: other))
    try second.driver.tap("My order")
    try second.driver.dismiss()
    #expect(other.tab == .home && other.accountPath.isEmpty && other.sheet == nil)
    stage.expectFresh()
  }

  @Test func aLinkToTheThirdLevelOfAnotherTabWithASheetIsOnePatch() {
    shop.tab = .account
    shop.accountPath = [.orders, .order(1), .receipt(1)]
    shop.sheet = .note
    let fresh = ViewStage(App(shop: shop))
    #expect(fresh.frontEnd.log.patchCount == 1)
    #expect(fresh.pages.hasSuffix("Me Orders Order 1 Receipt 1 [Note]"), "\(fresh.pages)")
    fresh.expectFresh()

    let other = Shop()
    let stage = ViewStage(App(shop: other))
    stage.change {
      other.tab = .account
      other.accountPath = [.orders, .order(1), .receipt(1)]
      other.sheet = .note
    }
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(stage.pages.hasSuffix("Me Orders Order 1 Receipt 1 [Note]"), "\(stage.pages)")
    stage.expectFresh()
  }

  @Test(arguments: 0..<3) func severalLevelsAreLeftAtOnce(level: Int) throws {
    shop.tab = .account
    shop.accountPath = [.orders, .order(1), .receipt(1)]
    let stage = ViewStage(App(shop: shop))
    let stack = try #require(stage.node { if case .navigation = $0.element { true } else { false } })
    stage.send(.pop(stack, toLevel: level))
    #expect(shop.accountPath == Array([.orders, .order(1), .receipt(1)].prefix(level)))
    #expect(stage.frontEnd.log.patchCount == 1)
    // Pages go, and the one below gets its content; no page in between is shown.
    #expect(stage.frontEnd.log.operations.count <= 2 + (3 - level), "\(stage.frontEnd.log.operations)")
    stage.expectFresh()
    stage.change { shop.accountPath = [.orders, .order(2), .receipt(2)] }
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }
}
