import Testing
import WiFiSettingsModel

@testable import NetworkManagerRadio

@Suite struct FailureTests {
  private func refused(_ name: String, _ message: String = "no") -> DBusFailure {
    .refused(name: name, message: message)
  }

  @Test("Errors of the bus map to failures")
  func meanings() {
    let table: [(DBusFailure, RadioFailure)] = [
      (.disconnected, .serviceMissing), (.cancelled, .cancelled), (.timedOut, .timedOut),
      (refused("org.freedesktop.DBus.Error.ServiceUnknown"), .serviceMissing),
      (refused("org.freedesktop.DBus.Error.NoReply"), .serviceMissing),
      (refused("org.freedesktop.DBus.Error.AccessDenied"), .notPermitted),
      (refused("org.freedesktop.NetworkManager.Settings.PermissionDenied"), .notPermitted),
      (refused("org.freedesktop.NetworkManager.Device.NotAllowed"), .busy),
      (refused("org.freedesktop.DBus.Error.UnknownObject"), .notFound),
      (refused("org.freedesktop.NetworkManager.Failed", "line\nbreak\u{1b}[2J\u{202e}"), .other("line break [2J")),
      (refused("x", " \n "), .other("The service gave no reason.")),
    ]
    for (failure, meaning) in table { #expect(RadioFailure(failure) == meaning) }
  }

  @Test("Write errors are reported as such unless the service gives a better cause")
  func saving() {
    #expect(RadioFailure(saving: refused("org.freedesktop.NetworkManager.Settings.Failed")) == .notSaved)
    #expect(RadioFailure(saving: refused("org.freedesktop.NetworkManager.Settings.PermissionDenied")) == .notPermitted)
    #expect(
      RadioFailure(saving: refused("org.freedesktop.NetworkManager.Settings.Connection.InvalidProperty", "ipv4"))
        == .other("ipv4"))
    #expect(RadioFailure(saving: .disconnected) == .serviceMissing)
  }

  @Test("No failure contains the password, whatever the service reports")
  func secrets() {
    let message = "bad hunter22 and hunter22" + String(repeating: "x", count: 500)
    #expect(!RadioFailure.harmless(message, secret: "hunter22").contains("hunter22"))
    #expect(RadioFailure.harmless(message, secret: "").count == 200)
    #expect(!"\(JoinFailure(refused("x", message), secret: "hunter22"))".contains("hunter22"))
    #expect(
      JoinFailure(
        refused(
          "org.freedesktop.NetworkManager.Settings.Connection.InvalidProperty", "802-11-wireless-security.psk: x"),
        secret: nil) == .incorrectPassword)
  }

  @Test("A link that breaks is a wrong password or a weak signal only where there is a password, in range")
  func reasons() {
    func failure(_ reason: Int, _ security: Security, _ isInRange: Bool = true) -> JoinFailure {
      JoinFailure(deviceReason: reason, JoinCircumstances(security: security, isInRange: isInRange))
    }
    for security in [Security.wpa2Personal, .wpa3Personal, .wep] {
      #expect(failure(7, security) == .incorrectPassword)
      #expect(failure(8, security) == .incorrectPasswordOrOutOfRange)
      #expect(failure(11, security) == .incorrectPasswordOrOutOfRange)
      #expect(failure(11, security, false) == .outOfRange)
    }
    #expect(failure(8, .open) == .outOfRange)
    #expect(failure(53, .wpa3Personal) == .incorrectPasswordOrOutOfRange)
    #expect(failure(53, .wpa3Personal, false) == .outOfRange)
    #expect(failure(53, .wpa2Personal) == .outOfRange)
    for reason in [5, 6, 15, 16, 17] { #expect(failure(reason, .open) == .noAddress) }
    #expect(failure(36, .open) == .radio(.deviceMissing))
  }

  @Test("A timeout is not a wrong password")
  func silence() {
    func failure(_ security: Security, _ isInRange: Bool) -> JoinFailure {
      JoinFailure(
        deviceReason: 7, JoinCircumstances(security: security, isInRange: isInRange, wasSilent: true))
    }
    #expect(failure(.wpa2Personal, false) == .outOfRange)
    #expect(failure(.wpa2Personal, true) == .incorrectPasswordOrOutOfRange)
  }
}
