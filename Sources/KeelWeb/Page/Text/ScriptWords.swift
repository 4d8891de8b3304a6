internal import KeelInteraction

extension SystemWords {
  /// The texts that the script says.
  private static let ofTheScript: [SystemWord] = [
    .notConnected, .tryNow, .openElsewhere, .useItHere, .hasBeenClosed, .openAgain, .wentWrong, .loadAgain,
    .unknownPage, .tooLong, .actions, .delete, .find, .findRow, .app,
  ]

  /// As the script reads them: an object by their names.
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
