import KeelControls
import KeelModel

extension FormViewController.Row {
  /// A text and its value. Choosing it may lead to a place with a path of its own.
  static func value(
    _ id: String, _ title: String, _ value: @escaping () -> String?, at address: String? = nil,
    choose: (() -> Void)? = nil
  ) -> Self {
    Self(id, choose: choose) { cell in
      if choose != nil { cell.accessories = [.disclosureIndicator()] }
      cell.linkAddress = address
      cell.observe { [weak cell] in
        var content = UIListContentConfiguration.valueCell()
        content.text = title
        content.secondaryText = value()
        cell?.contentConfiguration = content
      }
    }
  }

  /// A switch.
  static func toggle(
    _ id: String, _ title: String, _ isOn: UIBinding<Bool>, isEnabled: @escaping () -> Bool = { true }
  ) -> Self {
    Self(id) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
      let control = UISwitch(isOn: isOn)
      control.accessibilityLabel = title
      cell.accessories = [.customView(configuration: .init(customView: control))]
      cell.observe { [weak control] in control?.isEnabled = isEnabled() }
    }
  }

  /// A text field. With a `focus` the field can receive the keyboard focus, and may have it at the start; `submit` is
  /// the action of Return. While the field is not editable it keeps the focus, and Return does nothing. All of its text
  /// is selected each time that `refusals` increases.
  static func field(
    _ id: String, _ title: String, _ text: UIBinding<String>, placeholder: String = "", isSecure: Bool = false,
    focus: FieldFocus? = nil, isEditable: @escaping () -> Bool = { true }, refusals: (() -> Int)? = nil,
    returnKey: UIReturnKeyType = .default, submit: (() -> Void)? = nil
  ) -> Self {
    Self(id) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
      let field = UITextField(text: text)
      field.placeholder = placeholder
      field.accessibilityLabel = title
      field.isSecureTextEntry = isSecure
      if isSecure { field.textContentType = .password }
      if let submit {
        field.returnKeyType = returnKey
        field.addAction(UIAction { _ in submit() }, for: .primaryActionTriggered)
      }
      cell.accessories = [.customView(configuration: .init(customView: field))]
      cell.observe { [weak field] in field?.isEditable = isEditable() }
      if let refusals { cell.observe { [weak field] in if refusals() > 0 { field?.selectAll(nil) } } }
      if let focus {
        focus.field = field
        if focus.startsHere { focus.take() }
      }
    }
  }

  /// A choice of one of several options.
  static func choice<Value: Equatable>(
    _ id: String, _ title: String, _ selection: UIBinding<Value>, _ value: Value,
    isEnabled: @escaping () -> Bool = { true }
  ) -> Self {
    Self(id, isEnabled: isEnabled, choose: { selection.wrappedValue = value }) { cell in
      cell.observe { [weak cell] in
        var content = UIListContentConfiguration.cell()
        content.text = title
        cell?.contentConfiguration = content
        cell?.accessories = selection.wrappedValue == value ? [.checkmark()] : []
      }
    }
  }

  /// A button that performs an action.
  static func button(
    _ id: String, _ title: String, isDestructive: Bool = false, isEnabled: @escaping () -> Bool = { true },
    choose: @escaping () -> Void
  ) -> Self {
    Self(id, isEnabled: isEnabled, choose: choose) { cell in
      var content = UIListContentConfiguration.cell()
      content.text = title
      content.textProperties.color = isDestructive ? .destructive : .tintColor
      cell.contentConfiguration = content
    }
  }
}
