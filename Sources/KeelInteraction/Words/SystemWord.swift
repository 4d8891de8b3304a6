/// The key of a text that Keel itself shows, in addition to the texts of the app.
///
/// In the text, `%` is the place of a name or number; `%1` and `%2` are the places of two of them.
public enum SystemWord: String, Hashable, Sendable, CaseIterable {
  /// The state of the connection and of a tab, and the buttons beside it.
  case notConnected, tryNow, openElsewhere, useItHere, hasBeenClosed, openAgain, wentWrong, loadAgain, unknownPage
  /// The page had to begin again, and lists what it could not keep, or what it does not know to be done.
  case notKept, mayBeLost
  /// The offer of a typed text that the app has not received, and the buttons that answer it.
  case unsentText, useText, discardText
  /// The typed or pasted text exceeds the limit: `%1` is its length, `%2` the limit, both in thousands of bytes.
  case tooLong

  /// Error pages: an address without a page, and a request that the server cannot read or does not accept.
  case nothingHere, noPageAtAddress, nearestPage, badRequest, badRequestText, notAllowed, notAllowedText
  /// The error page for too many requests.
  case tooFast, tooFastText
  /// Error pages of a server that stops or has no place for another tab, and of a browser without scripts.
  case stopping, stoppingText, startAgain, tooManyUsers, allPlacesTaken, needsScripts
  /// The page on which a browser is paired, and its answers.
  case pairingText, code, pair, wrongCode, tooManyWrongCodes, pairedTitle, pairedText, forgetPairing, unpairedText
  /// The list of paired browsers.
  case otherBrowsers, unnamedBrowser, forgetPaired, lastHere, usedLink

  /// Controls that front ends add to a page.
  case skipToContent, back, backTo, close, cancel, more, moreInformation, search, find, findRow, refresh, inProgress
  /// The button of a secure field that reveals the typed text while it is switched on.
  case showSecret
  /// The button of a field that removes its text.
  case clearText
  /// Controls that front ends add to rows, and to sliders and steppers.
  case actions, actionsFor, delete, deleteRow, moveRow, increase, increaseOf, decrease, decreaseOf

  /// Default names for elements that the app does not name.
  case app, row, dialog, question, pages, pageOf, options, value, date, days, previousMonth, nextMonth, level, progress

  /// Undoing and redoing, without and with the name of the action.
  case undo, undoAction, redo, redoAction
  /// Default titles of bars, buttons, alerts and pages.
  case ok, done, edit, save, add, share, shareWith, dismiss, magicTap, showMenu, moreAbout, pageNotFound
  /// The actions on what is shared.
  case copy, openLink
  /// Pages and messages in place of content that is missing, and the directions in which a table is sorted.
  case noPageForPlace, noWindow, somethingWentWrong, noResults, noResultsFor, checkSpelling, ascending, descending
  /// Buttons that lead through pages, and the one that hides a sidebar.
  case previousPage, nextPage, hideSidebar
  /// The states of a switch.
  case on, off

  /// Titles of UIKit's system tab bar items.
  case favorites, featured, topRated, recents, contacts, history, bookmarks, downloads, mostRecent, mostViewed

  /// Names of the colours in a colour picker.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white

  /// What a key does, in the hint line and in the help: moving, choosing, and changing values.
  case keyMove, keyChoose, keyOpen, keyClose, keyChange, keyNextPart, keyMonth, keyDone, keyQRCode, keyScroll
  /// What a key does, in the hint line and in the help: rows, disclosures, buttons and switches.
  case keyDetails, keyDelete, keyReorder, keyFold, keyUnfold, keyMore, keyPress, keyTurnOn, keyTurnOff, keyHide
  /// What a key does, in the hint line and in the help: parts of the page, searches, and the way back.
  case keyShow, keyNext, keyPrevious, keyKeep, keySearch, keyFind, keyRefresh, keyKeys, keyQuit, keyBack, keyCancel
  /// What a key does, in the hint line and in the help: tabs, and the actions of Return.
  case keyTabs, keyOtherTab, keyGo, keyJoin, keySend

  /// What a key does, in the help only: the program, searches and rows.
  case helpTitle, helpFind, helpActions, helpKeys, helpRedraw, helpSuspend, helpCommand, helpReorder, helpHideSecret
  /// What a key does, in the help only: fields and values.
  case helpShowSecret, helpNewLine, helpDefaultButton, helpStepUp, helpSetValue, helpMoveInText, helpLinesInText
  /// What a key does, in the help only: editing text, and moving far.
  case helpEndsOfText, helpWordsInText, helpDeleteLetter, helpDeleteText, helpScreenful, helpFirstLast
  /// What a key does, in the help only: moving between controls.
  case helpNextControl, helpGoToTab, helpIntoRow

  /// Names of keys for fonts without their symbols. Keys with engraved names (Esc, Tab, Ctrl) are not translated.
  case anyKey, arrowKeys, sidewaysKeys, leftKey, rightKey, enterKey

  /// Messages of the terminal: results of a search, what must be done first, what a key would lose, missing room.
  case notFound, rowsInSight, leaveFirst, answerFirst, quitsOnRepeat, quitLosesText, hasGone, tooSmall, codeNeedsRoom
  /// Messages of the terminal: the end of a recording and of a replay.
  case recordingEnded, replayEnded, replayStopped
  /// Said in a terminal when the window of the same program has been closed.
  case windowClosed
  /// Messages of the terminal: how to open the app in a browser, and wrong codes that browsers have sent.
  case inABrowser, pairingCode, pairingLink, pairingPicture, wrongCodesSoFar, wrongCodeFrom, wrongCodesFrom

  /// The title of a calendar: `%1` is the name of the month, `%2` the year.
  case monthAndYear
  /// The name of a month.
  case january, february, march, april, may, june, july, august, september, october, november, december
  /// The name of a weekday in a calendar, at most two columns wide.
  case sundayShort, mondayShort, tuesdayShort, wednesdayShort, thursdayShort, fridayShort, saturdayShort
  /// A date: `%1` is the day, `%2` the name of the month, `%3` the year.
  case dayMonthYear
  /// A time of the 12-hour clock: `%1` is the time, `%2` is `am` or `pm`.
  case twelveHourTime, am, pm

  /// Two units of a duration: hours and minutes.
  case twoUnits
  /// A duration in one unit. Its plural forms are separated by `|`, in the order of the language's plural categories.
  case secondCount, minuteCount, hourCount, dayCount, weekCount, monthCount, yearCount
  /// A duration in one unit, abbreviated. Its plural forms are separated by `|`, as those of the long forms.
  case secondCountShort, minuteCountShort, hourCountShort, dayCountShort, weekCountShort, monthCountShort,
    yearCountShort
}

extension SystemWord {
  /// Returns the title of the button that begins and ends editing.
  package static func editButton(isEditing: Bool) -> SystemWord { isEditing ? .done : .edit }
}
