public import SwiftUI

extension View {
  /// Lets the user select a value of the horizontal axis of charts: that of the mark whose column is pressed.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.selection = ChartSelection(value) }
  }
  /// Lets the user select a value of the vertical axis of charts: that of the mark whose row is pressed.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.selection = ChartSelection(value) }
  }
  /// Lets the user select a range of the horizontal axis of charts, by pressing its first and its last mark.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.x.selection = ChartSelection(range) }
  }
  /// Lets the user select a range of the vertical axis of charts, by pressing its first and its last mark.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.y.selection = ChartSelection(range) }
  }
  /// Lets the user select a sector of charts. The value is in the middle of it, among the sums of the sectors.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angle = ChartSelection(value) }
  }
}

extension ChartSelection {
  init<P: Plottable>(_ binding: Binding<P?>) {
    value = { binding.wrappedValue?.datum }
    select = { binding.wrappedValue = $0.flatMap { P(datum: $0) } }
  }

  init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    value = { nil }
    range = { binding.wrappedValue.map { ($0.lowerBound.datum, $0.upperBound.datum) } }
    select = { datum in
      guard let pressed = datum.flatMap({ P(datum: $0) }) else { return }
      guard let old = binding.wrappedValue else { return binding.wrappedValue = pressed...pressed }
      // The first press begins a range, the second one ends it, the third one begins another.
      let (first, last) = (old.lowerBound, old.upperBound)
      guard first == last, first != pressed else { return binding.wrappedValue = pressed...pressed }
      binding.wrappedValue = min(first, pressed)...max(first, pressed)
    }
  }
}
