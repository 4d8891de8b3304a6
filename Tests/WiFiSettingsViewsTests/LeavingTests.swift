import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel
import WiFiSettingsViews

extension SharedTurn {
  /// Leaving a screen cancels its work and releases its objects.
  @MainActor @Suite struct LeavingTests {
    enum Way: CaseIterable {
      case cancel, escape, modelSaysSo
    }

    @MainActor private func leave(_ way: Way, _ app: App) async throws {
      switch way {
      case .cancel: try await app.tap("Cancel")
      case .escape: try await app.dismiss()
      case .modelSaysSo: app.model.destination = nil
      }
      if app.front.hasPrefix("alert \"Discard changes?\"") { try await app.tap("Discard") }
      await app.settle()
    }

    @Test(arguments: ViewsKind.allCases, Way.allCases)
    func leavingWhileJoiningCancelsTheJoin(_ views: ViewsKind, _ way: Way) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      #expect(app.radio.currentState.joining != nil)
      try await leave(way, app)
      #expect(app.radio.currentState.joining == nil)
      await app.pass(.seconds(5))
      #expect(app.radio.currentState.current == nil)
      #expect(!app.outline.contains("Connected"))
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""), "a late answer opens nothing")
    }

    @Test(arguments: ViewsKind.allCases, Way.allCases)
    func thePasswordSheetIsReleasedWhenLeft(_ views: ViewsKind, _ way: Way) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      try await app.type("blob", into: "Password")
      let controller = Weak(app.modal)
      let model = Weak(app.connect)
      #expect(!controller.isGone)
      #expect(model.object?.password == "blob")
      try await leave(way, app)
      #expect(controller.isGone)
      #expect(model.isGone)
    }

    @Test(arguments: ViewsKind.allCases)
    func theCancelButtonAsksBeforeTypedTextIsLost(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Other…")
      try await app.type("Smugglers Cove", into: "Name")
      try await app.tap("Cancel")
      #expect(app.front.hasPrefix("alert \"Discard changes?\""), "\(app.front)")
      try await app.tap("Keep Editing")
      #expect(app.joinOther?.name == "Smugglers Cove")
      try await app.tap("Cancel")
      try await app.tap("Discard")
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""), "\(app.front)")
    }

    @Test(arguments: ViewsKind.allCases)
    func thePasswordSheetAndItsAlertAreReleasedAfterAJoin(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Harbour")
      let controller = Weak(app.modal)
      let model = Weak(app.connect)
      try await app.type("wrong", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      let alert = Weak(app.modal)
      #expect(!alert.isGone)
      try await app.tap("OK")
      #expect(alert.isGone)
      try await app.type("blob", into: "Password")
      try await app.tap("Join")
      await app.pass(.seconds(1))
      #expect(controller.isGone)
      #expect(model.isGone)
    }

    @Test(arguments: ViewsKind.allCases, Way.allCases)
    func theSheetForOtherNetworksIsReleasedWhenLeft(_ views: ViewsKind, _ way: Way) async throws {
      let app = await App(views)
      try await app.tap("Other…")
      try await app.type("Smugglers Cove", into: "Name")
      let controller = Weak(app.modal)
      let model = Weak(app.joinOther)
      #expect(!controller.isGone)
      #expect(model.object != nil)
      try await leave(way, app)
      #expect(controller.isGone)
      #expect(model.isGone)
    }

    @Test(arguments: ViewsKind.allCases, [0, 1, 2, 3])
    func theDetailsAreGoneWhenLeft(_ views: ViewsKind, _ way: Int) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      let controller = Weak(app.page)
      let model = Weak(app.detail)
      #expect(!controller.isGone)
      #expect(model.object != nil)
      switch way {
      case 0: try await app.goBack()
      case 1: app.model.destination = nil
      case 2: try await app.radio.setPower(false)
      default:
        try await app.tap("Forget This Network")
        let alert = Weak(app.modal)
        #expect(!alert.isGone)
        try await app.tap("Forget")
        #expect(alert.isGone)
      }
      await app.settle()
      #expect(controller.isGone)
      #expect(model.isGone)
      #expect(app.page?.title == WiFiSettingsModel.title)
    }

    @Test(arguments: ViewsKind.each(["Configure IP", "Configure DNS", "Configure Proxy"], [0, 1, 2, 3, 4]))
    func aFormIsReleasedWhenLeft(_ views: ViewsKind, _ form: String, _ way: Int) async throws {
      let app = await App(views)
      try await app.joinHarbour()
      try await app.tap("Harbour")
      let page = Weak(app.page)
      try await app.tap(form)
      let controller = Weak(app.modal)
      #expect(!controller.isGone)
      switch way {
      case 0: try await app.tap("Cancel")
      case 1: try await app.dismiss()
      case 2: try await app.tap("Save")
      case 3: app.detail?.destination = nil
      default: try await app.radio.setPower(false)
      }
      await app.settle()
      #expect(controller.isGone)
      #expect(page.isGone == (way == 4), "a form that is left does not take its page along")
    }

    @Test(arguments: ViewsKind.allCases)
    func aClosedWindowLeavesNothing(_ views: ViewsKind) async throws {
      let clock: TestClock
      let window: Weak<UIWindow>
      let root: Weak<UIViewController>
      let model: Weak<WiFiSettingsModel>
      let radio: Weak<SimulatedRadio>
      do {
        let app = await App(views)
        try await app.joinHarbour()
        try await app.tap("Harbour")
        try await app.tap("Configure IP")
        clock = app.clock
        window = Weak(app.window)
        root = Weak(app.window.rootViewController)
        model = Weak(app.model)
        radio = Weak(app.radio)
        app.window.close()
        #expect(app.model.destination != nil, "closing a window is not a request to leave a screen")
      }
      await clock.advance(by: .seconds(10))
      #expect(window.isGone)
      #expect(root.isGone)
      #expect(model.isGone)
      #expect(radio.isGone)
      #expect(clock.sleeperCount == 0)
    }
  }
}

extension App {
  var connect: ConnectToNetworkModel? {
    if case .connect(let model)? = model.destination { model } else { nil }
  }
  var joinOther: JoinOtherNetworkModel? {
    if case .joinOther(let model)? = model.destination { model } else { nil }
  }
  var detail: NetworkDetailModel? {
    if case .detail(let model)? = model.destination { model } else { nil }
  }
}
