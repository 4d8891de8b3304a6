import UIKit

class SignUpViewController: UIViewController, UITextFieldDelegate {
  private let nameField = UITextField()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let newsSwitch = UISwitch()
  private let planControl = UISegmentedControl(items: ["Free", "Crew", "Fleet"])
  private let seatsStepper = UIStepper()
  private let seatsLabel = UILabel()
  private let errorLabel = UILabel()
  private let submitButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign Up"
    view.backgroundColor = .systemGroupedBackground

    style(nameField, placeholder: "Name")
    style(emailField, placeholder: "E-mail")
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    style(passwordField, placeholder: "Password")
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .done

    planControl.selectedSegmentIndex = 0
    planControl.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    seatsStepper.minimumValue = 1
    seatsStepper.maximumValue = 10
    seatsStepper.value = 1
    seatsStepper.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    newsSwitch.isOn = true

    errorLabel.textColor = .systemRed
    errorLabel.font = .systemFont(ofSize: 13)
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    submitButton.setTitle("Create Account", for: .normal)
    submitButton.setTitleColor(.white, for: .normal)
    submitButton.setTitleColor(.lightGray, for: .disabled)
    submitButton.backgroundColor = .systemBlue
    submitButton.layer.cornerRadius = 10
    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)

    let newsLabel = UILabel()
    newsLabel.text = "Send me news"
    let news = UIStackView(arrangedSubviews: [newsLabel, newsSwitch])
    let seats = UIStackView(arrangedSubviews: [seatsLabel, seatsStepper])
    let stack = UIStackView(arrangedSubviews: [
      nameField, emailField, passwordField, planControl, seats, news, errorLabel, submitButton,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    update()
  }

  private func style(_ field: UITextField, placeholder: String) {
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.autocorrectionType = .no
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
  }

  private func update() {
    let seats = Int(seatsStepper.value)
    seatsLabel.text = seats == 1 ? "1 seat" : "\(seats) seats"
    seatsStepper.isEnabled = planControl.selectedSegmentIndex > 0
    submitButton.isEnabled = [nameField, emailField, passwordField].allSatisfy { !($0.text ?? "").isEmpty }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case nameField: emailField.becomeFirstResponder()
    case emailField: passwordField.becomeFirstResponder()
    default: submit()
    }
    return true
  }

  private func submit() {
    guard let email = emailField.text, email.contains("@") else {
      errorLabel.text = "That is no e-mail address."
      errorLabel.isHidden = false
      return
    }
    errorLabel.isHidden = true
    let plan = planControl.titleForSegment(at: planControl.selectedSegmentIndex) ?? ""
    let alert = UIAlertController(
      title: "Welcome, \(nameField.text ?? "")!",
      message: "\(plan), \(seatsLabel.text ?? ""), "
        + (newsSwitch.isOn ? "with news" : "without news"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
}
