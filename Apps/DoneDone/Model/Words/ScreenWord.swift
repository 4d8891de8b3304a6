/// The fixed texts of the screens.
public enum ScreenWord: String, Translated {
  // Titles of screens and pages.
  case homeTitle, statisticsTitle, settingsTitle, activity, newActivity, editActivity, categories, newCategory,
    editCategory, transfer, about

  // Buttons.
  case add, edit, delete, undo, dismiss, save, cancel, ok, discard, keepEditing, retry, previous, next, moveUp, moveDown
  case copyText, saveFile, readFile, readText

  // Fields, rows and headers.
  case today, day, week, month
  case name, category, duration, note, date, time, color, symbol, period, byCategory, byDay, hours
  case streaks, currentStreak, longestStreak, total, average, busiest
  case appearance, system, light, dark, language, firstWeekday, export, import_, format, file

  // Messages.
  case discardTitle, discardMessage, notDone, notSaved, problem, loading, selectScreen
  case search, nothingToday, nothingTodayHint, nothingFound, nothingFoundHint, nothingHere, missingTitle,
    missingMessage, cutOff
  case fileHint, pasteHint, copied, aboutText, deletedHint
  case changedTitle, changedMessage, contestedMessage, keepMine, keepTheirs, saveBoth, goneTitle, saveAsNew
  case duplicatesTitle, addOthers, addAll
}

extension Words {
  public subscript(word: ScreenWord) -> String { text(word) }

  /// `Deleted “Run”`.
  public func deleted(_ name: String) -> String { text("deleted %@", .text(name)) }

  /// `Delete “Run”`.
  func deletion(_ name: String) -> String { text("delete %@", .text(name)) }

  /// `Name: Run far (yours), Run fast (theirs)`.
  func contested(_ field: String, _ mine: String, _ theirs: String) -> String {
    text("contested %1$@ %2$@ %3$@", .text(field), .text(mine), .text(theirs))
  }

  /// `Name: Run far (yours)`.
  func mine(_ field: String, _ value: String) -> String { text("mine %1$@ %2$@", .text(field), .text(value)) }

  /// `Name: Run fast (theirs)`.
  func theirs(_ field: String, _ value: String) -> String { text("theirs %1$@ %2$@", .text(field), .text(value)) }

  /// `“Run” was deleted while you were editing it.`
  func gone(_ name: String) -> String { text("gone %@", .text(name)) }
}
