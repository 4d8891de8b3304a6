/// The key of a text that Keel itself shows, in addition to the texts of the app.
///
/// In the text, `%` is the place of a name or number; `%1` and `%2` are the places of two of them.
public enum SystemWord: String, Hashable, Sendable, CaseIterable {
  // The state of the connection and of a tab.
  case notConnected, tryNow, openElsewhere, useItHere, hasBeenClosed, openAgain, wentWrong, loadAgain, unknownPage
  /// The page had to begin again, and lists what it could not keep.
  case notKept
  /// The typed or pasted text exceeds the limit.
  case tooLong

  // Error pages and the pairing page.
  case nothingHere, noPageAtAddress, nearestPage, badRequest, badRequestText, notAllowed, notAllowedText
  case tooFast, tooFastText
  case stopping, stoppingText, startAgain, tooManyUsers, allPlacesTaken, needsScripts
  case pairingText, code, pair, wrongCode, tooManyWrongCodes, pairedTitle, pairedText, forgetPairing, unpairedText
  case otherBrowsers, unnamedBrowser, forgetPaired, lastHere, usedLink

  // Controls that front ends add to a page.
  case skipToContent, back, backTo, close, cancel, more, moreInformation, search, find, findRow, refresh, inProgress
  /// The button of a secure field that reveals the typed text while it is switched on.
  case showSecret
  case actions, actionsFor, delete, deleteRow, moveRow, increase, increaseOf, decrease, decreaseOf

  // Default names for elements that the app does not name.
  case app, row, dialog, question, pages, pageOf, options, value, date, days, previousMonth, nextMonth, level, progress

  // Default titles of bars, buttons, alerts and pages.
  case ok, done, edit, save, add, share, shareWith, dismiss, magicTap, showMenu, moreAbout, pageNotFound
  case noPageForPlace, noWindow, somethingWentWrong, noResults, noResultsFor, checkSpelling, ascending, descending
  case previousPage, nextPage, hideSidebar
  /// The states of a switch.
  case on, off

  // Titles of UIKit's system tab bar items.
  case favorites, featured, topRated, recents, contacts, history, bookmarks, downloads, mostRecent, mostViewed

  // Names of the colours in a colour picker.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white

  // Descriptions of keys in the hint line and in the help.
  case keyMove, keyChoose, keyOpen, keyClose, keyChange, keyNextPart, keyMonth, keyDone, keyQRCode, keyScroll
  case keyDetails, keyDelete, keyReorder, keyFold, keyUnfold, keyMore, keyPress, keyTurnOn, keyTurnOff, keyHide
  case keyShow, keyNext, keyPrevious, keyKeep, keySearch, keyFind, keyRefresh, keyKeys, keyQuit, keyBack, keyCancel
  case keyTabs, keyOtherTab, keyGo, keyJoin, keySend

  // Descriptions of keys in the help only.
  case helpTitle, helpFind, helpActions, helpKeys, helpRedraw, helpSuspend, helpCommand, helpReorder, helpHideSecret
  case helpShowSecret, helpNewLine, helpDefaultButton, helpStepUp, helpSetValue, helpMoveInText, helpLinesInText
  case helpEndsOfText, helpWordsInText, helpDeleteLetter, helpDeleteText, helpScreenful, helpFirstLast
  case helpNextControl, helpGoToTab, helpIntoRow

  // Names of keys for fonts without their symbols. Keys with engraved names (Esc, Tab, Ctrl) are not translated.
  case anyKey, arrowKeys, sidewaysKeys, leftKey, rightKey, enterKey

  // Other messages of the terminal.
  case notFound, rowsInSight, leaveFirst, answerFirst, quitsOnRepeat, quitLosesText, hasGone, tooSmall, codeNeedsRoom
  case recordingEnded, replayEnded, replayStopped
  case inABrowser, pairingCode, pairingLink, pairingPicture, wrongCodesSoFar, wrongCodeFrom, wrongCodesFrom

  // The calendar. A short weekday is at most two columns wide.
  case monthAndYear, january, february, march, april, may, june, july, august, september, october, november, december
  case sundayShort, mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort
  /// A date: `%1` is the day, `%2` the name of the month, `%3` the year.
  case dayMonthYear
  /// A time of the 12-hour clock: `%1` is the time, `%2` is `am` or `pm`.
  case twelveHourTime, am, pm

  // Durations. Their plural forms are separated by `|`, in the order of the language's plural categories.
  /// Two units of a duration: hours and minutes.
  case twoUnits
  case secondCount, minuteCount, hourCount, dayCount, weekCount, monthCount, yearCount
  case secondCountShort, minuteCountShort, hourCountShort, dayCountShort, weekCountShort, monthCountShort,
    yearCountShort
}
