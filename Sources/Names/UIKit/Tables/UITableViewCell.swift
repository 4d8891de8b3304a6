public import Foundation
public import KeelControls

/// A row of a table.
@MainActor @preconcurrency open class UITableViewCell: UICollectionViewListCell {
  /// Where the second text stands.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How a row that is chosen looks; front ends choose.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What a person does to a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  private let style: CellStyle
  /// What rows of the same kind are known by.
  public let reuseIdentifier: String?
  /// The words of the row.
  public private(set) lazy var textLabel: UILabel? = makePart()
  /// The second text of the row.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makePart()
  /// The picture of the row.
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

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Cells are made by code: there is no archive to read one from.
  public required init?(coder: NSCoder) { return nil }

  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { showAccessories() } }
  }
  /// A view of your own at the trailing edge.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { showAccessories() } }
  }
  /// How the row looks as it is chosen; front ends choose.
  open var selectionStyle = SelectionStyle.default

  /// Never called: cells are made by code, and nothing is decoded from an archive.
  open func awakeFromNib() {}
  /// The row is chosen, or no longer.
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

  /// Shows what the labels and the picture say by now.
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
    case .detailButton: shown = [.detail { [weak self] in self?.tellAccessory() }]
    case .detailDisclosureButton: shown = [.detail { [weak self] in self?.tellAccessory() }, .disclosureIndicator()]
    }
    if let accessoryView { shown = [.customView(configuration: .init(customView: accessoryView))] }
    accessories = shown
  }

  /// Told as the button at the trailing edge is pressed.
  var onAccessory: (() -> Void)?
  private func tellAccessory() { onAccessory?() }
}
