import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Views inside controllers inside views read the environment of the outer views.
@MainActor @Suite(.serialized) struct HostedEnvironmentTests {
  private struct Page<Inner: View>: View {
    let model: BorderModel
    let inner: Inner
    var body: some View {
      VStack { inner }.environment(\.borderTone, model.tone).environment(model)
    }
  }

  private struct ObjectReader: View {
    @Environment(BorderModel.self) private var model
    var body: some View { Caption("object \(model.text)") }
  }

  private let model = BorderModel()

  @Test func throughAController() {
    let stage = ViewStage(
      Page(
        model: model,
        inner: InController {
          ToneReader(); ObjectReader()
        }))
    #expect(stage.texts == ["tone quiet", "object text"])
    let change = stage.change { model.tone = "loud" }
    #expect(stage.texts == ["tone loud", "object text"])
    #expect(change.operations.count == 1)
    stage.change { model.text = "changed" }
    #expect(stage.texts == ["tone loud", "object changed"])
    stage.expectFresh()
  }

  @Test func throughAPlainView() {
    let stage = ViewStage(
      Page(
        model: model,
        inner: InPlainView {
          ToneReader(); ObjectReader()
        }))
    #expect(stage.texts == ["tone quiet", "object text"])
    stage.change { model.tone = "loud" }
    #expect(stage.texts == ["tone loud", "object text"])
    stage.expectFresh()
  }

  @Test func throughACell() {
    let stage = ViewStage(
      Page(
        model: model,
        inner: InCell {
          ToneReader(); ObjectReader()
        }))
    #expect(stage.texts == ["tone quiet", "object text"])
    stage.change { model.tone = "loud" }
    #expect(stage.texts == ["tone loud", "object text"])
    stage.expectFresh()
  }

  @Test func threeBordersDeepAndOverriddenOnTheWay() {
    let stage = ViewStage(
      Page(
        model: model,
        inner: InController {
          ToneReader()
          InPlainView {
            InCell {
              InController {
                ToneReader(); ObjectReader()
              }
            }
          }
          InController { ToneReader() }.environment(\.borderTone, "own")
        }))
    #expect(stage.texts == ["tone quiet", "tone quiet", "object text", "tone own"])
    stage.change { model.tone = "loud" }
    #expect(stage.texts == ["tone loud", "tone loud", "object text", "tone own"])
    stage.expectFresh()
  }

  @Test func theEnvironmentReachesPresentationsOfImperativeScreens() throws {
    let stage = ViewStage(Page(model: model, inner: InController { Caption("screen") }))
    let screen = try #require(stage.controller?.children.first)
    stage.change { screen.present(UIHostingController(rootView: ToneReader()), animated: false) }
    #expect(stage.texts.last == "tone quiet")
    stage.change { model.tone = "loud" }
    #expect(stage.texts.last == "tone loud")
    stage.expectFresh()
  }

  @Test func aMovedPageUsesItsNewSurroundings() throws {
    struct Two: View {
      var body: some View {
        VStack {
          InController { Caption("one") }.environment(\.borderTone, "first")
          InController { Caption("two") }.environment(\.borderTone, "second")
        }
      }
    }
    let stage = ViewStage(Two())
    let screens = try #require(stage.controller?.children)
    try #require(screens.count == 2)
    let wanderer = UIHostingController(rootView: ToneReader())
    func put(in screen: UIViewController) {
      screen.addChild(wanderer)
      screen.view.addSubview(wanderer.view)
      wanderer.didMove(toParent: screen)
    }
    stage.change { put(in: screens[0]) }
    #expect(stage.texts == ["one", "tone first", "two"])
    stage.change { put(in: screens[1]) }
    #expect(stage.texts == ["one", "two", "tone second"])
    stage.expectFresh()
  }

  // MARK: The window

  private struct TraitReader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.locale) private var locale
    var body: some View {
      Caption(
        "\(scheme == .dark ? "dark" : "light") \(direction == .rightToLeft ? "right" : "left") "
          + "\(width == .compact ? "compact" : "regular") \(locale.identifier)")
    }
  }

  @Test func aRootPageUsesTheTraitsOfItsWindow() {
    let stage = ViewStage(
      VStack {
        TraitReader(); InController { TraitReader() }
      })
    #expect(stage.texts == ["light left regular en", "light left regular en"])
    let change = stage.change {
      stage.window.send(
        .environment(
          SceneEnvironment(
            colorScheme: .dark, layoutDirection: .rightToLeft, horizontalSizeClass: .compact, localeIdentifier: "he")))
    }
    #expect(stage.texts == ["dark right compact he", "dark right compact he"])
    #expect(change.operations.count == 2)
    stage.expectFresh()
  }

  @Test func viewsAreMountedOnceTheirPageHasAPlace() {
    // Not mounted yet, because the environment is not known.
    let hosting = UIHostingController(rootView: ObjectReader())
    hosting.loadViewIfNeeded()
    #expect(hosting.view.subviews.isEmpty)
    let stage = ViewStage(Page(model: model, inner: Adopting(child: hosting)))
    #expect(stage.texts == ["object text"])
  }

  private struct Adopting: UIViewControllerRepresentable {
    let child: UIViewController
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.addChild(child)
      controller.view.addSubview(child.view)
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
