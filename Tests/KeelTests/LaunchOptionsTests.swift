import KeelControls
import KeelTesting
import Testing

@testable import Keel

@Suite struct LaunchOptionsTests {
  private func read(_ arguments: String...) throws(UsageError) -> LaunchOptions {
    var options = LaunchOptions()
    var reader = ArgumentReader(arguments)
    while let name = reader.next() {
      guard try options.read(name, &reader) else { throw reader.unknown }
    }
    return options
  }

  @Test func theTerminalIsTheDefault() throws {
    #expect(try read().frontEnds == [.terminal])
    #expect(try read("--front-end", "headless").frontEnds == [.headless])
  }

  /// A desktop opens links with the program, without an option.
  @Test func aLinkIsAPlace() throws {
    #expect(try read("https://example.org/a?b=c").place == "https://example.org/a?b=c")
    #expect(try read("--front-end", "headless", "notes:today").place == "notes:today")
    for notALink in ["today", "-a:b", ":today", "1:2", "a b:c", ""] {
      #expect(throws: UsageError.self, "\(notALink)") { try read(notALink) }
    }
  }

  @Test func aLinkWithTheNameOfTheProgramLeadsToItsOwnPlaces() {
    func place(_ text: String) -> String { LaunchOptions.place(of: text, program: "wifi-settings") }
    #expect(place("wifi-settings:detail/Caf%C3%A9") == "detail/Caf%C3%A9")
    #expect(place("WiFi-Settings:///join") == "join" && place("wifi-settings:") == "")
    #expect(place("detail/a:b") == "detail/a:b" && place("https://a/") == "https://a/")
  }

  @Test func aScriptChoosesTheFrontEndWithoutAScreen() throws {
    let options = try read("--script", "story", "--json", "--check")
    #expect(options.frontEnds == [.headless])
    #expect(options.script.file == "story" && options.script.isJSON && options.script.isChecked)
    #expect(try read("--script", "story", "--front-end", "terminal").frontEnds == [.terminal])
    #expect(throws: UsageError.self) { try read("--script") }
    #expect(throws: UsageError.self) { try read("--check=yes") }
  }

  @MainActor @Test func aScriptForAnotherFrontEndIsRefused() {
    var options = LaunchOptions()
    options.frontEnds = [.terminal]
    options.script.file = "story"
    var count = 0
    let code = Launcher.run(
      options,
      makeWindow: { _ in
        count += 1
        return UIWindow()
      })
    #expect(code == UsageError.exitCode && count == 0)
  }

  @MainActor @Test func anUnregisteredKindIsRefusedBeforeAnythingIsShown() {
    var count = 0
    let code = Launcher.run(on: FrontEndKind(rawValue: "unregistered"), isQuiet: true) {
      count += 1
      return UIWindow()
    }
    #expect(code == Launcher.frontEndUnavailable && count == 0)
  }

  @Test func theOptionsOfRecordingsAreRead() throws {
    let actions = try read("--record", "a", "--replay=b", "--secrets", "c", "--speed", "2.5").actions
    #expect(actions.record == "a" && actions.replay == "b" && actions.secrets == "c" && actions.pace == .speed(2.5))
    #expect(try read("--speed", "max").actions.pace == .atOnce)
    for speed in ["0", "-1", "nan", "inf", "fast"] {
      #expect(throws: UsageError.self) { try read("--speed", speed) }
    }
  }

  #if Web
  @Test func severalFrontEndsAreNamedOneByOneEachOnce() throws {
    let options = try read("--front-end", "terminal", "--front-end=web", "--front-end", "web")
    #expect(options.frontEnds == [.terminal, .web])
  }

  @Test func theServersOptionsAreRead() throws {
    let options = try read(
      "--port=0", "--listen", "0.0.0.0", "--certificate", "c.pem", "--key", "k.pem", "--base-path", "/wifi", "--host",
      "a",
      "--host", "b", "--behind-proxy", "--pairing", "always", "--state", "/tmp/x", "--log", "debug")
    #expect(options.web.port == 0 && options.web.address == "0.0.0.0" && options.web.basePath == "/wifi")
    #expect(options.web.certificateFile == "c.pem" && options.web.keyFile == "k.pem")
    #expect(options.web.hosts == ["a", "b"] && options.web.trustsProxy && options.web.pairing == .always)
    #expect(options.stateDirectory == "/tmp/x" && options.web.logLevel == .debug)
  }

  @Test func proxiesElsewhereAreRead() throws {
    let web = try read(
      "--trust-proxy", "10.0.0.5", "--trust-proxy=2001:db8::/32", "--forwarded-header", "Forwarded", "--cookie-name",
      "app"
    ).web
    #expect(web.trustedProxies == ["10.0.0.5", "2001:db8::/32"] && web.forwardedHeader == .forwarded)
    #expect(web.cookieName == "app" && WebServerOptions().forwardedHeader == .xForwardedFor)
    for arguments in [
      ["--trust-proxy", "proxy.example"], ["--trust-proxy", "10.0.0.0/33"], ["--trust-proxy", ""],
      ["--forwarded-header", "X-Real-IP"], ["--cookie-name", "a b"], ["--cookie-name", ""],
    ] {
      #expect(throws: UsageError.self) { try read(arguments[0], arguments[1]) }
    }
  }

  @Test func sessionsAreThoseOfASchema() throws {
    #if Postgres
    #expect(try read("--sessions", "postgres:my_app").sessionSchema == "my_app")
    #else
    #expect(throws: UsageError.self) { try read("--sessions", "postgres:my_app") }
    #endif
    for value in ["", "postgres", "postgres:", "postgres:My App", "files:/tmp", "postgres://user:secret@host/"] {
      #expect(throws: UsageError.self) { try read("--sessions", value) }
    }
  }

  @Test func aThemeIsReadOrRefused() throws {
    #expect(try read("--theme", "/dev/null").web.theme.isEmpty)
    #expect(!(try read("--theme", "/proc/self/status").web.theme.isEmpty))
    for file in ["/nowhere/at/all", "/dev/zero", "/"] {
      #expect(throws: UsageError.self) { try read("--theme", file) }
    }
  }

  @Test func aLanguageIsOne() throws {
    #expect(try read("--language", "pt-BR", "--language=en").web.languages == ["pt-BR", "en"])
    for text in ["", "e", "no language", "en;q=1", "\u{1B}[2J"] {
      #expect(throws: UsageError.badValue("--language", text, wanted: "a language as en or pt-BR")) {
        try read("--language", text)
      }
    }
  }

  @Test func aPortIsANumberThatAPortCanBe() {
    for text in ["65536", "-1", "http", "", "99999999999999999999"] {
      #expect(throws: UsageError.badValue("--port", text, wanted: "a whole number from 0 to 65535")) {
        try read("--port", text)
      }
    }
  }
  #endif

  @Test func helpNamesEveryOption() {
    for name in ["--front-end", "--quiet", "--help"] { #expect(LaunchOptions.help.contains(name)) }
  }
}
