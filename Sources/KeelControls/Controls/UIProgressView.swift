package import KeelScene

/// A view that shows the progress of work of known length.
@MainActor @preconcurrency open class UIProgressView: UIView {

  /// The completed part from 0 to 1; values outside are clamped.
  open var progress: Float = 0 {
    didSet {
      // NaN becomes 0 too.
      let lawful = progress > 0 ? min(progress, 1) : 0
      if progress != lawful { progress = lawful }
      if progress != oldValue { setNeedsDescription() }
    }
  }

  /// The name of the work in progress, shown beside the bar.
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The progress as text.
  package var currentText = "" {
    didSet { if currentText != oldValue { setNeedsDescription() } }
  }
  package var style: GaugeElement.Style = .linear {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  /// Sets the progress; front ends decide whether it is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override package var isElementByItself: Bool { true }
  override package var element: Element {
    .progress(ProgressElement(value: Double(progress), title: title, currentText: currentText, style: style))
  }
}
