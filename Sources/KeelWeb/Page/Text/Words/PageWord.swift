/// A text that pages say of themselves, beside all that the app says.
///
/// A `%` stands for the name or number of what is meant.
public enum PageWord: String, Hashable, Sendable, CaseIterable {
  // The connection, and what becomes of a tab.
  case notConnected, openElsewhere, useItHere, hasBeenClosed, openAgain, wentWrong, loadAgain, unknownPage
  /// What was typed or pasted is too long to be taken.
  case tooLong

  // Pages without the app.
  case nothingHere, addressMeansNothing, badRequest, badRequestText, notAllowed, notAllowedText, tooFast, tooFastText
  case stopping, stoppingText, startAgain, tooManyPeople, allPlacesTaken, needsScripts
  case pairingText, code, pair, wrongCode, tooManyWrongCodes, pairedTitle, pairedText, forgetPairing, unpairedText

  // What a page has beside the controls of the app.
  case skipToContent, back, backTo, close, cancel, more, moreInformation, search, find, findRow, refresh, inProgress
  /// On the button at a field for a secret, which shows what is typed while it is pressed in.
  case showSecret
  case actions, actionsFor, delete, deleteRow, moveRow, increase, increaseOf, decrease, decreaseOf

  // Names for what the app gives none.
  case app, row, dialog, question, pages, options, value, date, days, previousMonth, nextMonth, level, progress
}
