/// The fixed texts of the screens.
public enum ScreenWord: Translated {
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
}

extension Words {
  public subscript(word: ScreenWord) -> String { text(word) }

  /// `Deleted “Run”`.
  public func deleted(_ name: String) -> String { text(english: "Deleted “\(name)”", korean: "“\(name)” 삭제됨") }
}

extension ScreenWord {
  public var english: String {
    switch self {
    case .homeTitle: "Home"
    case .statisticsTitle: "Statistics"
    case .settingsTitle: "Settings"
    case .activity: "Activity"
    case .newActivity: "New Activity"
    case .editActivity: "Edit Activity"
    case .add: "Add"
    case .edit: "Edit"
    case .delete: "Delete"
    case .undo: "Undo"
    case .dismiss: "Dismiss"
    case .save: "Save"
    case .cancel: "Cancel"
    case .ok: "OK"
    case .discard: "Discard"
    case .keepEditing: "Keep Editing"
    case .discardTitle: "Discard changes?"
    case .discardMessage: "What you typed is lost."
    case .notDone: "That was not done"
    case .notSaved: "Not saved"
    case .search: "Search all activities"
    case .nothingToday: "Nothing Yet Today"
    case .nothingTodayHint: "Add what you have done."
    case .nothingFound: "No Results"
    case .nothingFoundHint: "Words of names and notes are searched from their beginning."
    case .nothingHere: "No Activities"
    case .missingTitle: "Activity Not Found"
    case .missingMessage: "It was deleted, or the link is wrong."
    case .retry: "Try Again"
    case .today: "Today"
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    case .name: "Name"
    case .category: "Category"
    case .duration: "Duration"
    case .note: "Note"
    case .date: "Date"
    case .time: "Time"
    case .period: "Period"
    case .previous: "Previous"
    case .next: "Next"
    case .byCategory: "By Category"
    case .byDay: "By Day"
    case .streaks: "Streaks"
    case .currentStreak: "Current"
    case .longestStreak: "Longest"
    case .total: "Total"
    case .average: "Average per Day"
    case .busiest: "Busiest Day"
    case .categories: "Categories"
    case .newCategory: "New Category"
    case .editCategory: "Edit Category"
    case .color: "Colour"
    case .symbol: "Symbol"
    case .firstWeekday: "First Day of the Week"
    case .appearance: "Appearance"
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    case .language: "Language"
    case .transfer: "Export and Import"
    case .export: "Export"
    case .import_: "Import"
    case .format: "Format"
    case .saveFile: "Save File"
    case .copyText: "Copy as Text"
    case .copied: "Copied."
    case .hours: "Hours"
    case .readFile: "Read File"
    case .file: "File"
    case .fileHint: "An existing file is not replaced."
    case .readText: "Import Text"
    case .pasteHint:
      "Paste JSON or CSV here. What has the same identifier is replaced; nothing is imported if a row is wrong."
    case .about: "About"
    case .aboutText: "DoneDone keeps what you have done. Everything is stored on this machine."
    case .loading: "Reading…"
    case .deletedHint: "The activities of a deleted category stay."
    case .selectScreen: "Select a Screen"
    case .problem: "The Activities Cannot Be Read"
    case .moveUp: "Move Up"
    case .moveDown: "Move Down"
    case .cutOff: "There are more results. Type more of the word."
    }
  }

  public var korean: String {
    switch self {
    case .homeTitle: "홈"
    case .statisticsTitle: "통계"
    case .settingsTitle: "설정"
    case .activity: "활동"
    case .newActivity: "새 활동"
    case .editActivity: "활동 편집"
    case .add: "추가"
    case .edit: "편집"
    case .delete: "삭제"
    case .undo: "실행 취소"
    case .dismiss: "닫기"
    case .save: "저장"
    case .cancel: "취소"
    case .ok: "확인"
    case .discard: "버리기"
    case .keepEditing: "계속 편집"
    case .discardTitle: "변경 사항을 버릴까요?"
    case .discardMessage: "입력한 내용이 사라집니다."
    case .notDone: "완료하지 못했습니다"
    case .notSaved: "저장하지 못했습니다"
    case .search: "모든 활동 검색"
    case .nothingToday: "오늘은 아직 없습니다"
    case .nothingTodayHint: "오늘 한 일을 추가해 보세요."
    case .nothingFound: "검색 결과 없음"
    case .nothingFoundHint: "이름과 메모에 있는 단어의 앞부분으로 검색합니다."
    case .nothingHere: "활동 없음"
    case .missingTitle: "활동을 찾을 수 없음"
    case .missingMessage: "삭제되었거나 잘못된 링크입니다."
    case .retry: "다시 시도"
    case .today: "오늘"
    case .day: "일"
    case .week: "주"
    case .month: "월"
    case .name: "이름"
    case .category: "카테고리"
    case .duration: "소요 시간"
    case .note: "메모"
    case .date: "날짜"
    case .time: "시각"
    case .period: "기간"
    case .previous: "이전"
    case .next: "다음"
    case .byCategory: "카테고리별"
    case .byDay: "날짜별"
    case .streaks: "연속 기록"
    case .currentStreak: "현재"
    case .longestStreak: "최장"
    case .total: "합계"
    case .average: "하루 평균"
    case .busiest: "가장 바쁜 날"
    case .categories: "카테고리 관리"
    case .newCategory: "새 카테고리"
    case .editCategory: "카테고리 편집"
    case .color: "색상"
    case .symbol: "기호"
    case .firstWeekday: "한 주의 시작"
    case .appearance: "화면 모드"
    case .system: "자동"
    case .light: "라이트"
    case .dark: "다크"
    case .language: "언어"
    case .transfer: "내보내기와 가져오기"
    case .export: "내보내기"
    case .import_: "가져오기"
    case .format: "형식"
    case .saveFile: "파일 저장"
    case .copyText: "텍스트 복사"
    case .copied: "복사했습니다."
    case .hours: "시간"
    case .readFile: "파일 읽기"
    case .file: "파일"
    case .fileHint: "이미 있는 파일은 바꾸지 않습니다."
    case .readText: "텍스트 가져오기"
    case .pasteHint: "JSON 또는 CSV를 붙여 넣으세요. 식별자가 같은 항목은 바뀌며, 잘못된 행이 있으면 아무것도 가져오지 않습니다."
    case .about: "정보"
    case .aboutText: "DoneDone은 한 일을 기록합니다. 모든 기록은 이 컴퓨터에 저장됩니다."
    case .loading: "읽는 중…"
    case .deletedHint: "카테고리를 삭제해도 활동은 남습니다."
    case .selectScreen: "화면을 선택하세요"
    case .problem: "활동을 읽을 수 없습니다"
    case .moveUp: "위로 이동"
    case .moveDown: "아래로 이동"
    case .cutOff: "결과가 더 있습니다. 단어를 더 입력하세요."
    }
  }
}
