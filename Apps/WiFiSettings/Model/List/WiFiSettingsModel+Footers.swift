extension WiFiSettingsModel {
  /// The words below a section; `nil` where there are none.
  public func footer(of section: ListSection.ID) -> String? {
    switch section {
    // Below the switch, where it is seen without scrolling.
    case .power: stage == .on ? scanNote ?? "Radio: \(radioName)." : status
    case .current:
      signIn.map { signIn in
        "\(signIn.title). " + (signIn.url.map { "Open \($0) in a browser." } ?? "Open any page in a browser.")
      }
    case .known, .other: nil
    }
  }

  /// Why there is no list, and what to do about it.
  private var status: String {
    let title = statusTitle.map { $0.hasSuffix("…") ? $0 : $0 + "." }
    return [title, statusAdvice].compactMap(\.self).joined(separator: " ")
  }
}
