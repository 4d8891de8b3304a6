import Testing
import UIKit

/// A file that imports UIKit alone finds the units of time of Dispatch.
@Suite struct UnitsOfTimeTests {
  @Test func unitsOfTimeAreFound() {
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC && NSEC_PER_SEC == MSEC_PER_SEC * NSEC_PER_MSEC)
    #expect(
      DispatchTime(uptimeNanoseconds: 3 * NSEC_PER_SEC) - .seconds(2) == DispatchTime(uptimeNanoseconds: NSEC_PER_SEC))
  }
}
