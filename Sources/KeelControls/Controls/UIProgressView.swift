package import KeelScene

/// How far something has come.
@MainActor @preconcurrency open class UIProgressView: UIView {

  /// From 0 to 1; what is outside is brought inside.
  open var progress: Float = 0 {
    didSet {
      // Also what is no number becomes one.
      let lawful = progress > 0 ? min(progress, 1) : 0
      if progress != lawful { progress = lawful }
      if progress != oldValue { setNeedsDescription() }
    }
  }

  /// What is under way, shown beside it.
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// How far in words.
  package var currentText = "" {
    didSet { if currentText != oldValue { setNeedsDescription() } }
  }
  package var style: GaugeElement.Style = .linear {
    didSet { if style != oldValue { setNeedsDescription() } }
  }

  /// The same as setting `progress`.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override package var element: Element {
    .progress(ProgressElement(value: Double(progress), title: title, currentText: currentText, style: style))
  }
}
