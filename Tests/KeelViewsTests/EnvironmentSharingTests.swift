import KeelModel
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Limits {
  var inner = 1
  var outer = 2
  var spacing = 3.0
}

private struct Reader: View {
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineSpacing) private var lineSpacing
  var body: some View { Text(verbatim: "\(lineLimit ?? 0), \(lineSpacing)") }
}

private struct Page: View {
  let limits: Limits
  var body: some View {
    Reader()
      .environment(\.lineLimit, limits.inner)
      .environment(\.lineLimit, limits.outer)
      .environment(\.lineSpacing, limits.spacing)
  }
}

/// What many places set alike is kept once, and each place still has its own values.
@MainActor @Suite(.serialized) struct EnvironmentSharingTests {
  /// Equal to others of its number, whatever they hold.
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

  @Test func whatDependsOnThePlaceAroundIsWorkedOutForEachPlace() {
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

  @Test func whatAKeyPathSetsDoesNotDependOnThePlaceAround() {
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
