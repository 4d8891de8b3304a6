#if Web
import KeelModel
import KeelTesting
import KeelWeb

/// Pictures of previews in a browser: a server for this machine alone, and a Chromium that loads its page.
@MainActor final class PreviewPictures {
  private let server: WebServer
  private let chromium: Chromium
  private let scenes: Scenes

  /// The preview that the next page shows.
  private final class Scenes {
    var entry: PreviewCatalog.Entry?
    /// The front end of the page that has been loaded last.
    weak var frontEnd: (any PatchNumbering)?
  }

  init(_ browser: String, _ options: LaunchOptions) throws(Chromium.Failure) {
    var web = WebServerOptions()
    web.port = 0
    web.usesSocketActivation = false
    web.theme = options.web.theme
    web.words = options.web.words
    web.languages = options.web.languages.isEmpty ? options.languages : options.web.languages
    web.logLevel = .error
    let scenes = Scenes()
    let languages = options.systemLanguages
    server = WebServer(options: web) { frontEnd, _ in
      scenes.frontEnd = frontEnd as? any PatchNumbering
      let window = scenes.entry?.makeWindow() ?? UIWindow()
      window.languages = languages
      window.show(on: frontEnd)
      return WebSite.Tab(window)
    }
    self.scenes = scenes
    do throws(WebServerError) {
      try server.start()
    } catch {
      throw Chromium.Failure(message: "\(error)")
    }
    do throws(Chromium.Failure) {
      chromium = try Chromium(browser)
    } catch {
      server.stop()
      throw error
    }
  }

  /// Returns a PNG picture of the preview in a page of its own.
  func picture(of entry: PreviewCatalog.Entry) async throws(Chromium.Failure) -> [UInt8] {
    scenes.entry = entry
    return try await chromium.picture(of: server.urls.first ?? "") {
      _ = await Quiet.wait(pulse: { Turn.shared.turnCount }, reveal: {})
      return scenes.frontEnd?.sequence
    }
  }

  func end() async {
    await chromium.close()
    await server.stop()
  }
}
#endif
