import Glibc
import Keel

/// A list with the number of rows in the argument, in the terminal for `terminal/drive.py`, or in a window for
/// `desktop/compare.py`: its keys are `u` (change one row), `i` (insert one at the front), `r` (replace all), `p` (a page
/// down), `q` (quit). A single row is a label in the middle of a page.
@main enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard (1...2).contains(arguments.count), let count = arguments.first.flatMap({ Int($0) }), count == 1 || count > 3
    else {
      print("usage: keel-bench-terminal ROWS [desktop]\nROWS is 1, or more than 3.")
      exit(64)
    }
    let kind = arguments.count == 2 ? FrontEndKind(rawValue: arguments[2]) : .terminal
    exit(
      MainActor.assumeIsolated {
        Launcher.run(on: kind) {
          UIWindow(
            rootViewController: UINavigationController(
              rootViewController: count == 1
                ? LabelViewController() : ListViewController(model: ListModel(count: count))))
        }
      })
  }
}
