import Glibc
import Keel

/// A list with the number of rows in the argument, in the terminal, for `terminal/drive.py`: its keys are `u` (change
/// one row), `i` (insert one at the front), `r` (replace all), `p` (a page down), `q` (quit).
@main enum Main {
  static func main() {
    guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 3 else {
      print("usage: keel-bench-terminal ROWS, and more than 3 of them")
      exit(64)
    }
    exit(
      MainActor.assumeIsolated {
        Launcher.run(on: .terminal) {
          UIWindow(
            rootViewController: UINavigationController(
              rootViewController: ListViewController(model: ListModel(count: count))))
        }
      })
  }
}
