import KeelScene
import Testing

@testable import KeelWeb

/// The appearance of refusals, and the resources that a browser needs to install the app.
@MainActor @Suite struct AnswerLooksTests {
  let server = TestServer(base: "/wifi") { $0.title = "Wi-Fi \"Settings\"" }
  let asBrowser = [("Accept", "text/html,application/xhtml+xml;q=0.9"), ("Accept-Language", "de")]

  private func body(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test func errorPagesHaveTheLookOfTheAppAndALink() {
    let longPath = "/wifi/" + String(repeating: "x", count: 4_000)
    let answers = [
      (404, server.get("/wifi/_keel/none", headers: asBrowser)), (404, server.get("/elsewhere", headers: asBrowser)),
      (
        403,
        server.get(
          "/wifi/_keel/metrics", headers: asBrowser,
          peer: Peer(address: "192.0.2.7", isLoopback: false, group: "192.0.2.7"))
      ),
      (414, server.get(longPath, headers: asBrowser)),
      (400, server.get("/wifi/", headers: asBrowser + [("Content-Length", "1"), ("Content-Length", "2")])),
    ]
    for (status, answer) in answers {
      #expect(answer.status == status)
      #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
      let page = body(answer)
      #expect(page.contains("class=\"notice\"") && page.contains(server.service.settings.stylesheetPath), "\(status)")
      #expect(page.contains("href=\"/wifi/\"") && page.contains("lang=\"de\""), "\(status): \(page)")
      #expect(answer.headers.filter { $0.name == "Cache-Control" }.count == 1)
    }
  }

  @Test func temporaryErrorsLinkToTheSamePage() {
    let server = TestServer {
      $0.limits.pages = 1
      $0.limits.pagesAtOnce = 1
    }
    _ = server.get("/")
    let late = server.get("/", headers: asBrowser, peer: .loopback)
    #expect(late.status == 429 && late.header("Retry-After") == "1")
    #expect(body(late).contains("Zu viele Seiten auf einmal") && body(late).contains("Neu laden"))
    server.service.isStopping = true
    let stopping = server.get("/place", headers: asBrowser)
    #expect(stopping.status == 503 && body(stopping).contains("href=\"/place\""))
    #expect(server.get(server.service.settings.stylesheetPath).status == 200, "it is still to be read")
  }

  @Test func programsGetALineOfText() {
    #expect(server.get("/elsewhere").header("Content-Type") == "text/plain; charset=utf-8")
    #expect(
      server.get("/elsewhere", headers: [("Accept", "*/*")]).header("Content-Type")?.hasPrefix("text/plain") == true)
  }

  @Test func aMissingPlaceIsNamed() {
    let answer = server.get("/wifi/nowhere/<b>deep", headers: asBrowser)
    #expect(answer.status == 404)
    #expect(body(answer).contains("„/wifi/nowhere/&lt;b&gt;deep“"), "\(body(answer))")
  }

  @Test func thePageCanBeInstalled() {
    let page = body(server.get("/wifi/"))
    #expect(page.contains("<link rel=\"manifest\" href=\"/wifi/_keel/app.webmanifest\">"))
    #expect(page.contains("<link rel=\"icon\" href=\"\(server.service.settings.iconPath)\">"))
    #expect(page.contains("name=\"theme-color\" media=\"(prefers-color-scheme:dark)\""))
    let manifest = server.get("/wifi/_keel/app.webmanifest")
    #expect(manifest.header("Content-Type")?.hasPrefix("application/manifest+json") == true)
    let text = body(manifest)
    for part in [
      "\"id\":\"/wifi/\"", "\"start_url\":\"/wifi/\"", "\"scope\":\"/wifi/\"", "\"display\":\"standalone\"",
      "\"name\":\"Wi-Fi \\\"Settings\\\"\"", "\"src\":\"\(server.service.settings.iconPath)\"", "\"sizes\":\"any\"",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
    let icon = server.get(server.service.settings.iconPath)
    #expect(icon.status == 200 && icon.header("Content-Type") == "image/svg+xml")
    // iOS accepts no SVG icons: it gets a PNG.
    let path = server.service.settings.touchIconPath
    #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"\(path)\">") && text.contains("\"src\":\"\(path)\""))
    let touchIcon = server.get(path)
    #expect(touchIcon.status == 200 && touchIcon.header("Content-Type") == "image/png")
    #expect(Array(touchIcon.body.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(touchIcon.body.dropFirst(16).prefix(8)) == [0, 0, 0, 180, 0, 0, 0, 180])
    #expect(manifest.header("Content-Security-Policy")?.contains("manifest-src 'self'") == true)
  }

  @Test func theColoursOfTheBrowserMatchTheStylesheet() {
    let sheet = String(decoding: Assets.stylesheet, as: UTF8.self)
    #expect(sheet.contains("--page:light-dark(\(PageFrame.themeColors.map(\.1).joined(separator: ", ")))"))
  }
}
