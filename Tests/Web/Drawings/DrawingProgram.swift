import Glibc
import KeelLoop
import KeelScene
import KeelWeb

/// Serves a page with all drawings of `DrawingScenes`, from top to bottom.
///
/// Prints `drawing NAME COMMANDS` for each, then `url …`; ends on SIGTERM.
package enum DrawingProgram {
  package static func main() {
    MainActor.assumeIsolated {
      var options = WebServerOptions()
      options.port = 0
      options.title = "Drawings"
      options.logLevel = .silent
      let server = WebServer(options: options) { frontEnd, _ in DrawingsPage(frontEnd) }
      do {
        try server.start()
      } catch {
        print("drawing-fixture: \(error)")
        exit(WebServerError.exitCode)
      }
      for scene in DrawingScenes.all {
        say("drawing\t\(scene.name)\t\(CommandJSON.text(of: scene.commands))")
      }
      say("url\t\(server.urls.first ?? "")")
      let ended = MainLoop.onSignal(SIGTERM) { server.stop { MainLoop.quit() } }
      MainLoop.run()
      ended.cancel()
    }
  }

  private static func say(_ line: String) {
    _ = Array((line + "\n").utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
}

@MainActor final class DrawingsPage: WebScene, EventSink {
  init(_ frontEnd: any FrontEnd) {
    let frame = SceneFrame(width: DrawingScenes.size.width, height: DrawingScenes.size.height)
    let drawings = DrawingScenes.all.map { scene in
      Subtree(
        id: .next(), element: .box(BoxElement(frame: frame)),
        children: [
          Subtree(
            id: .next(), element: .drawing(DrawingElement(commands: scene.commands, size: DrawingScenes.size)))
        ])
    }
    let stack = Subtree(id: .next(), element: .stack(StackElement()), children: drawings)
    let screen = Subtree(id: .next(), element: .screen(ScreenElement(title: "Drawings")), children: [stack])
    let root = Subtree(id: .next(), element: .window(WindowElement(title: "Drawings")), children: [screen])
    frontEnd.apply(Patch(operations: [.root(root)]))
    frontEnd.attach(events: self)
  }

  func send(_ event: Event) {}
  func open(path: String) -> Bool { path.isEmpty }
  func snapshot() -> [UInt8]? { [] }
  func close() {}
}
