extension Word {
  public var korean: String {
    switch self {
    case .work: "업무"
    case .study: "공부"
    case .exercise: "운동"
    case .home: "집안일"
    case .rest: "휴식"
    case .noCategory: "카테고리 없음"

    case .yesterday: "어제"
    case .tomorrow: "내일"

    case .nameMissing: "이름을 입력하세요."
    case .nameTooLong: "이름이 너무 깁니다."
    case .noteTooLong: "메모가 너무 깁니다. 최대 10,000자까지 쓸 수 있습니다."
    case .minutesOutOfRange: "소요 시간은 0분에서 24시간 사이여야 합니다."
    case .timeOutOfRange: "시각은 00:00에서 23:59 사이여야 합니다."
    case .nameTaken: "같은 이름의 카테고리가 이미 있습니다."

    case .diskFull: "디스크가 가득 찼습니다. 변경된 내용은 없습니다. 공간을 확보한 뒤 다시 시도하세요."
    case .readOnly: "파일이나 폴더에 쓸 수 없습니다. 변경된 내용은 없습니다."
    case .damaged: "파일이 손상되었거나 다른 앱의 파일입니다. 파일은 변경되지 않았습니다. 다른 파일을 선택하거나 백업을 복원하세요."
    case .newerSchema: "더 새로운 버전의 앱에서 만든 파일입니다. 파일은 변경되지 않았습니다. 앱을 업데이트하세요."
    case .busy: "다른 프로그램이 파일을 사용하고 있습니다. 잠시 후 다시 시도하세요."
    case .unavailable: "파일이나 폴더를 열 수 없습니다."
    case .cancelled: "작업이 취소되었습니다. 변경된 내용은 없습니다."
    case .failed: "문제가 발생했습니다. 변경된 내용은 없습니다."

    case .tooLarge: "파일이 너무 큽니다. 최대 64메가바이트까지 가져올 수 있습니다."
    case .encoding: "올바른 UTF-8 텍스트가 아닙니다."
    case .syntax: "따옴표, 괄호 또는 구분자가 없거나 잘못된 위치에 있습니다."
    case .depth: "괄호가 너무 깊이 중첩되어 있습니다."
    case .missing: "값이 없습니다."
    case .repeated: "두 번 이상 나옵니다."
    case .wrongType: "값의 형식이 다릅니다."
    case .notADay: "2026-11-25와 같은 날짜가 아닙니다."
    case .notATime: "18:30과 같은 시각이 아닙니다."
    case .notMinutes: "0에서 1440 사이의 분이 아닙니다."
    case .notAnIdentifier: "올바른 식별자가 아닙니다."
    case .repeatedIdentifier: "앞의 행과 식별자가 같습니다."
    case .notAColor: "알 수 없는 색상입니다."
    case .unknownCategory: "파일에 이 식별자의 카테고리가 없습니다."
    case .nothingImported: "아무것도 가져오지 않았습니다."
    case .alreadyImported: "파일에 새로운 내용이 없습니다."
    }
  }
}
