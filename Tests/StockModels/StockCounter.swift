public import Observation

/// A model of a module that does not depend on Keel: its registrar is the standard one.
@MainActor @Observable public final class StockCounter {
  public var count = 0
  public var name = ""
  public init() {}
}
