public import SwiftUI

extension View {
  /// Lets the user scroll charts along axes whose visible length is set (`chartXVisibleDomain(length:)`).
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }
  /// Sets the length of the horizontal axis that is visible at a time, in values or seconds, or categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.number }
  }
  /// Sets the length of the vertical axis that is visible at a time, in values or seconds, or categories.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.number }
  }
}
