import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// The clear button of a field, and the views in it.
@MainActor @Suite(.serialized) struct FieldOverlayTests {
  private final class Keeping: UITextFieldDelegate {
    var keepsText = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool { !keepsText }
  }

  private let journal = Journal()
  private let field = UITextField()
  private let page = Page("Form")

  private func stage() -> Stage {
    field.placeholder = "Name"
    page.view.addSubview(field)
    page.view.addSubview(UIButton(configuration: .plain(), primaryAction: UIAction(title: "Other") { _ in }))
    return Stage(page)
  }

  private func isClearable(_ stage: Stage) -> Bool { stage.driver.outline.contains("(clear)") }

  /// The boxes around the field, the innermost first.
  private func boxes(_ stage: Stage) -> [BoxElement] {
    var (found, next): ([BoxElement], NodeID?) = ([], field.nodeID)
    while let id = next {
      if case .box(let box)? = stage.frontEnd.tree.element(of: id) { found.append(box) }
      next = stage.frontEnd.tree.parent(of: id)
    }
    return found
  }

  // MARK: The clear button

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
    (.always, true, true),
  ])
  func theClearButtonIsVisibleByItsMode(
    mode: UITextField.ViewMode, whileEditing: Bool, unlessEditing: Bool
  ) throws {
    let stage = stage()
    stage.change {
      field.clearButtonMode = mode
      field.text = "Ada"
    }
    #expect(isClearable(stage) == unlessEditing)
    try stage.driver.tap("Name")
    #expect(isClearable(stage) == whileEditing)
    try stage.driver.type("", into: "Name")
    #expect(!isClearable(stage), "an empty field has nothing to clear")
    try stage.driver.type("Bob", into: "Name")
    #expect(isClearable(stage) == whileEditing)
    stage.change { field.isEditable = false }
    #expect(!isClearable(stage))
    stage.expectFresh()
  }

  @Test func aPressAsksTheDelegateThenRemovesTheTextAndFocusesTheField() throws {
    let stage = stage()
    let delegate = Keeping()
    field.delegate = delegate
    field.addAction(UIAction { [journal] _ in journal.write("changed") }, for: .editingChanged)
    field.addAction(UIAction { [journal] _ in journal.write("began") }, for: .editingDidBegin)
    stage.change {
      field.clearButtonMode = .always
      field.text = "Ada"
    }
    try stage.driver.clear("Name")
    #expect(field.text == "Ada" && journal.take() == [] && !field.isFirstResponder)
    delegate.keepsText = false
    try stage.driver.clear("Name")
    #expect(field.text == "" && journal.take() == ["changed", "began"])
    #expect(field.isFirstResponder && stage.frontEnd.focused == field.nodeID)
    #expect(throws: DriverError.self) { try stage.driver.clear("Name") }
    try stage.driver.type("Bob", into: "Name")
    _ = journal.take()
    try stage.driver.clear("Name")
    #expect(field.text == "" && field.isFirstResponder)
    #expect(journal.take() == ["changed"], "the field was being edited already")
    stage.expectFresh()
  }

  @Test func aBoundTextFollowsTheClearButton() throws {
    let model = SmallModel()
    model.note = "Ada"
    let bound = UITextField(text: UIBindable(model).note)
    bound.placeholder = "Note"
    bound.clearButtonMode = .always
    page.view.addSubview(bound)
    let stage = Stage(page)
    try stage.driver.clear("Note")
    #expect(model.note == "")
  }

  // MARK: Views in the field

  @Test func theViewsAreBesideTheFieldInReadingOrder() throws {
    let stage = stage()
    let old = field.nodeID
    let unit = UILabel()
    unit.text = "EUR"
    let scan = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Scan") { [journal] _ in journal.write("scan") })
    stage.change {
      field.leftView = unit
      field.rightView = scan
    }
    #expect(!stage.driver.outline.contains("EUR"), "no view is visible without a mode")
    stage.change {
      field.leftViewMode = .always
      field.rightViewMode = .always
    }
    let lines = stage.driver.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
    let first = try #require(lines.firstIndex { $0.hasPrefix(#"label "EUR""#) })
    #expect(lines[first + 1].hasPrefix(#"field "Name""#) && lines[first + 2].hasPrefix(#"button "Scan""#))
    #expect(field.nodeID == old)
    try stage.driver.tap("Scan")
    #expect(journal.take() == ["scan"])
    try stage.driver.type("9", into: "Name")
    #expect(field.text == "9" && field.isFirstResponder)
    stage.change { unit.isHidden = true }
    #expect(!stage.driver.outline.contains("EUR"))
    stage.change {
      field.leftView = nil
      field.rightView = nil
    }
    #expect(!stage.driver.outline.contains("Scan"))
    #expect(boxes(stage).isEmpty && field.isFirstResponder)
    stage.expectFresh()
  }

  @Test func aViewThatComesWhileEditingDoesNotReplaceTheField() throws {
    let unit = UILabel()
    unit.text = "EUR"
    field.leftView = unit
    field.leftViewMode = .whileEditing
    let stage = stage()
    #expect(!stage.driver.outline.contains("EUR"))
    stage.frontEnd.clearLog()
    try stage.driver.tap("Name")
    #expect(stage.driver.outline.contains("EUR"))
    for operation in stage.frontEnd.log.operations {
      switch operation {
      case .insert(let tree, into: _, at: _): #expect(tree.id != field.nodeID)
      case .remove(let id, from: _), .move(let id, in: _, to: _): #expect(id != field.nodeID)
      case .root: Issue.record("The page was sent again.")
      case .update, .attributes, .focus: break
      }
    }
    stage.change { field.resignFirstResponder() }
    #expect(!stage.driver.outline.contains("EUR"))
    stage.expectFresh()
  }

  @Test func aRightViewTakesThePlaceOfTheClearButton() throws {
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    field.rightView = symbol
    field.rightViewMode = .unlessEditing
    field.clearButtonMode = .always
    field.text = "Ada"
    let stage = stage()
    #expect(!isClearable(stage) && stage.driver.outline.contains("star"))
    try stage.driver.tap("Name")
    #expect(isClearable(stage) && !stage.driver.outline.contains("star"))
    stage.expectFresh()
  }

  @Test func theBoxHasTheBorderOfTheFieldAndItsBackgroundIsAroundIt() throws {
    let stage = stage()
    func border() -> TextFieldElement.Border? {
      if case .textField(let element)? = stage.frontEnd.tree.element(of: field.nodeID) { element.border } else { nil }
    }
    stage.change {
      field.leftView = UILabel()
      field.leftViewMode = .always
    }
    #expect(border() == TextFieldElement.Border.none && boxes(stage).first?.background != nil)
    stage.change { field.borderStyle = .line }
    #expect(boxes(stage).first?.border != nil && boxes(stage).first?.background == nil)
    stage.change { field.borderStyle = .none }
    #expect(boxes(stage).first?.border == nil && boxes(stage).first?.background == nil)
    stage.change { field.backgroundColor = .systemYellow }
    #expect(boxes(stage).count == 2 && boxes(stage).last?.background != nil)
    stage.expectFresh()
  }

  @Test func theFieldsOfAlertsShowNoViewsButTheirClearButton() throws {
    let stage = stage()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "New name"
      field.text = "Ada"
      field.leftView = UILabel()
      field.leftViewMode = .always
      field.clearButtonMode = .always
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    stage.change { page.present(alert, animated: false) }
    try stage.driver.clear("New name")
    #expect(alert.textFields?.first?.text == "")
    stage.expectFresh()
  }
}
