import KeelControls
import KeelScene
import KeelTesting
import Testing

/// The key commands of a controller work only while its page is in reach.
@MainActor @Suite(.serialized) struct KeyCommandTests {
  final class Page: UIViewController {
    var pressed: [String] = []
    func add(_ input: String, _ flags: UIKeyModifierFlags = [], title: String = "") -> UIKeyCommand {
      let command = UIKeyCommand(title: title, input: input, modifierFlags: flags) { [weak self] command in
        self?.pressed.append(command.input ?? "")
      }
      addKeyCommand(command)
      return command
    }
  }

  @Test func pressesReachTheHandlerUntilTheCommandIsRemoved() throws {
    let page = Page()
    let update = page.add("u", title: "Update")
    _ = page.add("s", .command)
    let stage = Stage(page)
    try stage.driver.press("u")
    try stage.driver.press("Ctrl-S")
    #expect(page.pressed == ["u", "s"])
    #expect(stage.driver.outline.contains("key u \"Update\""))
    #expect(throws: DriverError.self) { try stage.driver.press("x") }
    stage.change { update.title = "Update All" }
    #expect(stage.driver.outline.contains("key u \"Update All\""))
    stage.change { page.removeKeyCommand(update) }
    #expect(throws: DriverError.self) { try stage.driver.press("u") }
    try stage.driver.press("ctrl-s")
    #expect(page.pressed == ["u", "s", "s"])
    stage.expectFresh()
  }

  @Test func shiftAndAlternateAreDistinguished() throws {
    let page = Page()
    _ = page.add("a", .shift)
    _ = page.add("b", .alternate)
    _ = page.add("")
    let stage = Stage(page)
    try stage.driver.press("A")
    try stage.driver.press("Alt-B")
    #expect(throws: DriverError.self) { try stage.driver.press("a") }
    #expect(page.pressed == ["a", "b"])
  }

  @Test func aPagePresentedOverItTakesTheKeys() throws {
    let page = Page()
    _ = page.add("u")
    let over = Page()
    _ = over.add("o")
    let stage = Stage(page)
    stage.change { page.present(over, animated: false) }
    #expect(throws: DriverError.self) { try stage.driver.press("u") }
    try stage.driver.press("o")
    stage.change { over.dismiss(animated: false) }
    try stage.driver.press("u")
    #expect(page.pressed == ["u"] && over.pressed == ["o"])
  }
}
