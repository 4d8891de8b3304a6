extension UIKeyCommand {
  /// Creates a command that calls a method of the page to which it is added, or of a responder after it.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title that calls a method of the page to which it is added, or of a responder after it.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    self.init(title: title, input: input, modifierFlags: modifierFlags) { command in
      if let receiver = action.receiver(from: command.page) { action.perform(on: receiver, sender: command) }
    }
  }
}
