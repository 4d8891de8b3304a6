public import FoundationEssentials
public import KeelModel

extension UISlider {
  /// Creates a slider that shows and writes a binding.
  public convenience init(value: UIBinding<Float>) {
    self.init()
    bind(value: value)
  }

  /// Keeps the slider and the binding equal.
  @discardableResult
  public func bind(value: UIBinding<Float>) -> ObservationToken {
    bind(value, to: \.value, for: .valueChanged) { control, value, transaction in
      control.setValue(value, animated: transaction.animation != nil)
    }
  }

  /// Keeps the slider and the binding equal, with the full precision of `Double`.
  @discardableResult
  package func bind(value: UIBinding<Double>) -> ObservationToken {
    bind(value, to: \.preciseValue, for: .valueChanged)
  }
}

extension UIStepper {
  /// Creates a stepper that shows and writes a binding.
  public convenience init(value: UIBinding<Double>) {
    self.init()
    bind(value: value)
  }

  /// Keeps the stepper and the binding equal.
  @discardableResult
  public func bind(value: UIBinding<Double>) -> ObservationToken {
    bind(value, to: \.value, for: .valueChanged)
  }
}

extension UISegmentedControl {
  /// Keeps the index of the selected segment and the binding equal.
  @discardableResult
  public func bind(selectedSegmentIndex: UIBinding<Int>) -> ObservationToken {
    bind(selectedSegmentIndex, to: \.selectedSegmentIndex, for: .valueChanged)
  }

  /// Keeps the selected segment and the binding equal. The raw value is the index of the segment.
  ///
  /// The binding keeps its value while no segment of a value is selected.
  @discardableResult
  public func bind<Segment: RawRepresentable<Int>>(selectedSegment: UIBinding<Segment>) -> ObservationToken {
    bind(
      selectedSegmentIndex: UIBinding(
        get: { selectedSegment.wrappedValue.rawValue },
        set: { index in
          if let segment = Segment(rawValue: index) { selectedSegment.wrappedValue = segment }
        }))
  }

  /// Keeps the selected segment and the binding equal. The raw value is the index of the segment; `nil` selects none.
  @discardableResult
  public func bind<Segment: RawRepresentable<Int>>(selectedSegment: UIBinding<Segment?>) -> ObservationToken {
    bind(
      selectedSegmentIndex: UIBinding(
        get: { selectedSegment.wrappedValue?.rawValue ?? UISegmentedControl.noSegment },
        set: { index in selectedSegment.wrappedValue = Segment(rawValue: index) }))
  }
}

extension UIColorWell {
  /// Creates a colour well that shows and writes a binding.
  public convenience init(selectedColor: UIBinding<UIColor?>) {
    self.init()
    bind(selectedColor: selectedColor)
  }

  /// Keeps the colour and the binding equal.
  @discardableResult
  public func bind(selectedColor: UIBinding<UIColor?>) -> ObservationToken {
    bind(selectedColor, to: \.selectedColor, for: .valueChanged)
  }
}

extension UIPickerControl {
  /// Keeps the index of the chosen option and the binding equal.
  @discardableResult
  package func bind(selectedIndex: UIBinding<Int?>) -> ObservationToken {
    bind(selectedIndex, to: \.selectedIndex, for: .valueChanged)
  }
}

extension UIDatePicker {
  /// Creates a date picker that shows and writes a binding.
  public convenience init(date: UIBinding<Date>) {
    self.init()
    bind(date: date)
  }

  /// Keeps the date picker and the binding equal.
  @discardableResult
  public func bind(date: UIBinding<Date>) -> ObservationToken {
    bind(date, to: \.date, for: .valueChanged) { control, date, transaction in
      control.setDate(date, animated: transaction.animation != nil)
    }
  }
}

extension UITextView {
  /// Creates a text view that shows and writes a binding.
  public convenience init(text: UIBinding<String>) {
    self.init()
    bind(text: text)
  }

  /// Keeps the text and the binding equal. If the model changes typed text, the view shows the result.
  @discardableResult
  public func bind(text: UIBinding<String>) -> ObservationToken {
    observations.remove(\UITextView.text)
    let bond = Bond(self, \.boundText, text) { view, text, _ in view.text = text }
    let token = bond.follow()
    observations.replace(
      \UITextView.text, with: [token.cancel, { [weak self] in self?.onChange = nil }],
      valueDidChange: { bond.valueWasSet() })
    onChange = { bond.eventWasSent() }
    return token
  }

  private var boundText: String { text ?? "" }

  /// Ends the binding of the property, which keeps its value.
  public func unbind<Value>(_ keyPath: KeyPath<UITextView, Value>) {
    observations.remove(keyPath)
  }
}
