#if Desktop
import CKeelGtk

/// The part of a text that an input method is still composing: a syllable of Korean, an accent without its letter.
///
/// GTK draws it at the caret without inserting it. The program receives the text with it, as it does in a browser. What
/// the program makes of that text is shown at the end: another text would end the composition.
@MainActor final class Composition {
  /// The composed part; empty if nothing is being composed.
  private(set) var part = "" { didSet { front?.isComposing = isActive } }
  private weak var front: DesktopFrontEnd?
  var isActive: Bool { !part.isEmpty }

  /// Follows the input method of a widget.
  ///
  /// - Parameters:
  ///   - changed: Called with each new part.
  ///   - ended: Called when nothing is composed any longer, whether or not the part has been inserted.
  init(
    _ object: UnsafeMutableRawPointer, _ front: DesktopFrontEnd, changed: @escaping () -> Void,
    ended: @escaping () -> Void
  ) {
    self.front = front
    Signal.on(object, "preedit-changed") { [weak self] (arguments: SignalArguments) in
      guard let self, part != arguments.text(0) else { return }
      part = arguments.text(0)
      if isActive { return changed() }
      // The part is inserted after this signal.
      self.front?.afterLayout { [weak self] in if self?.isActive == false { ended() } }
    }
  }

  isolated deinit { if isActive { front?.isComposing = false } }

  /// Returns a text with the composed part in place of the selection.
  ///
  /// - Parameter selection: The selected part of the text, in scalars; an empty range is the caret.
  func insertion(into text: String, at selection: Range<Int>) -> String {
    let scalars = text.unicodeScalars
    var whole = String.UnicodeScalarView(scalars.prefix(selection.lowerBound))
    whole.append(contentsOf: part.unicodeScalars)
    whole.append(contentsOf: scalars.dropFirst(selection.upperBound))
    return String(whole)
  }

  /// Ends the composition because its part has been inserted. Some input methods report the end later.
  func inserted() { part = "" }
}
#endif
