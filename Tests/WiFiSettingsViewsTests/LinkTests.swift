import KeelControls
import KeelModel
import KeelTesting
import SimulatedRadio
import Testing
import WiFiSettingsModel

extension SharedTurn {
  /// Opening the app at a path.
  @MainActor @Suite struct LinkTests {
    @Test(arguments: ViewsKind.allCases)
    func aPlaceThatIsKnownIsInTheFirstFrame(_ views: ViewsKind) async throws {
      let app = await App(views)
      let model = app.model
      for (place, words) in [
        ("detail/Harbour", "screen \"Harbour\""), ("connect/Harbour", "screen \"Enter Password\""),
      ] {
        #expect(model.open(path: place))
        let frontEnd = HeadlessFrontEnd(visibleRows: 60)
        let window = App.window(views, on: model)
        window.show(on: frontEnd)
        #expect(frontEnd.log.patchCount == 1)
        #expect(Driver(frontEnd).outline.contains(words))
        window.close()
      }
    }

    @Test(
      arguments: ViewsKind.each([
        ("detail/Harbour", "screen \"Harbour\""), ("connect/Harbour", "sheet"),
        ("connect/Quay%20Guest", "screen \"Quay Guest\""),
        ("detail/hex:48617262" + "6f7572", "screen \"Harbour\""), ("detail/바다소리", "screen \"바다소리\""),
      ]))
    func aPathIsOpenedAfterTheFirstStateOfTheRadio(_ views: ViewsKind, _ place: String, _ words: String) async throws {
      let app = await App(views, opening: place)
      #expect(app.front.hasPrefix(words), "\(app.outline)")
      if words == "sheet" { try await app.dismiss() } else { try await app.goBack() }
      #expect(app.front.hasPrefix("screen \"Wi-Fi\""))
      #expect(app.driver.canReach("Harbour"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aMissingPlaceIsReported(_ views: ViewsKind) async throws {
      let app = await App(views, opening: "detail/Atlantis")
      await app.pass(.seconds(9))
      #expect(app.front.hasPrefix("screen"))
      await app.pass(.seconds(1))
      #expect(app.front.hasPrefix("alert \"“Atlantis” is not in range\""))
    }
  }
}
