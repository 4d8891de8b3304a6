/// The content of a row, shown outside of a list.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()

  /// Always fails: there is no archive to decode a view from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: noFrame)
    let texts = UIStackView(arrangedSubviews: [label, secondaryLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [imageView, texts])
    row.axis = .horizontal
    row.spacing = 8
    addSubview(row)
    show()
  }

  private var content: UIListContentConfiguration

  /// The content of the view. A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  /// Returns true if the configuration is a `UIListContentConfiguration`.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func show() {
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    label.text = content.text
    label.font = content.textProperties.font
    label.textColor = content.textProperties.color
    label.isHidden = content.text == nil
    secondaryLabel.text = content.secondaryText
    secondaryLabel.textColor = content.secondaryTextProperties.color
    secondaryLabel.isHidden = content.secondaryText == nil
  }
}
