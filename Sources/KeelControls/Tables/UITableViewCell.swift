/// A cell of a table.
@MainActor @preconcurrency open class UITableViewCell: UICollectionViewListCell {
  /// The position of the second text of a cell.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A second text at the trailing edge, or beside the first one.
    case value1, value2
    /// A second text below the first one.
    case subtitle
  }
  /// The standard controls at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No control.
    case none
    /// A sign that the row leads to another page.
    case disclosureIndicator
    /// A button for details, and the sign of a row that leads to another page.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }
  /// The looks of a selected cell; front ends decide.
  public enum SelectionStyle: Int, Sendable {
    /// No look of its own.
    case none
    /// A colour behind the row.
    case blue, gray, `default`
  }
  /// The ways to edit a row.
  public enum EditingStyle: Int, Sendable {
    /// The row cannot be deleted or inserted.
    case none
    /// The row can be deleted.
    case delete
    /// The row stands for a new one.
    case insert
  }

  private let style: CellStyle
  /// The identifier of the kind of cell.
  public let reuseIdentifier: String?
  /// The label of the primary text. Changes of it are displayed in the cell; its font and layout are not.
  public private(set) lazy var textLabel: UILabel? = makePart()
  /// The label of the second text; `nil` for the default style. Only its text is shown.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makePart()
  /// The image of the cell.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    parts.append(view)
    listen(to: view)
    return view
  }()
  private var parts: [UIView] = []
  private lazy var listener: UIListenerView = {
    let listener = UIListenerView()
    listener.onChange = { [weak self] in self?.showParts() }
    return listener
  }()

  /// Creates a cell of a style. The reuse identifier is stored only.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: noFrame)
  }

  /// Creates a cell of the default style.
  public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Always fails: there is no archive to decode a cell from.
  public required init?(coder: NSCoder) { nil }

  /// The standard control at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessories() } }
  }
  /// A custom view at the trailing edge, in place of the standard control.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { showAccessories() } }
  }
  /// The look of the selected cell; stored only.
  open var selectionStyle = SelectionStyle.default

  /// Selects or deselects the cell. Called whenever `isSelected` changes.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  override open var isSelected: Bool {
    didSet { if isSelected != oldValue { setSelected(isSelected, animated: false) } }
  }

  private func makePart() -> UILabel {
    let label = UILabel()
    parts.append(label)
    listen(to: label)
    return label
  }

  private func listen(to view: UIView) { view.embedder = listener }

  /// Shows the current content of the labels and the image.
  private func showParts() {
    var content = style == .value1 || style == .value2 ? UIListContentConfiguration.valueCell() : .cell()
    for case let label as UILabel in parts where label.isShown {
      if label === detailTextLabel {
        content.secondaryText = label.text
      } else {
        content.text = label.text
        content.textProperties.color = label.textColor
      }
    }
    if let picture = parts.lazy.compactMap({ $0 as? UIImageView }).first { content.image = picture.image }
    contentConfiguration = content
  }

  private func showAccessories() {
    var shown: [UICellAccessory] = []
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: shown = [.disclosureIndicator()]
    case .checkmark: shown = [.checkmark()]
    case .detailButton: shown = [.detail { [weak self] in self?.notifyAccessory() }]
    case .detailDisclosureButton: shown = [.detail { [weak self] in self?.notifyAccessory() }, .disclosureIndicator()]
    }
    if let accessoryView { shown = [.customView(configuration: .init(customView: accessoryView))] }
    accessories = shown
  }

  /// Called when the button at the trailing edge is pressed.
  var onAccessory: (() -> Void)?
  private func notifyAccessory() { onAccessory?() }
}
