import Glibc
import Keel
import KeelLoop
import KeelViews
import RestorationShow

/// A program whose windows are restored, for tests that kill it.
@main enum RestorationFixture {
  static func main() {
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    Launcher.openStandardDescriptors()
    var launch = LaunchOptions()
    var version = 1
    do throws(UsageError) {
      var reader = ArgumentReader(arguments)
      while let name = reader.next() {
        if try launch.read(name, &reader) { continue }
        guard name == "--version" else { throw reader.unknown }
        version = Int(try reader.number(upTo: 100))
      }
    } catch {
      StandardStreams.report("\(error)")
      return UsageError.exitCode
    }
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
}
