extension Words {
  /// The result of an export or import.
  public func text(_ result: TransferModel.Result) -> String {
    switch result {
    case .copied(let count): activities(count) + " · " + self[.copied]
    case .exported(let count, let path):
      text(
        english: "\(activities(count)) saved in \(path).", korean: "\(activities(count))를 \(path)에 저장했습니다.")
    case .imported(let summary): text(summary)
    case .refused(let error): text(error)
    case .failed(let error): text(error)
    case .file(let fault): text(fault)
    }
  }

  private func text(_ fault: TransferModel.FileFault) -> String {
    switch fault {
    case .missingName: text(english: "Enter the path of a file.", korean: "파일 경로를 입력하세요.")
    case .notFound: text(english: "There is no such file or folder.", korean: "파일이나 폴더가 없습니다.")
    case .notPermitted:
      text(english: "The program may not use this file.", korean: "이 파일을 사용할 권한이 없습니다.")
    case .exists:
      text(english: "The file exists already. Choose another name.", korean: "파일이 이미 있습니다. 다른 이름을 입력하세요.")
    case .full: text(english: "The disk is full.", korean: "디스크에 빈 공간이 없습니다.")
    case .tooLarge: text(english: "The file is larger than 64 MB.", korean: "파일이 64MB보다 큽니다.")
    case .other: text(english: "The file cannot be used.", korean: "파일을 사용할 수 없습니다.")
    }
  }
}
