import FoundationEssentials
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Controls limit their values to the valid range, report the user's changes once, and display the stored value.
@MainActor @Suite(.serialized) struct ValueTests {
  let page = Page("A")

  func stage(_ views: UIView...) -> Stage {
    for view in views { page.view.addSubview(view) }
    return Stage(page)
  }

  @Test func aSliderReportsUserChangesOnlyAndClampsItsValue() throws {
    let slider = UISlider()
    slider.title = "Volume"
    slider.maximumValue = 10
    var heard: [Float] = []
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    let stage = stage(slider)
    #expect(stage.change { slider.value = 4 }.count == 1)
    #expect(heard.isEmpty)
    #expect(throws: DriverError.self, "outside its range") { try stage.driver.adjust("Volume", to: 99) }
    #expect(slider.value == 4 && heard.isEmpty)
    try stage.driver.adjust("Volume", to: 10)
    #expect(slider.value == 10 && heard == [10])
    // An equal value changes nothing.
    #expect(stage.send(.adjust(slider.nodeID, value: 10)).isEmpty)
    for odd in [Double.nan, .infinity, -.infinity] {
      stage.send(.adjust(slider.nodeID, value: odd))
      slider.value = Float(odd)
      #expect(slider.value >= 0 && slider.value <= 10)
    }
    slider.minimumValue = .nan
    slider.maximumValue = -.infinity
    #expect(slider.value.isFinite)
    stage.change {}
    stage.expectFresh()
  }

  @Test func aSliderThatIsRefusedGoesBackOnTheScreenToo() {
    let slider = UISlider()
    slider.addAction(UIAction { _ in slider.value = 0 }, for: .valueChanged)
    let stage = stage(slider)
    #expect(
      stage.send(.adjust(slider.nodeID, value: 0.5)) == [.update(slider.nodeID, .slider(SliderElement(value: 0)))])
  }

  @Test func aDisabledSliderDoesNothing() {
    let slider = UISlider()
    slider.isEnabled = false
    let stage = stage(slider)
    // The front end has drawn the new value, so the old one is sent again.
    #expect(stage.send(.adjust(slider.nodeID, value: 0.5)) == [.update(slider.nodeID, slider.element)])
    #expect(slider.value == 0)
  }

  @Test func aStepperStepsBetweenItsEndsOrGoesRound() throws {
    let stepper = UIStepper()
    stepper.title = "Guests"
    stepper.maximumValue = 2
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let stage = stage(stepper)
    try stage.driver.increment("Guests")
    try stage.driver.increment("Guests")
    #expect(throws: DriverError.self) { try stage.driver.increment("Guests") }
    #expect(stage.send(.increment(stepper.nodeID)).isEmpty)
    #expect(stepper.value == 2 && count == 2)
    stage.send(.adjust(stepper.nodeID, value: 0))
    #expect(stepper.value == 0 && count == 3)
    #expect(stage.send(.adjust(stepper.nodeID, value: 1)).isEmpty, "keys lead to its ends alone")
    stage.send(.adjust(stepper.nodeID, value: 2))
    #expect(stepper.value == 2 && count == 4)
    stage.change { stepper.wraps = true }
    try stage.driver.increment("Guests")
    #expect(stepper.value == 0)
    stepper.stepValue = .nan
    stepper.minimumValue = .nan
    stepper.value = .nan
    #expect(stepper.stepValue == 1 && stepper.value == 0)
  }

  @Test func segmentsKeepTheSelectionAsOthersChange() {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    let stage = stage(segments)
    stage.send(.choose(segments.nodeID, index: 2))
    #expect(segments.selectedSegmentIndex == 2)
    stage.change { segments.removeSegment(at: 0, animated: false) }
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 1) == "Month")
    stage.change { segments.insertSegment(withTitle: "Hour", at: 0, animated: false) }
    #expect(segments.selectedSegmentIndex == 2)
    var choices: [Int] = []
    segments.addAction(UIAction { _ in choices.append(segments.selectedSegmentIndex) }, for: .valueChanged)
    stage.change { segments.setEnabled(false, forSegmentAt: 0) }
    stage.send(.choose(segments.nodeID, index: 0))
    #expect(segments.selectedSegmentIndex == 2 && choices.isEmpty, "a disabled segment cannot be chosen")
    stage.send(.choose(segments.nodeID, index: 1))
    #expect(segments.selectedSegmentIndex == 1 && choices == [1])
    segments.selectedSegmentIndex = 17
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.change {}
    stage.expectFresh()
  }

  @Test func aDateIsSetInThePickersZoneAndKeepsHiddenComponents() throws {
    let picker = UIDatePicker()
    picker.title = "Due"
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 7200)
    // 2001-01-01 00:30:15 in the zone.
    let start = Date(timeIntervalSinceReferenceDate: -7200 + 1815)
    picker.date = start
    let stage = stage(picker)
    try stage.driver.setDate("Due", to: SceneDate(year: 2001, month: 1, day: 2, hour: 0, minute: 30))
    #expect(picker.date == start.addingTimeInterval(86_400))
    picker.maximumDate = start.addingTimeInterval(86_400)
    stage.change {}
    #expect(throws: DriverError.self) {
      try stage.driver.setDate("Due", to: SceneDate(year: 2001, month: 1, day: 9, hour: 0, minute: 30))
    }
    // The day without its hidden time is enough.
    try stage.driver.setDate("Due", to: SceneDate(year: 2001, month: 1, day: 1))
    #expect(picker.date == start)
    try stage.driver.setDate("Due", to: SceneDate(year: 2001, month: 1, day: 2))
    #expect(picker.date == picker.maximumDate)
    stage.send(.setDate(picker.nodeID, SceneDate(year: 2001, month: 1, day: 9)))
    #expect(picker.date == picker.maximumDate)
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      picker.maximumDate = nil
      stage.change { picker.date = Date(timeIntervalSinceReferenceDate: odd) }
    }
    stage.expectFresh()
  }

  @Test func aTextViewAcceptsLinesAndShowsTheModelsText() throws {
    let model = TestModel()
    let text = UITextView(text: UIBindable(model).text)
    text.placeholder = "Notes"
    let stage = stage(text)
    try stage.driver.type("one\ntwo", into: "Notes")
    #expect(model.text == "one\ntwo")
    #expect(stage.change { model.text = "" }.count == 1)
    #expect(text.text == "")
    stage.change { text.isEditable = false }
    // The edit was sent before the front end had received the change: the program's text is sent again.
    #expect(stage.send(.edit(text.nodeID, text: "late")) == [.update(text.nodeID, text.element)])
    #expect(model.text == "")
  }

  @Test func onlyLinksOfKnownSchemesAreOpened() {
    var opened: [String] = []
    let link = UILinkView()
    link.onOpen = { opened.append($0) }
    let stage = stage(link)
    for url in [
      "https://a.b", "javascript:alert(1)", "file:///etc/passwd", "", "https://a\u{1B}b", "HTTPS://c", "mailto:a@b",
    ] {
      stage.change { link.destination = url }
      stage.send(.activate(link.nodeID))
    }
    #expect(opened == ["https://a.b", "HTTPS://c", "mailto:a@b"])
  }

  @Test func aLinkInATextIsFollowed() throws {
    var opened: [String] = []
    let label = UILabel()
    label.attributedRuns = [
      TextRun("Read "), TextRun("this", link: "https://a.b"), TextRun(" or "), TextRun("that", link: "data:x"),
    ]
    label.onOpen = { opened.append($0) }
    let stage = stage(label)
    #expect(label.text == "Read this or that")
    try stage.driver.follow("this")
    try stage.driver.follow("that")
    #expect(opened == ["https://a.b"])
    stage.change { label.text = "Other" }
    stage.send(.followLink(label.nodeID, run: 1))
    #expect(opened.count == 1)
  }

  @Test func theMenuOfAButtonRunsItsActions() throws {
    var done: [String] = []
    let pin = UIAction(title: "Pin", state: .on) { _ in done.append("pin") }
    let gone = UIAction(title: "Gone", attributes: .disabled) { _ in done.append("gone") }
    let inner = UIMenu(title: "Move to", children: [UIAction(title: "Archive") { _ in done.append("archive") }])
    let button = UIButton(type: .system)
    button.setTitle("Actions")
    button.menu = UIMenu(children: [pin, gone, inner])
    button.showsMenuAsPrimaryAction = true
    let stage = stage(button)
    try stage.driver.toggle("Pin")
    #expect(throws: DriverError.self) { try stage.driver.tap("Gone") }
    try stage.driver.tap("Archive")
    #expect(done == ["pin", "archive"])
    #expect(stage.send(.activate(button.nodeID)).isEmpty)
    stage.expectFresh()
  }

  @Test func aButtonThatChangesItsSelectionShowsWhichActionIsOn() {
    var done: [String] = []
    let actions = ["Red", "Green"].map { title in UIAction(title: title) { _ in done.append(title) } }
    actions[0].state = .on
    let button = UIButton(type: .system)
    button.menu = UIMenu(options: .singleSelection, children: actions)
    button.changesSelectionAsPrimaryAction = true
    let stage = stage(button)
    stage.send(.choose(button.nodeID, index: 1))
    #expect(done == ["Green"] && actions[0].state == .off && actions[1].state == .on)
    stage.expectFresh()
  }

  @Test func collapsedContentIsOutOfReach() throws {
    let disclosure = UIDisclosureView()
    disclosure.title = "More"
    var heard: [Bool] = []
    disclosure.onToggle = { heard.append($0) }
    let inner = UISwitch()
    disclosure.addSubview(inner)
    let stage = stage(disclosure)
    stage.send(.toggle(inner.nodeID, isOn: true))
    #expect(!inner.isOn)
    try stage.driver.toggle("More")
    stage.send(.toggle(inner.nodeID, isOn: true))
    #expect(inner.isOn && heard == [true])
  }
}
