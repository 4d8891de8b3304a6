import KeelControls
import KeelModel

/// An option of a row with a choice.
struct Choice<Value: Hashable>: Hashable {
  var value: Value
  var title: String
  var symbol: String?

  init(_ value: Value, _ title: String, symbol: String? = nil) {
    self.value = value
    self.title = title
    self.symbol = symbol
  }
}

// Their cells follow the model by themselves: setting them up again would take the focus away.
extension PageRow {
  /// A text field.
  static func field(
    _ id: String, _ text: UIBinding<String>, title: @escaping () -> String,
    placeholder: @escaping () -> String? = { nil }, error: @escaping () -> String? = { nil }
  ) -> PageRow {
    PageRow(id) { cell in
      let field = UITextField(text: text)
      field.restorationIdentifier = id
      cell.accessories = [.customView(configuration: .init(customView: field))]
      cell.observe { [weak cell, weak field] in
        var content = UIListContentConfiguration.cell()
        content.text = title()
        cell?.contentConfiguration = content
        field?.accessibilityLabel = title()
        field?.accessibilityError = error()
        field?.placeholder = placeholder()
      }
    }
  }

  /// A field for a text of several lines.
  static func editor(
    _ id: String, _ text: UIBinding<String>, title: @escaping () -> String, error: @escaping () -> String? = { nil }
  ) -> PageRow {
    PageRow(id) { cell in
      let view = UITextView(text: text)
      view.restorationIdentifier = id
      cell.accessories = [.customView(configuration: .init(customView: view))]
      cell.observe { [weak view] in
        view?.accessibilityLabel = title()
        view?.accessibilityError = error()
      }
    }
  }

  /// A choice of one of several options, in a menu.
  static func menu<Value: Hashable>(
    _ id: String, _ selection: UIBinding<Value>, title: @escaping () -> String, choices: @escaping () -> [Choice<Value>]
  ) -> PageRow {
    PageRow(id) { cell in
      let button = UIButton(type: .system)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      cell.accessories = [.customView(configuration: .init(customView: button))]
      cell.observe { [weak cell, weak button] in
        var content = UIListContentConfiguration.cell()
        content.text = title()
        cell?.contentConfiguration = content
        guard let button else { return }
        button.accessibilityLabel = title()
        let selected = selection.wrappedValue
        button.menu = UIMenu(
          options: .singleSelection,
          children: choices().map { choice in
            UIAction(
              title: choice.title, image: choice.symbol.map { UIImage(systemName: $0) },
              state: choice.value == selected ? .on : .off
            ) { _ in selection.wrappedValue = choice.value }
          })
      }
    }
  }
}
