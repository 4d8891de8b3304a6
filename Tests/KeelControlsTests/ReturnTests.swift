import KeelControls
import KeelScene
import KeelTesting
import Testing

/// Return in a field runs the field's own action, otherwise the default button of the page.
@MainActor @Suite(.serialized) struct ReturnTests {
  private final class Unconcerned: UITextFieldDelegate {}
  private final class Answering: UITextFieldDelegate {
    let isPassed: Bool
    init(isPassed: Bool) { self.isPassed = isPassed }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { isPassed }
  }

  private let journal = Journal()
  private let field = UITextField()
  private let page = Page("Form")

  private func stage(isSaveEnabled: Bool = true) -> Stage {
    let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { [journal] _ in journal.write("save") })
    save.style = .done
    save.isEnabled = isSaveEnabled
    page.navigationItem.rightBarButtonItem = save
    field.placeholder = "Name"
    page.view.addSubview(field)
    return Stage(UINavigationController(rootViewController: page))
  }

  @Test func withoutAFieldActionItPressesTheDefaultButton() throws {
    let stage = stage()
    try stage.driver.submit("Name")
    #expect(journal.take() == ["save"])
    let delegate = Unconcerned()
    field.delegate = delegate
    try stage.driver.submit("Name")
    #expect(journal.take() == ["save"])
  }

  @Test func theActionOfTheFieldRunsFirstAndAlone() throws {
    let stage = stage()
    field.addAction(UIAction { [journal] _ in journal.write("field") }, for: .editingDidEndOnExit)
    try stage.driver.submit("Name")
    #expect(journal.take() == ["field"])
  }

  @Test(arguments: [true, false]) func aDelegateThatAnswersKeepsTheKey(isPassed: Bool) throws {
    let stage = stage()
    let delegate = Answering(isPassed: isPassed)
    field.delegate = delegate
    try stage.driver.submit("Name")
    #expect(journal.take() == [])
  }

  @Test func aDisabledButtonIsNotPressed() throws {
    let stage = stage(isSaveEnabled: false)
    try stage.driver.submit("Name")
    #expect(journal.take() == [])
  }

  @Test func anAlertsFieldPressesItsPreferredAction() throws {
    let stage = stage()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [journal] _ in journal.write("cancel") })
    let rename = UIAlertAction(title: "Rename", style: .default) { [journal] _ in journal.write("rename") }
    alert.addAction(rename)
    alert.preferredAction = rename
    stage.change { page.present(alert, animated: false) }
    try stage.driver.submit("New name")
    #expect(journal.take() == ["rename"])
  }
}
