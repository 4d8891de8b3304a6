import KeelControls
import KeelScene
import Testing

/// The choices of a colour well.
@MainActor @Suite struct ColorWellTests {
  private func picker(_ well: UIColorWell) -> PickerElement? {
    if case .picker(let picker) = well.element { picker } else { nil }
  }

  @Test func aColourOfTheProgramIsAChoice() {
    let well = UIColorWell()
    #expect(picker(well)?.selectedIndex == nil && picker(well)?.options.count == 15)
    let own = UIColor(red: 0.2, green: 0.4, blue: 0.8)
    well.selectedColor = own
    #expect(picker(well)?.options.last?.title == "#3366CC" && picker(well)?.selectedIndex == 15)
    well.handle(.choose(NodeID(rawValue: 1), index: 0))
    #expect(well.selectedColor == .systemRed && picker(well)?.selectedIndex == 0)
    // The user can go back to it.
    well.handle(.choose(NodeID(rawValue: 1), index: 15))
    #expect(well.selectedColor == own)
    well.handle(.choose(NodeID(rawValue: 1), index: 16))
    #expect(well.selectedColor == own)
    well.selectedColor = UIColor(red: 0, green: 0, blue: 0.02)
    #expect(picker(well)?.options.count == 16 && picker(well)?.options.last?.title == "#000005")
  }
}
