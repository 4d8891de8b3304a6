extension Words {
  /// The result of an export or import, and what is wrong with the first faulty rows of a file.
  public func lines(of result: TransferModel.Result) -> [String] {
    guard case .refused(.rows(let problems)) = result else { return [text(result)] }
    return [text(result)] + problems.first.map { text($0) } + [rest(of: problems)].compactMap(\.self)
  }

  /// The result of an export or import.
  public func text(_ result: TransferModel.Result) -> String {
    switch result {
    case .copied(let count): activities(count) + " · " + self[.copied]
    case .exported(let count, let path):
      text("exported %1$@ %2$@", .text(activities(count)), .text(path))
    case .imported(let summary): text(summary)
    case .refused(let error): text(error)
    case .failed(let error): text(error)
    case .file(let fault): text(fault)
    }
  }

  private func text(_ fault: TransferModel.FileFault) -> String { text("file.\(fault.rawValue)") }
}
