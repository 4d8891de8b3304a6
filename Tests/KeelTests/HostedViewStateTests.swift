import Foundation
import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import Testing

@testable import Keel

private struct PersonView: View {
  let name: String
  @State private var count = 0
  @State private var draft = ""
  @State private var password = ""

  var body: some View {
    Form {
      Button("\(name) \(count)") { count += 1 }
      TextField("Draft", text: $draft)
      SecureField("Password", text: $password)
    }
    .navigationTitle(name)
  }
}

/// The views in the window of a program with a restoration come back too, from the same snapshot.
@MainActor @Suite(.serialized) final class HostedViewStateTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasSuffix(".lock") }.sorted()
  }
  private var content: String {
    (try? String(contentsOfFile: folder + "/window-headless.json", encoding: .utf8)) ?? ""
  }

  private func start(_ state: [UInt8]? = nil, _ kind: FrontEndKind = .headless) -> RestoredRun {
    RestoredRun(in: folder, kind, after: state, showing: UIHostingController(rootView: PersonView(name: "Ada")))
  }

  @Test func theStatesAndTheFocusComeBackInTheSnapshotOfTheWindow() throws {
    let first = start()
    first.desk.scene.note = "kept"
    try first.driver.tap("Ada 0")
    try first.driver.type("half a sent", into: "Draft")
    first.kill()
    #expect(names == ["window-headless.json"])
    let second = start()
    #expect(second.desk.scene.note == "kept" && second.driver.exists("Ada 1"))
    let focused = second.driver.outline.split(separator: "\n").first { $0.contains("(focused)") }
    #expect(focused?.contains("Draft") == true && second.driver.outline.contains("half a sent"))
    second.kill()
  }

  @Test func aChangeOfAViewAloneIsSavedAndASecretNever() throws {
    let first = start()
    FileSaver.saveAll()
    #expect(names == [])
    try first.driver.type("hunter2", into: "Password")
    try first.driver.tap("Ada 0")
    first.kill()
    #expect(content.contains("views"))
    for secret in ["hunter2", #"["hunter2"]"#] {
      #expect(!content.contains(secret) && !content.contains(Data(secret.utf8).base64EncodedString()))
    }
    let second = start()
    #expect(second.driver.exists("Ada 1") && second.desk.scene == Desk.Scene())
    second.kill()
  }

  private func start(page identifier: String?) -> RestoredRun {
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: PersonView(name: "All")))
    let page = UIHostingController(rootView: PersonView(name: "Person"))
    page.restorationIdentifier = identifier
    stack.pushViewController(page, animated: false)
    return RestoredRun(in: folder, showing: stack)
  }

  @Test func aPageOfAControllerIsKnownByItsIdentifier() throws {
    let first = start(page: "person 7")
    try first.driver.tap("Person 0")
    first.kill()
    // The state of another page waits until its page is there.
    let second = start(page: "person 8")
    #expect(second.driver.exists("Person 0"))
    try second.driver.tap("Person 0")
    try second.driver.tap("Person 1")
    second.kill()
    let third = start(page: "person 7")
    #expect(third.driver.exists("Person 1"))
    third.kill()
    let fourth = start(page: "person 8")
    #expect(fourth.driver.exists("Person 2"))
    fourth.kill()
    let fifth = start(page: nil)
    #expect(fifth.driver.exists("Person 0"))
    fifth.kill()
  }

  @Test func whenTheUserHasQuitTheViewsBeginAnewAndTheWindowDoesNot() throws {
    let first = start()
    first.desk.scene.note = "kept"
    try first.driver.tap("Ada 0")
    first.quit()
    #expect(content.contains("kept") && !content.contains("views"))
    let second = start()
    #expect(second.desk.scene.note == "kept" && second.driver.exists("Ada 0"))
    second.kill()
  }

  #if Web
  @Test func aTabHasTheStatesInItsSession() throws {
    let first = start(nil, .web)
    try first.driver.tap("Ada 0")
    let state = try #require(first.window.stateToRestore?())
    first.kill()
    let second = start(state, .web)
    #expect(second.driver.exists("Ada 1"))
    second.kill()
    #expect(names == [])
  }
  #endif

  // MARK: Versions and damage

  private func write(views: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(#"{"state":{"note":"kept"},"version":1,"views":\#(views)}"#.utf8).write(
      to: URL(filePath: folder + "/window-headless.json"))
  }

  @Test func statesOfANewerVersionAreSetAside() throws {
    try write(views: #"{"version":9,"values":[]}"#)
    var run: RestoredRun?
    let reports = RuntimeWarning.withCapture { run = start() }
    #expect(reports.count == 1 && run?.desk.scene.note == "")
    run?.kill()
    #expect(names == ["window-headless.json.version-9"])
  }

  @Test(arguments: ["5", "[]", "{}", "null", #"{"version":1}"#, #"{"version":1,"values":{"a":5}}"#])
  func aDamagedTableIsLeftOutAndTheWindowKeepsItsState(_ views: String) throws {
    try write(views: views)
    let run = start()
    #expect(run.desk.scene.note == "kept" && run.driver.exists("Ada 0"))
    run.kill()
  }
}
