package import KeelControls
package import KeelModel

/// An option of a row with a menu.
package struct FormChoice<Value: Hashable> {
  let value: Value
  let title: String
  let symbol: String?

  package init(_ value: Value, _ title: String, symbol: String? = nil) {
    self.value = value
    self.title = title
    self.symbol = symbol
  }
}

extension FormRow {
  /// A switch.
  package static func toggle(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ isOn: UIBinding<Bool>
  ) -> FormRow {
    FormRow(id) { cell in
      cell.contentConfiguration = UIListContentConfiguration.title(title())
      cell.control { UISwitch(isOn: isOn) }.accessibilityLabel = title()
    }
  }

  /// A text field. With a `focus` the field can receive the keyboard focus, and may have it at the start; `submit` is
  /// the action of Return. While the field is not editable it keeps the focus, and Return does nothing. All of its text
  /// is selected each time that `refusals` increases.
  package static func field(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ text: UIBinding<String>,
    placeholder: @escaping @autoclosure () -> String? = nil, error: @escaping @autoclosure () -> String? = nil,
    isSecure: Bool = false, focus: FieldFocus? = nil, isEditable: @escaping @autoclosure () -> Bool = true,
    refusals: @escaping @autoclosure () -> Int = 0, returnKey: UIReturnKeyType = .default, submit: (() -> Void)? = nil
  ) -> FormRow {
    FormRow(id) { cell in
      cell.contentConfiguration = UIListContentConfiguration.title(title())
      let field: UITextField = cell.control {
        let field = UITextField(text: text)
        field.restorationIdentifier = cell.identity
        field.isSecureTextEntry = isSecure
        if isSecure { field.textContentType = .password }
        if let submit {
          field.returnKeyType = returnKey
          field.addAction(UIAction { _ in submit() }, for: .primaryActionTriggered)
        }
        field.observe { [weak field] in if refusals() > 0 { field?.selectAll(nil) } }
        focus?.field = field
        if focus?.startsHere == true { focus?.take() }
        return field
      }
      field.accessibilityLabel = title()
      field.accessibilityError = error()
      field.placeholder = placeholder()
      field.isEditable = isEditable()
    }
  }

  /// A field for a text of several lines.
  package static func editor(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ text: UIBinding<String>,
    error: @escaping @autoclosure () -> String? = nil
  ) -> FormRow {
    FormRow(id) { cell in
      let view: UITextView = cell.control {
        let view = UITextView(text: text)
        view.restorationIdentifier = cell.identity
        return view
      }
      view.accessibilityLabel = title()
      view.accessibilityError = error()
    }
  }

  /// A choice of one of several options, in a menu.
  package static func menu<Value: Hashable>(
    _ id: String, _ title: @escaping @autoclosure () -> String, _ selection: UIBinding<Value>,
    choices: @escaping () -> [FormChoice<Value>]
  ) -> FormRow {
    FormRow(id) { cell in
      cell.contentConfiguration = UIListContentConfiguration.title(title())
      let button: UIButton = cell.control {
        let button = UIButton(type: .system)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
      }
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
