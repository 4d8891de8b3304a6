import GalleryViews
import Glibc
import Keel
import KeelTesting

/// Starts the gallery with the arguments of the command line.
@main enum GalleryProgram {
  @MainActor static let help = """
    Every control of Keel, in both layers, side by side.

    Usage: gallery [OPTIONS]

      --open PLACE
          start at controls/NAME: a page (text, buttons, values...) or a control (slider)
    \(LaunchOptions.indentedHelp)
    """

  /// Synchronous on purpose: the loop keeps the main actor on the first thread, on which this runs.
  static func main() {
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    Launcher.openStandardDescriptors()
    var launch = LaunchOptions()
    do throws(UsageError) {
      var reader = ArgumentReader(arguments)
      while let name = reader.next() {
        if try launch.read(name, &reader) { continue }
        guard name == "--help" || name == "-h" else { throw reader.unknown }
        try reader.none()
        print(help)
        return 0
      }
    } catch {
      return refuse("\(error)")
    }
    launch.title = "Gallery"
    launch.languages = ["en"]
    if let code = Launcher.runPreviews(launch) { return code }
    if let place = launch.place, !GalleryModel().open(path: place) {
      let names = GalleryCategory.allCases.map(\.rawValue).joined(separator: ", ")
      return refuse("--open takes controls/ and the name of a page or a control. Pages are \(names).")
    }
    return Launcher.run(launch) { request in
      let model = GalleryModel()
      if let place = request.place { model.open(path: place) }
      let window = UIWindow(rootViewController: Gallery.makeRoot(model: model))
      window.title = "Gallery"
      window.address = UIWindowAddress(path: { model.address }, open: { model.open(path: $0) })
      return window
    }
  }

  private static func refuse(_ text: String) -> Int32 { UsageError.refuse(text, program: "gallery") }
}
