public import KeelControls
import KeelModel
import WiFiSettingsModel

// A form with typed text is not closed by Escape, a swipe or a click outside: the model asks first.
extension FormViewController: UIAdaptivePresentationControllerDelegate {
  /// Asks the form's model before the user leaves the page.
  func protectTypedText(in form: any FormModel) {
    self.form = form
    presentationController?.delegate = self
    observe { [weak self, weak form] in self?.isModalInPresentation = form?.hasUnsavedChanges == true }
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    form?.dismissalAttempted()
  }
}
