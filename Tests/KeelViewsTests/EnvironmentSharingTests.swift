import KeelControls
import KeelModel
import Observation
import Testing

@testable import KeelViews

@MainActor @Observable private final class Limits {
  var inner = 1
  var outer = 2
  var spacing = 3.0
}

private struct Reader: View {
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.defaultMinListRowHeight) private var height
  var body: some View { Text(verbatim: "\(lineLimit ?? 0), \(height)") }
}

private struct Page: View {
  let limits: Limits
  var body: some View {
    Reader()
      .environment(\.lineLimit, limits.inner)
      .environment(\.lineLimit, limits.outer)
      .environment(\.defaultMinListRowHeight, limits.spacing)
  }
}

/// A control that counts its updates.
private struct Gauge: View, PrimitiveView {
  func makeMount(at place: MountPoint) -> Mount<Self> { CountingMount(self, control: UILabel(), at: place) }
}

private final class CountingMount: ControlMount<Gauge, UILabel> {
  static var count = 0
  override func needsUpdate(to new: Gauge) -> Bool { false }
  override func configure() { CountingMount.count += 1 }
}

private struct Measured: View {
  let limits: Limits
  var body: some View {
    Gauge()
      .environment(\.font, .title)
      .environment(\.lineLimit, limits.inner)
      .environment(\.defaultMinListRowHeight, limits.spacing)
  }
}

/// Equal environments of several places share one copy, and each place still reads its own values.
@MainActor @Suite(.serialized) struct EnvironmentSharingTests {
  /// Equal if the numbers are equal, whatever the balances.
  private struct Account: Equatable {
    let number: Int
    let balance: Int
    static func == (lhs: Account, rhs: Account) -> Bool { lhs.number == rhs.number }
  }

  private enum AccountKey: EnvironmentKey {
    static var defaultValue: Account { Account(number: 0, balance: 0) }
  }

  private let page = EnvironmentNode(parent: nil) { $0.lineLimit = 3 }

  private func red() -> EnvironmentNode {
    EnvironmentNode(parent: page) { $0.foreground = TextForeground(Color.red) }
  }

  @Test func placesThatSetTheSameUnderTheSameLookItUpOnce() {
    let (first, second) = (red(), red())
    #expect(first.style === second.style)
    #expect(first.style !== page.style)
    #expect(first.controls === page.controls, "Nothing that controls look up there is set.")
  }

  @Test func aPlaceThatSetsNothingOfTheStyleHasTheOneAround() {
    let node = EnvironmentNode(parent: page) { $0.scenePhase = .background }
    #expect(node.style === page.style)
    #expect(node.values.scenePhase == .background)
  }

  @Test func lookedUpValuesAreCachedUntilTheyChange() {
    let outer = EnvironmentNode(parent: nil) { $0.lineLimit = 3 }
    let inner = EnvironmentNode(parent: outer) { $0.set(\.font, to: .title) }
    let (style, controls) = (inner.style, inner.controls)
    outer.update {
      $0.lineLimit = 3
      $0.scenePhase = .background
    }
    #expect(inner.style === style && inner.controls === controls)
    #expect(inner.values.scenePhase == .background)
    outer.update { $0.lineLimit = 2 }
    #expect(inner.style !== style && inner.style.lineLimit == 2)
    #expect(inner.controls === controls)
    outer.update { $0.labelsVisibility = .hidden }
    #expect(inner.controls.hidesLabels && inner.style.lineLimit == nil)
  }

  @Test func controlsAreNotifiedOnlyOfValuesTheyRead() {
    let limits = Limits()
    let stage = ViewStage(Measured(limits: limits))
    CountingMount.count = 0
    stage.change { limits.spacing = 4 }
    #expect(CountingMount.count == 0, "No control looks at the height of rows.")
    stage.change { limits.inner = 5 }
    #expect(CountingMount.count == 1)
  }

  @Test func nestedPlacesShareToo() {
    let nodes = [red(), red()].map { red in EnvironmentNode(parent: red) { $0.lineLimit = 1 } }
    #expect(nodes[0].style === nodes[1].style)
    #expect(nodes[0].style.lineLimit == 1)
    #expect(nodes[0].style.text.foreground != nil)
  }

  @Test func equalValuesOfAProgramsOwnDoNotStandForEachOther() {
    let nodes = [10, 20].map { balance in
      EnvironmentNode(parent: page) { $0[AccountKey.self] = Account(number: 1, balance: balance) }
    }
    #expect(nodes.map { $0.values[AccountKey.self].balance } == [10, 20])
  }

  @Test func aChangeAroundReachesAllThatShare() {
    let (first, second) = (red(), red())
    #expect(first.style.lineLimit == 3)
    page.update { $0.lineLimit = 5 }
    #expect(first.style.lineLimit == 5)
    #expect(first.style === second.style)
    #expect(first.style.text.foreground != nil)
  }

  @Test func oneThatChangesLeavesTheOthersAlone() {
    let (first, second) = (red(), red())
    first.update { $0.lineLimit = 1 }
    #expect(first.style.text.foreground == nil)
    #expect(first.style.lineLimit == 1)
    #expect(second.style.text.foreground != nil)
    #expect(second.style.lineLimit == 3)
  }

  @Test func valuesThatDependOnTheSurroundingsAreComputedForEach() {
    page.update { $0.isEnabled = false }
    let nodes = [false, true].map { isDisabled in
      EnvironmentNode(parent: page) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }
    #expect(nodes.map(\.style.isEnabled) == [false, false])
    page.update { $0.isEnabled = true }
    #expect(nodes.map(\.style.isEnabled) == [true, false])
  }

  @Test func aPlaceThatMovesSharesWithThoseWhereItIs() {
    let other = EnvironmentNode(parent: nil) { $0.lineLimit = 7 }
    let moved = red()
    #expect(moved.style.lineLimit == 3)
    moved.move(under: other) { $0.foreground = TextForeground(Color.red) }
    #expect(moved.style.lineLimit == 7)
    #expect(moved.style === EnvironmentNode(parent: other) { $0.foreground = TextForeground(Color.red) }.style)
  }

  @Test func ofSeveralModifiersTheInnerOneHoldsAndAReaderFollowsThatAlone() {
    let limits = Limits()
    let stage = ViewStage(Page(limits: limits))
    #expect(stage.texts == ["1, 3.0"])
    #expect(stage.change { limits.outer = 5 }.bodies == 1, "The page's alone.")
    #expect(stage.change { limits.inner = 6 }.bodies == 2)
    #expect(stage.texts == ["6, 3.0"])
    #expect(stage.change { limits.spacing = 4 }.bodies == 2)
    #expect(stage.texts == ["6, 4.0"])
    stage.expectFresh()
  }

  @Test func valuesSetByAKeyPathDoNotDependOnTheSurroundings() {
    var isSet = 0
    let nodes = [page, EnvironmentNode(parent: nil) { _ in }].map { around in
      EnvironmentNode(parent: around) { values in
        isSet += 1
        values.set(\.lineLimit, to: 1)
      }
    }
    #expect(isSet == 2)
    page.update { $0.isEnabled = false }
    #expect(isSet == 2, "It need not be set again.")
    #expect(nodes.map(\.style.lineLimit) == [1, 1])
    #expect(nodes.map(\.style.isEnabled) == [false, true])
  }
}
