import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// A custom control that announces the changes that the program makes to its value.
private final class RatingControl: UIControl {
  var rating = 0 {
    willSet { willChangeValue(for: \.rating) }
    didSet {
      rating = min(rating, 5)
      didChangeValue(for: \.rating)
    }
  }
  /// A property that announces no changes.
  var note = ""
}

/// Values that the program sets on a bound control are written to the binding, as in swift-navigation.
@MainActor @Suite(.serialized) struct BoundValueTests {
  @Test func aSwitchThatTheProgramSetsWrites() {
    @UIBinding var isOn = false
    let toggle = UISwitch(isOn: $isOn)
    toggle.isOn = true
    #expect(isOn)
    isOn = false
    Turn.shared.flush()
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(isOn)
  }

  @Test func aFieldThatTheProgramSetsWrites() {
    @UIBinding var text = ""
    let field = UITextField(text: $text)
    text += "Blob"
    Turn.shared.flush()
    #expect(field.text == "Blob")
    field.text? += ", Jr."
    #expect(text == "Blob, Jr.")
    #expect(field.text == "Blob, Jr.")
  }

  @Test func aTextViewThatTheProgramSetsWritesUntilItIsUnbound() {
    @UIBinding var text = "a"
    let view = UITextView(text: $text)
    view.text += "b"
    #expect(text == "ab")
    view.unbind(\.text)
    view.text = "alone"
    #expect(text == "ab")
  }

  @Test func aBindingThatIsReplacedDoesNotHearOfTheNextOnesValue() {
    @UIBinding var first = "a"
    @UIBinding var second = "b"
    let field = UITextField(text: $first)
    field.bind(text: $second)
    #expect(field.text == "b" && first == "a")
    let view = UITextView(text: $first)
    view.bind(text: $second)
    #expect(view.text == "b" && first == "a")
  }

  @Test func valuesThatTheProgramSetsAreWritten() {
    @UIBinding var level: Float = 0
    let slider = UISlider(value: $level)
    slider.value = 0.5
    #expect(level == 0.5)
    @UIBinding var count = 0.0
    let stepper = UIStepper(value: $count)
    stepper.value = 2
    #expect(count == 2)
    @UIBinding var date = Date(timeIntervalSinceReferenceDate: 0)
    let picker = UIDatePicker(date: $date)
    picker.date = Date(timeIntervalSinceReferenceDate: 42)
    #expect(date == Date(timeIntervalSinceReferenceDate: 42))
    @UIBinding var choice = 0
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.bind(selectedSegmentIndex: $choice)
    segments.selectedSegmentIndex = 1
    #expect(choice == 1)
    @UIBinding var isChosen = false
    let button = UIButton(configuration: .plain(), primaryAction: nil)
    button.bind($isChosen, to: \.isSelected, for: .primaryActionTriggered)
    button.isSelected = true
    #expect(isChosen)
  }

  private enum Part: Int { case day, week }

  @Test func segmentsAreValuesOfAnEnum() {
    @UIBinding var part = Part.week
    @UIBinding var choice: Part? = nil
    let (segments, others) = (
      UISegmentedControl(items: ["Day", "Week", "Year"]), UISegmentedControl(items: ["a", "b"])
    )
    segments.bind(selectedSegment: $part)
    others.bind(selectedSegment: $choice)
    #expect(segments.selectedSegmentIndex == 1 && others.selectedSegmentIndex == UISegmentedControl.noSegment)
    part = .day
    choice = .week
    Turn.shared.flush()
    #expect(segments.selectedSegmentIndex == 0 && others.selectedSegmentIndex == 1)
    segments.selectedSegmentIndex = 1
    others.selectedSegmentIndex = 0
    #expect(part == .week && choice == .day)
    // No value has this index.
    segments.selectedSegmentIndex = 2
    others.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(part == .week && choice == nil)
  }

  @Test func aColourWellWritesItsColour() {
    @UIBinding var color: UIColor? = .systemRed
    let well = UIColorWell(selectedColor: $color)
    #expect(well.selectedColor == .systemRed)
    color = nil
    Turn.shared.flush()
    #expect(well.selectedColor == nil)
    well.selectedColor = .systemBlue
    #expect(color == .systemBlue)
  }

  @Test func aCustomControlShowsTheProgramsValue() {
    @UIBinding var rating = 1
    @UIBinding var note = "a"
    let control = RatingControl(frame: .zero)
    control.bind($rating, to: \.rating, for: .valueChanged)
    control.bind($note, to: \.note, for: .valueChanged)
    control.rating = 3
    #expect(rating == 3)
    // The value that the control derives from the model's value is not written back.
    rating = 9
    Turn.shared.flush()
    #expect(control.rating == 5 && rating == 9)
    control.note = "b"
    #expect(note == "a")
    control.sendActions(for: .valueChanged)
    #expect(note == "b")
    control.unbind(\.rating)
    control.rating = 2
    #expect(rating == 9)
  }

  /// A model value outside the control's range is not overwritten by the limited value.
  @Test func aValueAdjustedByAControlIsNotWrittenBack() {
    @UIBinding var level: Float = 5
    let slider = UISlider(value: $level)
    #expect(slider.value == 1)
    #expect(level == 5)
    slider.maximumValue = 10
    level = 8
    Turn.shared.flush()
    #expect(slider.value == 8)
    slider.maximumValue = 4
    #expect(slider.value == 4)
    #expect(level == 8)
    @UIBinding var count = 7.0
    let stepper = UIStepper(value: $count)
    stepper.maximumValue = 3
    #expect(stepper.value == 3)
    #expect(count == 7)
  }

  @Test func anOldValueOfTheControlNeverOvertakesTheModel() {
    @UIBinding var isOn = false
    let toggle = UISwitch(isOn: $isOn)
    isOn = true
    // The switch has no update yet, and another of its properties is set.
    toggle.isSelected = true
    #expect(isOn)
    Turn.shared.flush()
    #expect(toggle.isOn)
  }

  @Test func unbindEndsABinding() {
    @UIBinding var text = ""
    let field = UITextField(text: $text)
    field.unbind(\.text)
    text = "model"
    Turn.shared.flush()
    #expect(field.text == "")
    field.text = "field"
    #expect(text == "model")
  }

  @Test func bindingAgainReplaces() {
    @UIBinding var text = ""
    let field = UITextField(text: $text)
    @UIBinding var other = "Blob"
    field.bind(text: $other)
    #expect(field.text == "Blob")
    text = "!!!"
    Turn.shared.flush()
    #expect(field.text == "Blob")
    field.text? += " Jr"
    #expect(text == "!!!")
    #expect(other == "Blob Jr")
  }

  @Test func cancellingTheTokenEndsBothWays() {
    @UIBinding var isOn = false
    let toggle = UISwitch()
    let token = toggle.bind(isOn: $isOn)
    token.cancel()
    toggle.isOn = true
    #expect(!isOn)
    toggle.sendActions(for: .valueChanged)
    #expect(!isOn)
  }

  @Test func aTabIsBoundByItsIdentifier() throws {
    @UIBinding var chosen: String? = "first"
    var made: [String] = []
    let tabs = UITabBarController()
    tabs.setTabs(
      ["first", "second"].map { name in
        UITab(title: name.capitalized, image: nil, identifier: name) { tab in
          made.append(tab.identifier)
          return Page(name)
        }
      }, animated: false)
    let token = tabs.bind(selectedTab: $chosen)
    let stage = Stage(tabs)
    #expect(made == ["first", "second"])
    #expect(tabs.selectedTab?.identifier == "first")
    stage.change { chosen = "second" }
    #expect(tabs.selectedTab?.identifier == "second")
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(chosen == "first")
    try stage.driver.chooseTab("Second")
    #expect(chosen == "second")
    stage.change { chosen = "nowhere" }
    #expect(tabs.selectedIndex == 1)
    stage.change { tabs.tab(forIdentifier: "first")?.title = "Start" }
    try stage.driver.chooseTab("Start")
    #expect(chosen == "first")
    stage.expectFresh()
    token.cancel()
    tabs.selectedIndex = 1
    #expect(chosen == "first")
  }
}
