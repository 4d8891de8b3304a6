import Foundation
import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import Observation
import Testing

// The code of `Documentation/navigation.md` about places behind a sign-in. `ListingTests` compares them.

@CasePathable private enum Place: Hashable {
  case shop
  case orders
  case order(Int)

  static let routes = RoutePattern<Place>.oneOf(
    .case(\.order, "orders" / .value(Int.self)),
    .case(\.orders, "orders"),
    .case(\.shop, .end)
  )

  var needsSignIn: Bool { self != .shop }
}

@MainActor @Observable private final class ShopModel {
  private(set) var isSignedIn = false
  var path: [Place] = []
  /// The place that the user wants to see and may not see yet.
  var wanted: Place?

  /// Shows a place. Every way to it leads through here.
  func open(_ place: Place) {
    if place.needsSignIn, !isSignedIn {
      wanted = place
      return
    }
    wanted = nil
    switch place {
    case .shop: path = []
    case .orders: path = [.orders]
    case .order: path = [.orders, place]
    }
  }

  /// Shows the place of a path or URL. Returns false if there is none.
  func open(path: String) -> Bool {
    guard let place = Place.routes.match(path) else { return false }
    open(place)
    return true
  }

  func signedIn() {
    isSignedIn = true
    if let wanted { open(wanted) }
  }

  func signedOut() {
    isSignedIn = false
    path.removeAll { $0.needsSignIn }
  }
}

private struct ShopView: View {
  @Bindable var model: ShopModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("My orders") { model.open(.orders) }
        .linkAddress(Place.routes.path(for: .orders))
        .navigationTitle("Shop")
        .navigationDestination(for: Place.self) { PlaceView(place: $0) }
    }
    .sheet(item: $model.wanted) { _ in
      Button("Sign in") { model.signedIn() }.navigationTitle("Sign In")
    }
    .onOpenURL { url in _ = model.open(path: url.path()) }
  }
}

extension Place: Identifiable {
  var id: Place { self }
}

private struct PlaceView: View {
  let place: Place
  var body: some View { Text("\(Place.routes.path(for: place) ?? "")").navigationTitle("Place") }
}

/// A place behind a sign-in is shown after it, by whatever way the user wanted it.
@MainActor @Suite(.serialized) struct SignInGuideTests {
  private let model = ShopModel()

  private func makeStage(hasAddress: Bool = true) -> ViewStage<ShopView> {
    let stage = ViewStage(ShopView(model: model))
    guard hasAddress else { return stage }
    stage.window.address = UIWindowAddress(
      path: { [model] in Place.routes.path(for: model.path.last ?? .shop) ?? "" },
      open: { [model] in model.open(path: $0) })
    return stage
  }

  /// The ways to a place: the address of a browser and `--open`, a URL, and a function of the model.
  private func open(_ place: Place, by way: Int, in stage: ViewStage<ShopView>) throws {
    let path = try #require(Place.routes.path(for: place))
    switch way {
    case 0: try stage.driver.open(path: path)
    case 1:
      SceneURLs.deliver(try #require(URL(string: "shop:/\(path)")), to: stage.window)
      Turn.shared.flush()
    default: stage.change { model.open(place) }
    }
  }

  @Test(arguments: 0..<3) func everyWayAsksAndLeadsOnAfterTheSignIn(way: Int) throws {
    let stage = makeStage()
    try open(.order(7), by: way, in: stage)
    #expect(stage.pages.contains("[Sign In]") && model.path.isEmpty)
    #expect(stage.driver.path.isEmpty, "the address is that of the page which is shown")
    stage.frontEnd.clearLog()
    try stage.driver.tap("Sign in")
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(model.path == [.orders, .order(7)] && model.wanted == nil)
    #expect(stage.driver.path == "orders/7")
    try open(.orders, by: way, in: stage)
    #expect(model.path == [.orders] && model.wanted == nil, "a signed-in user is not asked again")
    stage.change { model.signedOut() }
    #expect(model.path.isEmpty && stage.driver.path.isEmpty)
    stage.expectFresh()
  }

  @Test func thePlaceThatWasWantedLastIsShownAndNoneAfterARefusal() throws {
    let stage = makeStage()
    try stage.driver.tap("My orders")
    try stage.driver.dismiss()
    #expect(model.wanted == nil && model.path.isEmpty)
    stage.change { model.signedIn() }
    #expect(model.path.isEmpty, "a cancelled place is not opened later")
    stage.change { model.signedOut() }
    try stage.driver.tap("My orders")
    try stage.driver.open(path: "orders/3")
    try stage.driver.tap("Sign in")
    #expect(model.path == [.orders, .order(3)])
    stage.expectFresh()
  }

  @Test func aWindowThatBeginsWithALinkAsksFirst() throws {
    model.open(.order(2))
    let stage = makeStage()
    #expect(stage.frontEnd.log.patchCount <= 2 && stage.pages.contains("[Sign In]"))
    try stage.driver.tap("Sign in")
    #expect(stage.driver.path == "orders/2")
  }

  @Test func aPathWithoutAPlaceAsksForNothing() throws {
    let stage = makeStage()
    _ = try? stage.driver.open(path: "elsewhere/1")
    #expect(model.wanted == nil && !stage.pages.contains("[Sign In]"))
  }
}
