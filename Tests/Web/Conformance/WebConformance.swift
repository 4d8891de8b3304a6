import Conformance
import Glibc
import KeelLoop
import KeelScene

@testable import KeelWeb

/// Runs the one list that every front end passes over the real server, in a real browser that the program at the other end
/// of standard input and output drives (`Tests/Web/conformance.py`).
///
/// Prints verbs as JSON lines and reads an answer to each; at the end `["done",cases,failures]`.
@main struct WebConformance {
  static func main() {
    MainActor.assumeIsolated {
      switch CommandLine.arguments.dropFirst().first {
      case "--long": return serve { LongList($0) }
      case "--in-hand": return serve { InHand($0) }
      default: break
      }
      var options = WebServerOptions()
      options.port = 0
      options.logLevel = .silent
      let desk = Desk()
      let server = WebServer(options: options) { frontEnd, _ in desk.scene(for: frontEnd) }
      do { try server.start() } catch {
        print("[\"fault\",\"\(error)\"]")
        exit(1)
      }
      guard let url = server.urls.first else { exit(1) }
      let browser = BrowserPipe(url: "\(url)")
      let wanted = CommandLine.arguments.dropFirst().first
      var failures = 0
      var count = 0
      for testCase in Conformance.cases where wanted.map({ testCase.name.contains($0) }) ?? true {
        count += 1
        browser.note(testCase.name)
        let found = Conformance.run(testCase) { sink in BrowserSubject(sink, desk: desk, browser: browser) }
        failures += found.count
        for failure in found { browser.report(failure) }
      }
      browser.done(count, failures)
      server.stop { MainLoop.quit() }
      MainLoop.run()
      exit(failures == 0 ? 0 : 1)
    }
  }
}

extension WebConformance {
  /// Serves one scene until the program is ended.
  @MainActor private static func serve(_ makeScene: @escaping @MainActor (any FrontEnd) -> any WebScene) {
    var options = WebServerOptions()
    options.port = 0
    options.logLevel = .silent
    let server = WebServer(options: options) { frontEnd, _ in makeScene(frontEnd) }
    do { try server.start() } catch { exit(1) }
    let line = Array("\(server.urls[0])\n".utf8)
    _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    let ended = MainLoop.onSignal(SIGTERM) { server.stop { MainLoop.quit() } }
    MainLoop.run()
    ended.cancel()
  }
}

/// Where the next tab is waited for: gives its front end to the subject that asked.
@MainActor final class Desk {
  var subject: BrowserSubject?

  func scene(for frontEnd: any FrontEnd) -> any WebScene {
    subject?.take(frontEnd)
    return Tab()
  }

  private final class Tab: WebScene {
    func open(path: String) -> Bool { path.isEmpty }
    func close() {}
  }
}
