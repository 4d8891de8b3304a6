import Glibc
import Keel
import KeelLoop
import KeelViews
import RestorationShow

/// A program whose windows are restored, for tests that kill it.
///
/// `--spin FOLDER` keeps the main actor busy from SIGUSR1 on, after creating the file `begun` there.
/// `--hang-limit` and `--ending-limit` are the limits after which a busy loop is interrupted, in milliseconds.
package enum RestorationProgram {
  package static func main() {
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    Launcher.openStandardDescriptors()
    var launch = LaunchOptions()
    var version = 1
    var spin: LoopToken?
    do throws(UsageError) {
      var reader = ArgumentReader(arguments)
      while let name = reader.next() {
        if try launch.read(name, &reader) { continue }
        switch name {
        case "--version": version = Int(try reader.number(upTo: 100))
        case "--spin":
          let folder = try reader.value()
          spin = MainLoop.onSignal(SIGUSR1) { busy(folder) }
        case "--ending-limit": MainLoop.endingLimits.signal = .milliseconds(try reader.number(upTo: 1_000_000))
        case "--hang-limit": MainLoop.endingLimits.turn = .milliseconds(try reader.number(upTo: 1_000_000))
        default: throw reader.unknown
        }
      }
    } catch {
      StandardStreams.report("\(error)")
      return UsageError.exitCode
    }
    defer { spin?.cancel() }
    return Launcher.run(launch) { request in
      let model = Notebook(showsScene: request.frontEnd == .headless)
      if let place = request.place { _ = model.open(place) }
      let window = UIWindow(rootViewController: UIHostingController(rootView: NotebookView(model)))
      window.title = "Notebook"
      window.address = UIWindowAddress(path: { model.address }, open: { model.open($0) })
      window.restoration = UIWindowRestoration(
        version: version, state: { model.scene }, restore: { model.scene = $0 })
      return window
    }
  }
  private static func busy(_ folder: String) {
    close(open(folder + "/begun", O_WRONLY | O_CREAT, 0o600))
    while true {}
  }
}
