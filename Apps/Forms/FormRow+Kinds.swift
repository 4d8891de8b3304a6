package import KeelControls
package import KeelModel

// Texts are read again whenever a value that they depend on changes.
extension FormRow {
  /// A title and its value. If a tap leads on, it may be to a place with a path of its own.
  package static func value(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ value: @escaping @autoclosure () -> String?,
    image: UIImage? = nil, address: String? = nil, choose: (() -> Void)? = nil
  ) -> FormRow {
    FormRow(id, address: address, choose: choose) { cell in
      cell.contentConfiguration = UIListContentConfiguration.value(title(), value(), image: image)
      cell.accessories = choose == nil ? [] : [.disclosureIndicator()]
    }
  }

  /// A text of any length.
  package static func text(
    _ id: String, _ text: @escaping @autoclosure () -> String, color: UIColor = .label,
    style: UIFont.TextStyle = .body
  ) -> FormRow {
    FormRow(id) { cell in
      var content = UIListContentConfiguration.title(text())
      content.textProperties.color = color
      content.textProperties.font = .preferredFont(forTextStyle: style)
      cell.contentConfiguration = content
    }
  }

  /// A button that performs an action.
  package static func button(
    _ id: String, _ title: @escaping @autoclosure () -> String, systemImage: String? = nil, isDestructive: Bool = false,
    isEnabled: @escaping @autoclosure () -> Bool = true, choose: @escaping () -> Void
  ) -> FormRow {
    FormRow(id, isEnabled: isEnabled(), choose: choose) { cell in
      cell.contentConfiguration = UIListContentConfiguration.button(
        title(), systemImage: systemImage, isDestructive: isDestructive)
    }
  }

  /// A choice of one of several options, each of which has a row.
  package static func choice<Value: Equatable>(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ selection: UIBinding<Value>, _ value: Value,
    isEnabled: @escaping @autoclosure () -> Bool = true
  ) -> FormRow {
    FormRow(id, isEnabled: isEnabled(), choose: { selection.wrappedValue = value }) { cell in
      cell.contentConfiguration = UIListContentConfiguration.title(title())
      cell.accessories = selection.wrappedValue == value ? [.checkmark()] : []
    }
  }
}

extension UIListContentConfiguration {
  /// Returns the content of a row, a header or a footer with a text only.
  @MainActor package static func title(_ title: String?) -> UIListContentConfiguration {
    var content = cell()
    content.text = title
    return content
  }

  /// Returns the content of a row with a title and its value.
  @MainActor package static func value(
    _ title: String, _ value: String?, image: UIImage? = nil
  ) -> UIListContentConfiguration {
    var content = valueCell()
    content.text = title
    content.secondaryText = value
    content.image = image
    return content
  }

  /// Returns the content of a row that acts as a button.
  @MainActor package static func button(
    _ title: String, systemImage: String? = nil, isDestructive: Bool = false
  ) -> UIListContentConfiguration {
    var content = Self.title(title)
    content.image = systemImage.map { UIImage(systemName: $0) }
    content.textProperties.color = isDestructive ? .destructive : .tintColor
    if isDestructive { content.imageProperties.tintColor = .destructive }
    return content
  }
}
