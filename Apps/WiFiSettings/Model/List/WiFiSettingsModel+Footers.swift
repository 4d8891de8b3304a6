extension WiFiSettingsModel {
  /// The words below a section; `nil` where there are none.
  public func footer(of section: ListSection.ID) -> String? {
    switch section {
    // Below the switch, where it is seen without scrolling.
    case .power: stage == .on ? powerNote : status
    case .current:
      signIn.map { signIn in
        "\(signIn.title). " + (signIn.url.map { "Open \($0) in a browser." } ?? "Open any page in a browser.")
      } ?? connectionNote
    case .adapters, .known, .other, .outOfRange: nil
    }
  }

  private var powerNote: String {
    // What concerns the current network is said below it.
    let lost = hasCurrent ? nil : connectionNote
    let note = [lost, scanNote, emptyNote].compactMap(\.self).joined(separator: " ")
    return note.isEmpty ? "Radio: \(radioName)." : note
  }

  /// That the list has nothing to show, which alone would be no word.
  private var emptyNote: String? {
    guard isListEmpty else { return nil }
    return isScanning ? "Looking for networks…" : "No networks are in range."
  }

  private var hasCurrent: Bool { sections.contains { $0.id == .current } }

  /// Whether nothing at all is heard.
  private var isListEmpty: Bool {
    !sections.contains { section in
      section.id != .outOfRange && section.items.contains { if case .network = $0 { true } else { false } }
    }
  }

  /// Why there is no list, and what to do about it.
  private var status: String {
    let title = statusTitle.map { $0.hasSuffix("…") ? $0 : $0 + "." }
    return [title, statusAdvice].compactMap(\.self).joined(separator: " ")
  }
}
