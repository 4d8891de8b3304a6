/// Names and numbers of NetworkManager's interface on the bus.
enum NM {
  static let bus = "org.freedesktop.NetworkManager"
  static let root = "/org/freedesktop"
  static let manager = "/org/freedesktop/NetworkManager"
  static let none = "/"

  enum Interface {
    static let manager = "org.freedesktop.NetworkManager"
    static let device = "org.freedesktop.NetworkManager.Device"
    static let wireless = "org.freedesktop.NetworkManager.Device.Wireless"
    static let accessPoint = "org.freedesktop.NetworkManager.AccessPoint"
    static let activeConnection = "org.freedesktop.NetworkManager.Connection.Active"
    static let profile = "org.freedesktop.NetworkManager.Settings.Connection"
    static let ipv4 = "org.freedesktop.NetworkManager.IP4Config"
    static let ipv6 = "org.freedesktop.NetworkManager.IP6Config"
    static let properties = "org.freedesktop.DBus.Properties"
    static let objects = "org.freedesktop.DBus.ObjectManager"
  }

  /// `NMDeviceState`.
  enum DeviceState {
    static let unmanaged = 10
    static let unavailable = 20
    static let disconnected = 30
    static let preparing = 40
    static let needsSecrets = 60
    static let activated = 100
    static let failed = 120
    static let joining = 40..<100
  }

  /// `NMDeviceStateReason`, the values that this app distinguishes.
  enum Reason {
    static let nowManaged = 2
    static let configurationFailed = 4
    static let noAddress: Set<Int> = [5, 6, 15, 16, 17]
    static let noSecrets = 7
    static let supplicantDisconnected = 8
    static let supplicantFailed = 10
    static let supplicantTimedOut = 11
    static let firmwareMissing = 35
    static let deviceRemoved = 36
    static let sleeping = 37
    static let connectionRemoved = 38
    static let userRequested = 39
    static let networkNotFound = 53
    static let newActivation = 60
  }

  /// `NMActiveConnectionState`.
  enum ActiveState {
    static let activating = 1
    static let activated = 2
    static let deactivated = 4
  }

  /// `NMActiveConnectionStateReason`, the values that this app distinguishes.
  enum ActiveReason {
    static let userDisconnected = 2
    static let deviceDisconnected = 3
    static let serviceStopped = 4
    static let noAddress = 5
    static let timedOut = 6
    static let noSecrets = 9
    static let loginFailed = 10
    static let deviceRemoved = 14
  }

  static let wifiDeviceType = 2
  /// `NM_SETTINGS_CONNECTION_FLAG_VOLATILE`.
  static let volatileProfile = 0x4
  /// `NM_SETTINGS_UPDATE2_FLAG_TO_DISK`.
  static let updateToDisk: UInt32 = 0x1
  /// `NM_DEVICE_INTERFACE_FLAG_LOWER_UP` and `NM_DEVICE_INTERFACE_FLAG_CARRIER`.
  static let carrierFlags = 0x1_0002
  /// `NM_CONNECTIVITY_UNKNOWN`.
  static let unknownConnectivity = 0
  /// `NM_CONNECTIVITY_PORTAL`.
  static let portalConnectivity = 2
  /// `NM_CONNECTIVITY_FULL`.
  static let fullConnectivity = 4
  /// `NM_CONNECTIVITY_NONE` and `NM_CONNECTIVITY_LIMITED`.
  static let noConnectivity: Set<Int> = [1, 3]
  /// `NM_METERED_YES`.
  static let metered = 1
}
