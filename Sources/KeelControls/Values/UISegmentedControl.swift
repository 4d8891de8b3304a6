package import KeelScene

/// One of a few options, side by side. Sends `valueChanged` when a person chooses.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The index that says that nothing is chosen.
  public static let noSegment = -1

  private var segments: [(option: PickerOption, action: UIAction?)] = [] {
    didSet { setNeedsDescription() }
  }

  /// Segments of these: strings and images.
  public convenience init(items: [Any]?) {
    self.init()
    for item in items ?? [] {
      switch item {
      case let title as String: insert(PickerOption(title: title), nil, at: segments.count)
      case let image as UIImage: insert(PickerOption(title: "", image: image.symbol), nil, at: segments.count)
      case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
      default: break
      }
    }
  }

  /// How many there are.
  public var numberOfSegments: Int { segments.count }

  /// The chosen one; `noSegment` while none is. Setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      guard selectedSegmentIndex != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }

  private func insert(_ option: PickerOption, _ action: UIAction?, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert((option, action), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Adds a segment in that place; at the end if there are fewer.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(PickerOption(title: title ?? ""), nil, at: segment)
  }
  /// Adds a segment in that place; at the end if there are fewer.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(PickerOption(title: "", image: image?.symbol), nil, at: segment)
  }
  /// Adds a segment that says what the action says, and runs it when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      PickerOption(
        title: action.title, image: action.image?.symbol, isEnabled: !action.attributes.contains(.disabled)), action,
      at: segment)
  }
  /// Takes the segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    segments.remove(at: segment)
    selectedSegmentIndex = chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Says what the segment says.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.title = title ?? "" }
  }
  /// What the segment says.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].option.title : nil
  }
  /// Puts a picture on the segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.image = image?.symbol }
  }
  /// Says whether the segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.isEnabled = enabled }
  }
  /// Whether the segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].option.isEnabled
  }

  override package var element: Element {
    .picker(
      PickerElement(
        options: segments.map(\.option), selectedIndex: selectedSegmentIndex < 0 ? nil : selectedSegmentIndex,
        style: .segmented))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .choose(_, let index) = event, isEnabled, isEnabledForSegment(at: index), index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(sender: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
