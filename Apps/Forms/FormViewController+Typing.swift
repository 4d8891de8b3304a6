public import KeelControls

// A form with typed text is not closed by Escape, a swipe or a click outside: its page asks first.
extension FormViewController: UIAdaptivePresentationControllerDelegate {
  /// Calls `ask` in place of closing the page, as long as `isUnsaved` returns true.
  package func protectTypedText(
    while isUnsaved: @escaping @MainActor () -> Bool, ask: @escaping @MainActor () -> Void
  ) {
    askBeforeClosing = ask
    presentationController?.delegate = self
    observe { [weak self] in self?.isModalInPresentation = isUnsaved() }
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    askBeforeClosing?()
  }
}
