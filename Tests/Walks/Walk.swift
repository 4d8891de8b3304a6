import Foundation

/// The seed and the length of the random walks of a test run.
///
/// `Scripts/test` sets the variables; a seed of an earlier run repeats its walks.
public enum Walk {
  private static let environment = ProcessInfo.processInfo.environment

  /// The number from which the seeds of this run follow: `KEEL_SEED`, otherwise another one each time.
  public static let seed: UInt64 = environment["KEEL_SEED"].flatMap(UInt64.init) ?? .random(in: 0..<1 << 32)

  /// True for the long walks of a release, which `make verify` takes.
  public static let isLong = environment["KEEL_VERIFY"].map { !$0.isEmpty } ?? false

  /// Returns a number of steps: that many for a release, otherwise at most the usual one.
  public static func length(_ steps: Int, usual: Int = 100) -> Int { isLong ? steps : min(steps, usual) }

  /// Returns a number of walks: that many for a release, otherwise a third of them.
  public static func count(_ walks: Int) -> Int { isLong ? walks : (walks + 2) / 3 }

  /// Returns consecutive seeds of this run.
  public static func seeds(_ count: Int) -> [UInt64] { (0..<UInt64(count)).map { seed &+ $0 } }
}
