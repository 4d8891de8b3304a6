import Foundation
import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import RestorationShow
import Testing
import Walks

@testable import Keel

/// A program that is killed after any step of a random walk is where it was when it is started again.
@MainActor @Suite(.serialized) struct WalkTests {
  /// One run of the program on a front end.
  @MainActor private final class Run {
    let model = Notebook()
    let driver: Driver
    private let window: UIWindow
    private let states: WindowStates

    init(in folder: String) {
      var options = LaunchOptions()
      options.stateDirectory = folder
      states = WindowStates(options)
      window = UIWindow(rootViewController: UIHostingController(rootView: NotebookView(model)))
      window.address = UIWindowAddress(path: { [model] in model.address }, open: { [model] in model.open($0) })
      window.restoration = UIWindowRestoration(
        state: { [model] in model.scene }, restore: { [model] in model.scene = $0 })
      let frontEnd = HeadlessFrontEnd()
      states.restore(window, for: LaunchRequest(frontEnd: .headless))
      window.show(on: frontEnd)
      driver = Driver(frontEnd)
    }

    /// What a person sees, without the focus, which a new program puts elsewhere.
    var picture: [String] {
      driver.outline.split(separator: "\n").map { String($0.replacing(" (focused)", with: "")) }
    }

    /// Ends the run as `kill -9` does once the last change is on the disk: no page leaves, and nothing else is saved.
    func kill() {
      FileSaver.saveAll()
      states.end()
    }

    /// Releases the window.
    func close() { window.close() }
  }

  @Test(arguments: Walk.seeds(Walk.isLong ? 3 : 1)) func aProgramThatWasKilledIsWhereItWas(seed: UInt64) async throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var generator = SeededRandom(seed: seed)
    var run = Run(in: folder)
    for step in 0..<50 {
      try act(on: run, using: &generator)
      _ = await run.driver.settle()
      let (picture, scene) = (run.picture, run.model.scene)
      run.kill()
      let next = Run(in: folder)
      _ = await next.driver.settle()
      var expected = scene
      expected.pin = Secret("")
      #expect(next.model.scene == expected, "seed \(seed), step \(step)")
      if scene.pin == expected.pin { #expect(next.picture == picture, "seed \(seed), step \(step)") }
      let file = folder + "/window-headless.json"
      if FileManager.default.fileExists(atPath: file) {
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("hunter2"))
      } else {
        // A step can leave everything as it is, and nothing is saved before the first change.
        #expect(scene == Notebook().scene, "seed \(seed), step \(step)")
      }
      run.close()
      run = next
    }
    run.close()
  }

  private func act(on run: Run, using generator: inout SeededRandom) throws {
    let (driver, scene) = (run.driver, run.model.scene)
    let text = ["rope", "half a sent", "é한\u{1F9ED}", ""].randomElement(using: &generator) ?? ""
    if scene.isWriting {
      if Bool.random(using: &generator) { try driver.type(text, into: "Text") } else { try driver.tap("Later") }
      return
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: run.model.scene.screen = Notebook.Screen.allCases.randomElement(using: &generator) ?? .notes
    default:
      switch scene.screen {
      case .pages: run.model.scene.page = Int.random(in: 0..<Notebook.count, using: &generator)
      case .account: try driver.type("hunter2", into: "PIN")
      case .notes:
        guard let note = scene.path.last else {
          try driver.tap(Bool.random(using: &generator) ? "Write" : "Note \(Int.random(in: 0..<5, using: &generator))")
          return
        }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: try driver.type(text, into: "Reply to \(note)")
        case 1: try driver.toggle("Favourite")
        case 2: try driver.goBack()
        case 3: try driver.tap("Read Again")
        default: try driver.tap("Next to \(note)")
        }
      }
    }
  }
}
