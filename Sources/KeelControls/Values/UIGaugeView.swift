package import KeelScene

/// A gauge that shows a value in a range.
@MainActor package class UIGaugeView: UIView {
  package var gauge = GaugeElement(value: 0) {
    didSet { if gauge != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .gauge(gauge) }
}
