import Keel
import KeelModel
import KeelTesting
import Testing
import UIKit

/// The delegate of a program without scenes.
private final class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let label = UILabel()
  static var terminated = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    label.text = (launchOptions?[.url] as? URL)?.path ?? "no address"
    let page = UIViewController()
    page.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = page
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    label.text = "opened \(url.path)"
    return url.path != "/nonsense"
  }
  func applicationDidBecomeActive(_ application: UIApplication) { label.textColor = .green }
  func applicationWillTerminate(_ application: UIApplication) { Self.terminated += 1 }
}

private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

/// In a program without scenes, each window launches its own app delegate.
@MainActor @Suite(.serialized) struct WindowDelegateTests {
  private func show(_ program: UIKitProgram, place: String? = nil) -> (UIWindow, HeadlessFrontEnd) {
    let frontEnd = HeadlessFrontEnd()
    let window = program.makeWindow(for: LaunchRequest(frontEnd: .headless, place: place), named: "program")
    window.show(on: frontEnd)
    program.didShow(window)
    return (window, frontEnd)
  }
  private func text(_ frontEnd: HeadlessFrontEnd) -> String? { Driver(frontEnd).find(role: .label)?.names.first }

  @Test func eachWindowHasADelegateThatMadeIt() throws {
    OldDelegate.terminated = 0
    let program = UIKitProgram(OldDelegate.self)
    program.launch()
    let (one, first) = show(program)
    let (two, second) = show(program, place: "/notes")
    #expect(text(first) == "no address" && text(second) == "opened /notes")
    #expect(one.title == "program")
    #expect((UIApplication.shared.delegate as? OldDelegate)?.window === one)
    #expect((UIApplication.shared.delegate as? OldDelegate)?.label.textColor == .green)
    two.go(to: "buoys")
    #expect(text(second) == "opened /buoys" && text(first) == "no address")
    #expect(!two.go(to: "nonsense"))
    two.close()
    program.terminate()
    #expect(OldDelegate.terminated == 1, "the other one went with its window")
    one.close()
  }

  @Test func aMissingWindowIsReported() {
    let program = UIKitProgram(EmptyDelegate.self)
    program.launch()
    var shown: String?
    let reports = RuntimeWarning.withCapture {
      let (window, frontEnd) = show(program)
      shown = text(frontEnd)
      window.close()
    }
    #expect(shown == "The app has no window.")
    #expect(reports.count == 1)
  }

  @Test func aMainWithoutAClassNameIsReported() {
    var code: Int32 = 0
    let reports = RuntimeWarning.withCapture {
      code = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "No.Such")
    }
    #expect(code == 70 && reports.count == 1)
  }
}
