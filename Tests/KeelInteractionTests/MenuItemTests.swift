import Conformance
import KeelInteraction
import KeelScene
import Testing

/// The items of an open menu, line by line, and the days of a month.
@MainActor @Suite struct MenuItemTests {
  private func tree(_ root: Subtree) -> SceneTree {
    let tree = SceneTree()
    tree.apply(.root(Sketch.window("", Sketch.screen("", root))))
    return tree
  }
  private func menu(_ title: String, isSection: Bool = false, enabled: Bool = true, _ children: Subtree...) -> Subtree {
    Sketch.node(.menu(MenuElement(title: title, isSection: isSection)), enabled: enabled, children)
  }
  private func picker(_ title: String, _ options: [String], _ index: Int?) -> Subtree {
    Sketch.node(
      .picker(PickerElement(title: title, options: options.map { PickerOption(title: $0) }, selectedIndex: index)))
  }

  @Test func sectionsHaveSeparatorsAndSubmenusOpen() {
    let (copy, inner) = (Sketch.button("Copy"), menu("More", Sketch.button("Inner")))
    let wifi = Sketch.toggle("Wi-Fi", isOn: true)
    let section = menu("Off", isSection: true, enabled: false, Sketch.button("Never"))
    let root = menu("", copy, section, wifi, inner, Sketch.node(.separator))
    let items = tree(root).menuItems(of: root.id)
    #expect(items.map { $0.isSeparator ? "-" : $0.title } == ["Copy", "-", "Off", "Never", "-", "Wi-Fi", "More"])
    #expect(items.map(\.canBeChosen) == [true, false, false, false, false, true, true])
    #expect(items[0].deed == .send(.activate(copy.id)) && items[5].deed == .send(.toggle(wifi.id, isOn: false)))
    #expect(items[5].isOn == true && items[0].isOn == nil && items[6].opensAnother)
  }

  @Test func optionsOfAPickerStandInAMenuThatHasLittleElse() {
    let alone = picker("Sort", ["Name", "Date"], 1)
    let root = menu("", alone)
    let items = tree(root).menuItems(of: root.id)
    #expect(items.map(\.title) == ["Sort", "Name", "Date"] && items.map(\.isOn) == [nil, false, true])
    #expect(items[2].deed == .send(.choose(alone.id, index: 1)))
    let oneOfMany = picker("Sort", ["Name", "Date"], 1)
    let larger = menu("", oneOfMany, Sketch.button("Copy"))
    #expect(tree(larger).menuItems(of: larger.id).map(\.title) == ["Sort", "Copy"])
    #expect(tree(larger).menuItems(of: oneOfMany.id).map(\.title) == ["Name", "Date"])
  }

  @Test func aMonthHasItsDaysInWeeks() {
    let month = CalendarMonth(of: SceneDate(year: 2026, month: 11, day: 22, hour: 9), in: "de")
    #expect(month.days.count == 30 && month.blanks == 6 && month.days[0].hour == 9)
    #expect(month.place(ofDay: 1) == (0, 6) && month.place(ofDay: 2) == (1, 0) && month.place(ofDay: 22) == (3, 6))
    #expect(SceneDate(year: 7, month: 1, day: 2, hour: 3, minute: 4).dayText == "0007-01-02")
  }

  /// The first day of the range is selectable although its hour precedes the minimum: the time is moved into the range.
  @Test func aPartlyAllowedDayCanBeSelected() {
    let least = SceneDate(year: 2026, month: 11, day: 10, hour: 12)
    let picker = DatePickerElement(date: SceneDate(year: 2026, month: 11, day: 22, hour: 9), minimum: least)
    #expect(picker.allowsDay(SceneDate(year: 2026, month: 11, day: 10, hour: 9)))
    #expect(!picker.allowsDay(SceneDate(year: 2026, month: 11, day: 9, hour: 23)))
    #expect(picker.texts == ["2026-11-22", "09:00"])
  }
}
