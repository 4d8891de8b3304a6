import DoneDoneModel
import KeelControls

extension PageRow {
  /// A title and a value.
  static func value(
    _ id: String, _ title: String, _ value: String?, image: UIImage? = nil, leadsOn: Bool = false,
    address: String? = nil, choose: (() -> Void)? = nil
  ) -> PageRow {
    PageRow(id, content: [title, value, image, leadsOn] as [AnyHashable?], address: address, choose: choose) { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      content.image = image
      cell.contentConfiguration = content
      cell.accessories = leadsOn ? [.disclosureIndicator()] : []
    }
  }

  /// A text of any length.
  static func text(_ id: String, _ text: String, color: UIColor = .label, isTitle: Bool = false) -> PageRow {
    PageRow(id, content: text) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.textProperties.color = color
      if isTitle { content.textProperties.font = .preferredFont(forTextStyle: .title2) }
      cell.contentConfiguration = content
    }
  }

  /// A button.
  static func button(
    _ id: String, _ title: String, image: UIImage? = nil, isDestructive: Bool = false, choose: @escaping () -> Void
  ) -> PageRow {
    PageRow(id, content: title, choose: choose) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = title
      content.image = image
      content.textProperties.color = isDestructive ? .destructive : .tintColor
      if isDestructive { content.imageProperties.tintColor = .destructive }
      cell.contentConfiguration = content
    }
  }

  /// A row with a part of a whole.
  static func share(
    _ id: String, _ title: String, _ value: String, _ share: Double, image: UIImage? = nil, address: String? = nil,
    choose: (() -> Void)? = nil
  ) -> PageRow {
    PageRow(id, content: [title, value, share, image] as [AnyHashable?], address: address, choose: choose) { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      content.image = image
      cell.contentConfiguration = content
      let bar = UIProgressView()
      bar.progress = Float(share)
      cell.accessories = [.customView(configuration: .init(customView: bar))]
    }
  }
}

extension UIImage {
  /// The symbol of a category in its colour, or of none.
  @MainActor static func category(_ category: DoneDoneModel.Category?) -> UIImage {
    UIImage(systemName: category?.symbol ?? "circle").withTintColor(category?.color.uiColor ?? .secondaryLabel)
  }
}

extension CategoryColor {
  @MainActor var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    }
  }
}
