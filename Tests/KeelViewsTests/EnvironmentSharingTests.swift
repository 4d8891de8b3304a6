import KeelViews
import Testing

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
}
