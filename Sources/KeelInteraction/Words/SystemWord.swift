/// A text that Keel says by itself, beside all that the app says.
///
/// A `%` stands for the name or number of what is meant; `%1` and `%2` stand for two of them.
public enum SystemWord: String, Hashable, Sendable, CaseIterable {
  // The connection, and what becomes of a tab.
  case notConnected, tryNow, openElsewhere, useItHere, hasBeenClosed, openAgain, wentWrong, loadAgain, unknownPage
  /// What was typed or pasted is too long to be taken.
  case tooLong

  // Pages without the app.
  case nothingHere, addressMeansNothing, badRequest, badRequestText, notAllowed, notAllowedText, tooFast, tooFastText
  case stopping, stoppingText, startAgain, tooManyPeople, allPlacesTaken, needsScripts
  case pairingText, code, pair, wrongCode, tooManyWrongCodes, pairedTitle, pairedText, forgetPairing, unpairedText
  case otherBrowsers, unnamedBrowser, forgetPaired, lastHere, usedLink

  // What a page has beside the controls of the app.
  case skipToContent, back, backTo, close, cancel, more, moreInformation, search, find, findRow, refresh, inProgress
  /// On the button at a field for a secret, which shows what is typed while it is pressed in.
  case showSecret
  case actions, actionsFor, delete, deleteRow, moveRow, increase, increaseOf, decrease, decreaseOf

  // Names for what the app gives none.
  case app, row, dialog, question, pages, pageOf, options, value, date, days, previousMonth, nextMonth, level, progress

  // What bars, buttons, alerts and pages say where the app leaves it to them.
  case ok, done, edit, save, add, share, shareWith, dismiss, magicTap, showMenu, moreAbout, pageNotFound
  case noPageForPlace, noWindow, somethingWentWrong, noResults, noResultsFor, checkSpelling, ascending, descending
  case previousPage, nextPage
  /// On a switch that stands in its state.
  case on, off

  // Tabs that everybody knows.
  case favorites, featured, topRated, recents, contacts, history, bookmarks, downloads, mostRecent, mostViewed

  // Colours to choose from.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white

  // What keys do, in a line of hints and in the help.
  case keyMove, keyChoose, keyOpen, keyClose, keyChange, keyNextPart, keyMonth, keyDone, keyQRCode, keyScroll
  case keyDetails, keyDelete, keyReorder, keyFold, keyUnfold, keyMore, keyPress, keyTurnOn, keyTurnOff, keyHide
  case keyShow, keyNext, keyPrevious, keyKeep, keySearch, keyFind, keyRefresh, keyKeys, keyQuit, keyBack, keyCancel
  case keyTabs, keyOtherTab, keyGo, keyJoin, keySend

  // What keys do, in the help alone.
  case helpTitle, helpFind, helpActions, helpKeys, helpRedraw, helpSuspend, helpCommand, helpReorder, helpHideSecret
  case helpShowSecret, helpNewLine, helpDefaultButton, helpStepUp, helpSetValue, helpMoveInText, helpLinesInText
  case helpEndsOfText, helpWordsInText, helpDeleteLetter, helpDeleteText, helpScreenful, helpFirstLast
  case helpNextControl, helpGoToTab, helpIntoRow

  // Names of keys where a font has no picture of them. What is engraved on keys has no other names: Esc, Tab, Ctrl.
  case anyKey, arrowKeys, sidewaysKeys, leftKey, rightKey, enterKey

  // What a terminal says besides.
  case notFound, rowsInSight, leaveFirst, answerFirst, quitsOnRepeat, quitLosesText, hasGone, tooSmall, codeNeedsRoom
  case inABrowser, pairingCode, pairingLink, pairingPicture, wrongCodesSoFar, wrongCodeFrom, wrongCodesFrom

  // The calendar. The short days have the room of two narrow letters.
  case monthAndYear, january, february, march, april, may, june, july, august, september, october, november, december
  case sundayShort, mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort
}
