import DoneDoneModel
import KeelControls
import KeelModel

extension UIViewController {
  /// Shows the button that adds something, and the offer to undo the last deletion.
  func followStack(_ stack: StackModel, newTitle: @escaping () -> String, newAddress: @escaping () -> String?) {
    let button = UIBarButtonItem(
      title: "", image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in stack.newButtonTapped() })
    navigationItem.rightBarButtonItem = button
    var shortcut: UIKeyCommand?
    observe { [weak self] in
      guard let self else { return }
      let title = newTitle()
      button.title = title
      if let shortcut { removeKeyCommand(shortcut) }
      let command = UIKeyCommand(title: title, input: "n") { _ in stack.newButtonTapped() }
      addKeyCommand(command)
      shortcut = command
    }
    observe { button.linkAddress = newAddress() }
    observe { [weak self] in
      guard let undo = stack.undo else {
        self?.toolbarItems = nil
        return
      }
      let words = stack.context.words
      let label = UILabel()
      label.text = undo.title(words)
      self?.toolbarItems = [
        UIBarButtonItem(customView: label), .flexibleSpace(),
        UIBarButtonItem(
          title: words[.undo], primaryAction: UIAction { _ in Task { await stack.undoButtonTapped() } }),
        UIBarButtonItem(
          title: words[.dismiss], image: UIImage(systemName: "xmark"),
          primaryAction: UIAction { _ in stack.undoDismissed() }),
      ]
    }
  }

  /// Adds *Cancel* and *Save* to the bar of a form.
  func addFormButtons(
    _ words: @escaping () -> Words, isSaving: @escaping () -> Bool, cancel: @escaping () -> Void,
    save: @escaping () async -> Void
  ) {
    let cancelButton = UIBarButtonItem(title: "", primaryAction: UIAction { _ in cancel() })
    let saveButton = UIBarButtonItem(title: "", primaryAction: UIAction { _ in Task { await save() } })
    saveButton.style = .done
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = saveButton
    observe { [weak cancelButton, weak saveButton] in
      cancelButton?.title = words()[.cancel]
      saveButton?.title = words()[.save]
      saveButton?.isEnabled = !isSaving()
    }
  }
}
