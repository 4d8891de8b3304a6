/// The reason for which a web server cannot start.
public enum WebServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens on the port.
  case portTaken(Int)
  /// The user may not listen on the port.
  case notPermitted(port: Int)
  /// A text that is no IP address.
  case badAddress(String)
  /// An address that this machine does not have.
  case addressNotHere(String)
  /// An address that is valid on one link only.
  case linkLocalAddress(String)
  /// A number that is not from 0 to 65535.
  case badPort(Int)
  /// A text that cannot be a path.
  case badBasePath(String)
  /// A text that is neither an address nor a network of proxies.
  case badProxy(String)
  /// A text that cannot be the name of a cookie.
  case badCookieName(String)
  /// A state directory that another process uses.
  case folderTaken(String)
  /// A certificate or key that cannot be used, with the reason that GLib gives.
  case badCertificate(String)
  /// A certificate without a key, or a key without a certificate.
  case certificateWithoutKey
  /// GLib's module for encryption is not installed.
  case noEncryption
  /// The system opens no socket, with the reason that it gives.
  case noSockets(String)

  /// The error in three sentences: what happened, the rule, and what to do.
  public var description: String {
    switch self {
    case .portTaken(let port):
      "Port \(port) is taken. One program at a time can listen on it. Use another with --port, or 0 for any free one."
    case .notPermitted(let port):
      "Port \(port) is not permitted. Ports below 1024 are for the system. Use --port 8080, or a socket of systemd."
    case .badAddress(let address):
      "\(address.debugDescription) is no address. It has to be in figures. Use 0.0.0.0 for all, or 192.168.1.2, or ::1."
    case .addressNotHere(let address):
      "\(address) is not an address of this machine. A server listens on its own. Use one of those that `ip address` shows."
    case .linkLocalAddress(let address):
      "\(address) is a link-local address. Browsers cannot open one. Use another address of this machine, or :: for all."
    case .badPort(let port): "\(port) is no port. Ports are 0 to 65535. Use 8080."
    case .badBasePath(let path):
      "\(path.debugDescription) cannot be a base path. It begins with a slash and has letters, digits and -._~/ alone. "
        + "Use /wifi/."
    case .badProxy(let text):
      "\(text.debugDescription) is no address of a proxy. It has to be in figures. Use 10.0.0.5, or 10.0.0.0/8 for a network."
    case .badCookieName(let text):
      "\(text.debugDescription) cannot be the name of a cookie. It has letters, digits, - and _ alone. Use keel."
    case .folderTaken(let path):
      "Another process uses the folder \(path). A folder of web sessions belongs to one process. "
        + "End that process, or use another folder with --state."
    case .badCertificate(let message):
      "The certificate cannot be used: \(message). It has to be a PEM file with its key. Check both files."
    case .certificateWithoutKey:
      "There is a certificate or a key, but not both. One is of no use without the other. Give both."
    case .noEncryption:
      "GLib has no encryption here. Certificates need its module. Install glib-networking."
    case .noSockets(let message):
      "No socket could be opened: \(message). A server needs one. Look at the limits of the system."
    }
  }

  /// The exit code of a server that cannot start: `EX_UNAVAILABLE` of sysexits.
  public static let exitCode: Int32 = 69
}
