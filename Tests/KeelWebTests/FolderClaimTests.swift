import Dispatch
import Foundation
import Testing

@testable import KeelWeb

/// A folder of web sessions belongs to one process.
@Suite struct FolderClaimTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "keel-claim-\(UUID().uuidString)").path

  private func claim(_ patience: Duration, onWait: () -> Void = {}) -> FolderClaim? {
    if case .claimed(let claim) = FolderClaim.claim(folder, patience: patience, onWait: onWait) { claim } else { nil }
  }

  @Test func theSecondOneIsRefusedAfterAWhile() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var waits = 0
    let first = claim(.zero) { waits += 1 }
    #expect(first != nil && waits == 0)
    #expect(claim(.milliseconds(1)) { waits += 1 } == nil)
    #expect(waits == 1)
    withExtendedLifetime(first) {}
  }

  @Test func theSecondOneWaitsForTheEndOfTheFirst() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = claim(.zero)
    #expect(first != nil)
    // The first one ends once the second one waits.
    #expect(claim(.seconds(60)) { first = nil } != nil)
  }

  @Test func whereNothingCanBeLockedNobodyIsKeptOut() {
    guard case .impossible = FolderClaim.claim("/proc/none", patience: .zero) else { return #expect(Bool(false)) }
  }
}
