/// Marks a profile that is only being tried, for the duration of the trial.
///
/// A program that is killed cannot clean up. So each trial names its owner: when the owner has left the bus, the next
/// program finishes or removes the trial.
struct TrialMark: Hashable {
  /// The unique name on the bus of the program that tries the profile.
  var owner: String
  /// The UUID of the stored profile that gets the password if it works; `nil` if the trial itself is stored then.
  var replaces: String?

  fileprivate static let ownerKey = "keel.wifi-settings.trial-of"
  fileprivate static let replacesKey = "keel.wifi-settings.replaces"
}

extension ConnectionSettings {
  /// The mark, which is stored among the data that programs may leave in a profile, beside those of other programs.
  var trialMark: TrialMark? {
    get {
      guard let data = self["user"]?["data"]?.properties, let owner = data[TrialMark.ownerKey]?.text else { return nil }
      return TrialMark(owner: owner, replaces: data[TrialMark.replacesKey]?.text)
    }
    set {
      var data = self["user"]?["data"]?.properties?.compactMapValues(\.text) ?? [:]
      data[TrialMark.ownerKey] = newValue?.owner
      data[TrialMark.replacesKey] = newValue?.replaces
      if data.isEmpty {
        self["user"]?["data"] = nil
        if self["user"]?.isEmpty == true { self["user"] = nil }
        return
      }
      var entries: [DBusValue: DBusValue] = [:]
      for (key, text) in data { entries[.string(key)] = .string(text) }
      self["user", default: [:]]["data"] = .dictionary(entries, key: "s", value: "s")
    }
  }
}
