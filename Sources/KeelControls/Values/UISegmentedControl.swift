package import KeelScene

/// A choice among a few segments, side by side. It sends `valueChanged` when the user chooses one.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public static let noSegment = -1

  private var segments: [(option: PickerOption, action: UIAction?)] = [] {
    didSet { setNeedsDescription() }
  }

  /// Creates segments of strings, images and actions; other items are ignored.
  public convenience init(items: [Any]?) {
    self.init()
    for item in items ?? [] {
      switch item {
      case let title as String: insert(PickerOption(title: title), nil, at: segments.count)
      case let image as UIImage: insert(PickerOption(title: "", image: image.templateSymbol), nil, at: segments.count)
      case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
      default: break
      }
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; `noSegment` for none. Setting it sends no event.
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

  /// Inserts a segment at an index, or at the end if there are fewer segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(PickerOption(title: title ?? ""), nil, at: segment)
  }
  /// Inserts a segment at an index, or at the end if there are fewer segments.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(PickerOption(title: "", image: image?.templateSymbol), nil, at: segment)
  }
  /// Inserts a segment with the title and image of an action, which is performed when the user chooses it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      PickerOption(
        title: action.title, image: action.image?.templateSymbol, isEnabled: !action.attributes.contains(.disabled)),
      action, at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    segments.remove(at: segment)
    selectedSegmentIndex = chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.title = title ?? "" }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].option.title : nil
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.image = image?.templateSymbol }
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].option.isEnabled = enabled }
  }
  /// Returns true if the user can choose a segment.
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
