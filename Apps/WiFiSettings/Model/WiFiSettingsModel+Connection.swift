import KeelModel

extension WiFiSettingsModel {
  /// Writes the note only if it differs: every write of a string notifies observers.
  func updateConnectionNote() {
    let note = newConnectionNote
    if note != connectionNote { connectionNote = note }
  }

  private var newConnectionNote: String? {
    guard stage == .on else { return nil }
    if let pendingLink { return "Looking for “\(pendingLink.name)”…" }
    if let current = latest.current {
      let name = current.ssid.displayName
      if latest.isLinkLost {
        return "“\(name)” does not answer any more. The system is trying to get the connection back."
      }
      // The note about a sign-in page explains this already, and includes advice.
      if latest.lacksInternet, latest.portal == nil {
        return "“\(name)” is connected, but leads to no internet. Check its router, or choose another network."
      }
      return latest.isCompleted
        ? "“\(name)” was still being joined when the program that did so ended. It is joined and stored now." : nil
    }
    guard let lost = networks.lostNetwork, latest.joining == nil else { return nil }
    return "The connection to “\(lost.ssid.displayName)” was lost: it does not answer any more."
  }
}
