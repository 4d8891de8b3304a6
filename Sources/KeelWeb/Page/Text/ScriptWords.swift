internal import KeelInteraction

extension SystemWords {
  /// The texts that the script displays.
  private static let ofTheScript: [SystemWord] = [
    .notConnected, .tryNow, .openElsewhere, .useItHere, .hasBeenClosed, .openAgain, .wentWrong, .loadAgain,
    .unknownPage, .notKept, .mayBeLost, .unsentText, .useText, .discardText, .ok, .tooLong, .actions, .delete, .find,
    .findRow,
    .app,
  ]

  /// The texts in the form that the script reads: an object by their names.
  var forTheScript: String {
    var writer = JSONWriter()
    writer.object { writer in
      for word in SystemWords.ofTheScript {
        writer.key(word.rawValue)
        writer.string(SafeText.line(self[word]))
      }
    }
    return writer.text
  }
}
