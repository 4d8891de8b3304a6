import Foundation
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import Keel
@testable import KeelViews

private enum Corner: String { case north, south }

private struct DeskView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      NotesView().tabItem { Text("Notes") }.tag(0)
      AccountView().tabItem { Text("Account") }.tag(1)
    }
  }
}

/// A page of a stack without a path, with equal views in rows and beside each other.
private struct NotesView: View {
  static var names = ["ada", "bob"]

  var body: some View {
    NavigationStack {
      Form {
        Counter(name: "left")
        Counter(name: "right")
        ForEach(Self.names, id: \.self) { Counter(name: $0) }
        NavigationLink("Open 7", value: 7)
        NavigationLink("Open 8", value: 8)
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Int.self) { NotePage(number: $0) }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct NotePage: View {
  let number: Int
  @State private var draft = ""
  @State private var isWriting = false

  var body: some View {
    Form {
      TextField("Draft", text: $draft)
      Button("Write") { isWriting = true }
    }
    .navigationTitle("Note \(number)")
    .sheet(isPresented: $isWriting) { LetterPage() }
  }
}

private struct LetterPage: View {
  @State private var letter = ""
  var body: some View {
    NavigationStack { Form { TextField("Letter", text: $letter) }.navigationTitle("Letter") }
  }
}

private struct AccountView: View {
  private struct Login: Codable, Equatable {
    var name = ""
    var code = ""
  }
  @State private var password = ""
  @State private var login = Login()
  @State private var corner = Corner.north
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Form {
        SecureField("Password", text: $password)
        SecureField("Code", text: Binding(get: { login.code }, set: { login.code = $0 }))
        TextField("PIN", text: Binding(get: { login.name }, set: { login.name = $0 }))
        Text("corner \(corner.rawValue)")
        Button("Turn") { corner = .south }
        Toggle("Shown", isOn: $isShown)
        if isShown { Counter(name: "if") } else { Counter(name: "else") }
      }
      .navigationTitle("Account")
    }
  }
}

private struct DeskApp: App {
  var body: some Scene { WindowGroup("Desk") { DeskView() } }
}

private struct ForgetfulApp: App {
  var body: some Scene { WindowGroup("Desk") { DeskView() }.restorationBehavior(.disabled) }
}

private struct ManyApp: App {
  private struct Visit: View {
    @State private var count = 0
    var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
  }

  var body: some Scene {
    WindowGroup("Many") { VStack { ForEach(0..<600, id: \.self) { _ in Visit() } } }
  }
}

/// What the views of a window have in `@State` comes back after the program was killed.
@MainActor @Suite(.serialized) struct ViewStateTests {
  private func restarted(_ run: AppRun<DeskApp>) -> AppRun<DeskApp> { AppRun(DeskApp(), after: run.kill()) }

  @Test func aWindowIsAsItWas() throws {
    let first = AppRun(DeskApp())
    try first.driver.tap("right 0")
    try first.driver.tap("right 1")
    try first.driver.tap("bob 0")
    let second = restarted(first)
    #expect(second.driver.exists("left 0") && second.driver.exists("right 2"))
    #expect(second.driver.exists("ada 0") && second.driver.exists("bob 1"))
    try second.driver.tap("Open 7")
    try second.driver.type("half a sent", into: "Draft")
    try second.driver.tap("Write")
    try second.driver.type("Dear", into: "Letter")
    let before = second.driver.outline
    #expect(before.contains("Dear"))
    let third = restarted(second)
    #expect(third.driver.outline == before)
    try third.driver.dismiss()
    try third.driver.goBack()
    #expect(third.driver.exists("right 2"))
    #expect(third.kill() != nil)
  }

  @Test func aRowIsKnownByItsIdentityAndAPageByItsValue() throws {
    defer { NotesView.names = ["ada", "bob"] }
    let first = AppRun(DeskApp())
    try first.driver.tap("bob 0")
    try first.driver.tap("Open 7")
    try first.driver.type("of seven", into: "Draft")
    let snapshot = first.kill()
    NotesView.names = ["bob", "cid", "ada"]
    let second = AppRun(DeskApp(), after: snapshot)
    #expect(second.driver.outline.contains("of seven"))
    try second.driver.goBack()
    #expect(second.driver.exists("bob 1") && second.driver.exists("cid 0") && second.driver.exists("ada 0"))
    try second.driver.tap("Open 8")
    #expect(!second.driver.outline.contains("of seven"))
    _ = second.kill()
  }

  @Test func theStateOfAPageEndsWithIt() throws {
    let first = AppRun(DeskApp())
    try first.driver.tap("Open 7")
    try first.driver.type("of seven", into: "Draft")
    try first.driver.goBack()
    let second = restarted(first)
    #expect(second.driver.exists("Open 7"))
    try second.driver.tap("Open 7")
    #expect(!second.driver.outline.contains("of seven"))
    _ = second.kill()
  }

  @Test func theTabTheBranchAndARawValueComeBack() throws {
    let first = AppRun(DeskApp())
    try first.driver.chooseTab("Account")
    try first.driver.tap("Turn")
    try first.driver.tap("else 0")
    let second = restarted(first)
    #expect(second.driver.outline.contains("corner south") && second.driver.exists("else 1"))
    try second.driver.toggle("Shown")
    #expect(second.driver.exists("if 0"))
    let third = restarted(second)
    #expect(third.driver.exists("if 0"))
    try third.driver.toggle("Shown")
    #expect(third.driver.exists("else 0"))
    _ = third.kill()
  }

  @Test func theFocusComesBack() throws {
    let first = AppRun(DeskApp())
    try first.driver.tap("Open 7")
    try first.driver.type("half", into: "Draft")
    #expect(first.driver.outline.contains("(focused)"))
    let second = restarted(first)
    #expect(second.driver.outline.contains("(focused)"))
    #expect(second.driver.outline.split(separator: "\n").first { $0.contains("(focused)") }?.contains("Draft") == true)
    #expect(second.store.views?.content["focus"] != nil)
    try second.driver.goBack()
    #expect(second.store.views?.content["focus"] == nil, "the field is gone")
    _ = second.kill()
  }

  @Test func statesAreSavedHalfASecondAfterTheFirstChangeOrWithAValueOfTheScene() async throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = AtomicFile(path: folder + "/scene.json")
    let clock = TestClock()
    // Other tests save the stores of the shared registry while this one waits.
    let run = AppRun(DeskApp(), KeyedStore(file, clock: clock, in: FileSaver.Registry()))
    func states() -> Int { KeyedStore(file).views?.content.count ?? 0 }

    try run.driver.tap("left 0")
    await clock.advance(by: .milliseconds(400))
    try run.driver.tap("right 0")
    await clock.advance()
    #expect(states() == 0 && clock.sleeperCount == 1)
    await clock.advance(by: .milliseconds(100))
    while states() == 0 { await Task.yield() }
    #expect(states() == 2 && clock.sleeperCount == 0)

    try run.driver.tap("ada 0")
    await clock.advance()
    #expect(states() == 2 && clock.sleeperCount == 1)
    run.store.set("now", for: "own")
    while states() == 2 { await Task.yield() }
    #expect(states() == 3 && clock.sleeperCount == 0)

    try run.driver.tap("bob 0")
    await clock.advance()
    #expect(clock.sleeperCount == 1)
    run.store.saveBeforeExit()
    #expect(states() == 4 && clock.sleeperCount == 0, "nothing waits once all is saved")
    _ = run.kill()
  }

  @Test func moreStatesThanAreReadAreNotSaved() throws {
    func labels(of run: AppRun<ManyApp>) -> [String] {
      Turn.shared.flush()
      return run.driver.frontEnd.tree.inReadingOrder().compactMap { node in
        if case .label(let label) = node.element { label.text } else { nil }
      }
    }
    let first = AppRun(ManyApp())
    #expect(labels(of: first) == Array(repeating: "1", count: 600))
    let second = AppRun(ManyApp(), after: first.kill())
    #expect(labels(of: second).count { $0 == "2" } == 500)
    #expect(second.store.views?.content.count == 500)
    _ = second.kill()
  }

  private func identities<A: App>(of label: String, in run: AppRun<A>) -> [String] {
    run.driver.frontEnd.tree.inReadingOrder().compactMap { node in
      guard case .textField(let field) = node.element, field.placeholder == label else { return nil }
      return field.restorationIdentifier
    }
  }

  @Test func aTabKnowsAFieldByAnIdentityThatIsTheSameInEachRun() throws {
    let first = AppRun(DeskApp())
    try first.driver.tap("Open 7")
    let seven = identities(of: "Draft", in: first)
    #expect(seven.count == 1 && seven != [""])
    let second = restarted(first)
    #expect(identities(of: "Draft", in: second) == seven)
    try second.driver.goBack()
    try second.driver.tap("Open 8")
    let eight = identities(of: "Draft", in: second)
    #expect(eight.count == 1 && eight != [""] && eight != seven, "the same label on another page")
    _ = second.kill()
  }

  @Test func aSecretIsNeverSaved() throws {
    let first = AppRun(DeskApp())
    try first.driver.chooseTab("Account")
    try first.driver.type("hunter2", into: "Password")
    try first.driver.type("hunter3", into: "Code")
    // The struct with the code is a secret as a whole.
    try first.driver.type("kim", into: "PIN")
    let values = try #require(first.store.views).content
    #expect(!values.isEmpty)
    for (location, data) in values {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("hunter") && !text.contains("kim"), "\(location)")
    }
    let second = restarted(first)
    #expect(second.driver.outline.contains("Account") && !second.driver.outline.contains("kim"))
    _ = second.kill()
  }

  @Test func aSceneCanBeginAnew() throws {
    let first = AppRun(ForgetfulApp())
    try first.driver.tap("left 0")
    #expect(first.kill() == nil)
  }

  @Test func nothingIsSavedBeforeAChangeAndNothingStaysAfterTheUserHasQuit() throws {
    let first = AppRun(DeskApp())
    #expect(first.store.snapshot == nil)
    try first.driver.tap("left 0")
    #expect(first.store.snapshot != nil)
    _ = first.kill()
    // The window is gone; what it had is kept until the end of the program is known to be the user's wish.
    #expect(first.store.snapshot != nil)
    first.store.views?.discard()
    #expect(first.store.snapshot == nil)
  }

  @Test func valuesOfAnotherFormAreLeftOut() {
    #expect(StateCoding.decode(Data(#"["text"]"#.utf8), as: Int.self) == nil)
    #expect(StateCoding.decode(Data("[".utf8), as: String.self) == nil)
    #expect(StateCoding.decode(Data("[]".utf8), as: String.self) == nil)
    #expect(StateCoding.decode(Data(#"["east"]"#.utf8), as: Corner.self) == nil)
    #expect(StateCoding.decode(Data(#"["south"]"#.utf8), as: Corner.self) == .south)
    let none: String?? = StateCoding.decode(StateCoding.encode(String?.none) ?? Data(), as: String?.self)
    #expect(none == .some(.none))
    #expect(StateCoding.encode(Double.infinity) == nil)
    let path = NavigationPath([1, 2])
    #expect(StateCoding.decode(StateCoding.encode(path) ?? Data(), as: NavigationPath.self) == path)
  }

  @Test func aDamagedTableOfStatesIsLeftOut() throws {
    let store = KeyedStore(snapshot: nil, didChange: {})
    store.set("kept", for: "own")
    let text = String(decoding: try #require(store.snapshot), as: UTF8.self)
    let damaged = text.replacing(#""own""#, with: #""@State":"WzFd","own""#)
    let again = KeyedStore(snapshot: Array(damaged.utf8), didChange: {})
    #expect(again.value("own", as: String.self) == "kept")
    #expect(again.views?.content == [:])
  }
}
