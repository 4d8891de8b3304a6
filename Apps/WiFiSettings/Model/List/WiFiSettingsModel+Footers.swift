extension WiFiSettingsModel {
  /// Returns the text below a section, or `nil` if there is none.
  public func footer(of section: ListSection.ID) -> String? {
    switch section {
    // Shown below the switch, where it is visible without scrolling.
    case .power: stage == .on ? powerNote : status
    case .current:
      signIn.map { signIn in
        "\(signIn.title). " + (signIn.url.map { "Open \($0) in a browser." } ?? "Open any page in a browser.")
      } ?? connectionNote
    case .adapters, .known, .other, .outOfRange: nil
    }
  }

  private var powerNote: String {
    // Notes about the current network are shown below it.
    let lost = hasCurrent ? nil : connectionNote
    let note = [lost, scanNote, emptyNote].compactMap(\.self).joined(separator: " ")
    return note.isEmpty ? "Radio: \(radioName)." : note
  }

  /// A note that the list is empty; `nil` if it is not.
  private var emptyNote: String? {
    guard isListEmpty else { return nil }
    return isScanning ? "Looking for networks…" : "No networks are in range."
  }

  private var hasCurrent: Bool { sections.contains { $0.id == .current } }

  /// True if no network is heard.
  private var isListEmpty: Bool {
    !sections.contains { section in
      section.id != .outOfRange && section.items.contains { if case .network = $0 { true } else { false } }
    }
  }

  /// The reason that there is no list, followed by the advice for the user.
  private var status: String {
    let title = statusTitle.map { $0.hasSuffix("…") ? $0 : $0 + "." }
    return [title, statusAdvice].compactMap(\.self).joined(separator: " ")
  }
}
