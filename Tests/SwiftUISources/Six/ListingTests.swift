import SwiftUI
import SwiftUISources
import Testing

/// The listings of two articles about models work as their authors say.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListingTests {
  @Test func screensFollowTheStateOfTheirContainer() async throws {
    let stage = PageStage(await AppStateListing.loadedPage())
    try stage.driver.tap("Ada")
    #expect(stage.driver.shows("Region is on"))
    while !stage.driver.shows("About Ada") { await Task.yield() }
    try stage.driver.tap("Toggle region")
    // The use case runs on no actor.
    while !stage.driver.shows("Region is off") { await Task.yield() }
  }

  @Test func aPreviewHasAContainerOfItsOwn() async throws {
    let stage = PageStage(AppStateListing.preview)
    try stage.driver.tap("Ada")
    try stage.driver.tap("Toggle region")
    while !stage.driver.shows("Region is off") { await Task.yield() }
  }

  @Test func aNetworkIsForgottenByTheEndpointsAndByTheActions() throws {
    var count = 0
    let model = NetworkListing.NetworkDetailModel(network: .init("Home")) { count += 1 }
    let stage = PageStage(NetworkListing.NetworkDetailView(model: model))
    try stage.driver.tap("Forget network")
    #expect(model.forgetAlertIsPresented)
    try stage.driver.tap("Forget")
    #expect(count == 1)
    #expect(!model.forgetAlertIsPresented)
    model.send(.forgetNetworkButtonTapped)
    model.send(.confirmForgetNetworkButtonTapped)
    #expect(count == 2)
  }

  @Test func aWrongPasswordIsReportedAndTheRightOneConnects() async throws {
    var connected: [String] = []
    let model = NetworkListing.ConnectToNetworkModel(network: .init("Home")) { connected.append($0.id) }
    let stage = PageStage(NetworkListing.ConnectToNetworkView(model: model))
    try stage.driver.type("wrong", into: "Password")
    try stage.driver.tap("Join")
    while !stage.driver.shows("Wrong password") { await Task.yield() }
    #expect(connected.isEmpty)
    try stage.driver.tap("OK")
    await stage.driver.settle()
    try stage.driver.type("lighthouse", into: "Password")
    try stage.driver.tap("Join")
    while connected.isEmpty { await Task.yield() }
    #expect(connected == ["Home"])
  }
}
