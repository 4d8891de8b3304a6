import GalleryViews
import Glibc
import Keel
import KeelTesting

/// Starts the gallery as the command line says.
@main enum GalleryProgram {
  static let help = """
    Every control of Keel, in both layers, side by side.

    Usage: gallery [OPTIONS]

      --front-end terminal|headless  where to show it (terminal)
      --open PLACE                   start at controls/NAME: a page (text, buttons, values...) or a control (slider)
      -q, --quiet                    headless: print the outline only when asked for it
      -h, --help                     this text
    """

  /// Synchronous on purpose: the loop keeps the main actor on the first thread.
  static func main() {
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  @MainActor private static func run(_ arguments: [String]) -> Int32 {
    Launcher.openStandardDescriptors()
    let model = GalleryModel()
    var frontEnd = FrontEndKind.terminal
    var isQuiet = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = argument.hasPrefix("--") ? parts.first ?? argument : argument
      func value() -> String? { argument.hasPrefix("--") && parts.count == 2 ? parts[1] : rest.popFirst() }
      switch name {
      case "--front-end":
        guard let text = value(), let kind = FrontEndKind(rawValue: text) else {
          return refuse("--front-end takes terminal or headless. Use one of those.")
        }
        frontEnd = kind
      case "--open":
        guard let place = value(), model.open(path: place) else {
          let names = GalleryCategory.allCases.map(\.rawValue).joined(separator: ", ")
          return refuse("--open takes controls/ and the name of a page or a control. Pages are \(names).")
        }
      case "--quiet", "-q": isQuiet = true
      case "--help", "-h":
        print(help)
        return 0
      default: return refuse("\(argument.debugDescription) is no option. Options are those of --help.")
      }
    }
    return Launcher.run(on: frontEnd, isQuiet: isQuiet) {
      let window = UIWindow(rootViewController: Gallery.makeRoot(model: model))
      window.title = "Gallery"
      return window
    }
  }

  /// `EX_USAGE` of sysexits.
  private static func refuse(_ text: String) -> Int32 {
    _ = Array("gallery: \(text)\n".utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    return 64
  }
}
