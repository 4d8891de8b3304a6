package import KeelScene

/// How much of something there is.
@MainActor package class UIGaugeView: UIView {
  package var gauge = GaugeElement(value: 0) {
    didSet { if gauge != oldValue { setNeedsDescription() } }
  }
  override package var element: Element { .gauge(gauge) }
}
