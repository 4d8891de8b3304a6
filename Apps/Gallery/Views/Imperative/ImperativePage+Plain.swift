import KeelControls
import KeelModel

extension ImperativePage {
  var textControls: [UIView] {
    let title = UILabel(text: "A title")
    title.font = .preferredFont(forTextStyle: .title1)
    let secondary = UILabel(text: "In the second colour")
    secondary.textColor = .secondaryLabel
    let code = UILabel(text: "let code = 1")
    code.font = .monospacedSystemFont()
    return [
      title, UILabel(text: "Body text"), secondary, code, following { "Hello, \($0.name)" },
      UIImageView(image: UIImage(systemName: "star")),
    ]
  }

  var buttonControls: [UIView] {
    let press = { [model] in model.presses += 1 }
    let destructive = button("Destructive", .bordered(), press)
    destructive.role = .destructive
    let disabled = button("Disabled", .bordered(), press)
    disabled.isEnabled = false
    return [
      following { "Pressed \($0.presses) times" }, button("Plain", .plain(), press),
      button("Bordered", .bordered(), press),
      button("Prominent", .borderedProminent(), press), destructive, disabled,
    ]
  }

  var toggleControls: [UIView] {
    let fine = UISwitch(isOn: $model.isFine)
    fine.title = "All is fine"
    let on = UISwitch(isOn: $model.isOn)
    on.title = "On"
    let disabled = UISwitch()
    disabled.title = "Disabled"
    disabled.isEnabled = false
    return [on, fine, disabled, following { $0.isOn ? "It is on" : "It is off" }]
  }

  var inputControls: [UIView] {
    let name = UITextField(text: $model.name)
    name.placeholder = "Name"
    let password = UITextField(text: $model.password)
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    let notes = UITextView(text: $model.notes)
    notes.accessibilityLabel = "Notes"
    return [name, password, notes, following { "Hello, \($0.name)" }]
  }

  var navigationControls: [UIView] {
    [
      button("Push a page") { [weak self] in
        let page = UIViewController()
        page.title = "Imperative page"
        page.view.addSubview(UILabel(text: "Pushed by hand"))
        self?.navigationController?.pushViewController(page, animated: true)
      },
      textLink,
    ]
  }

  /// A link, because it leads to an address: a browser can open it in another tab.
  private var textLink: UIButton {
    let link = button("Open text by its path") { [model] in model.path.append(.text) }
    link.linkAddress = GalleryCategory.text.address
    return link
  }

  var sheetControls: [UIView] {
    [
      button("Show a sheet") { [weak self] in
        let page = UIViewController()
        page.title = "Imperative sheet"
        page.view.addSubview(UILabel(text: "Presented by hand"))
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Done", primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
        self?.present(UINavigationController(rootViewController: page), animated: true)
      },
      button("Show an alert") { [weak self] in
        let alert = UIAlertController(title: "An alert", message: "Presented by hand", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK"))
        self?.present(alert, animated: true)
      },
    ]
  }
}
