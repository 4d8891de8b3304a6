#if Desktop
import CKeelGtk

/// The one process of a program that has a window, found by other processes on the user's session bus.
///
/// A second start with the same arguments asks the first one to show its window and to open a place, as the programs of
/// GNOME do (`GApplication`). Without a bus, each process is the only one.
@MainActor public final class DesktopInstance {
  /// A request of another process.
  public struct Request: Hashable, Sendable {
    /// The place to open; `nil` to show the window only.
    public var place: String?
    /// The token that allows the window to come to the front, as the desktop gave it to the other process.
    var token: String?
  }

  /// True if another process has the window: `ask(toOpen:)` reaches it.
  public let isElsewhere: Bool
  private let application: UnsafeMutablePointer<GApplication>

  /// Looks for a process with the same identity, or becomes the one that others find.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - identity: What distinguishes windows of the program that may exist side by side, such as the folder of the
  ///     state and the arguments.
  /// - Returns: `nil` if the desktop's library has no object for it.
  public init?(name: String, identity: [String]) {
    guard let application = g_application_new(Self.identifier(name, identity), GApplicationFlags(0)) else {
      return nil
    }
    self.application = application
    let isRegistered = g_application_register(application, nil, nil) != 0
    isElsewhere = isRegistered && g_application_get_is_remote(application) != 0
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(application)) }

  /// Calls the closure when another process asks for something.
  public func onRequest(_ body: @escaping (Request) -> Void) {
    guard let type = g_variant_type_new(Self.type) else { return }
    defer { g_variant_type_free(type) }
    guard let action = g_simple_action_new(Self.action, type) else { return }
    Signal.on(UnsafeMutableRawPointer(action), "activate") { arguments in
      let texts = arguments.variantTexts(0)
      guard texts.count == 2 else { return }
      body(Request(place: texts[0].isEmpty ? nil : texts[0], token: texts[1].isEmpty ? nil : texts[1]))
    }
    g_action_map_add_action(OpaquePointer(application), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// Asks the process that has the window to show it, and returns when the request is on the bus.
  ///
  /// - Parameters:
  ///   - place: The place to open; `nil` for none.
  ///   - token: The token of the desktop for this start (`XDG_ACTIVATION_TOKEN` or `DESKTOP_STARTUP_ID`).
  public func ask(toOpen place: String?, token: String?) {
    // A text of D-Bus ends at a NUL.
    var texts = [place, token].map { g_variant_new_string(String(($0 ?? "").prefix { $0 != "\0" })) }
    let parameter = g_variant_new_tuple(&texts, gsize(texts.count))
    g_action_group_activate_action(OpaquePointer(application), Self.action, parameter)
    if let bus = g_application_get_dbus_connection(application) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }

  private static let action = "open"
  private static let type = "(ss)"

  /// Returns an application identifier: elements of letters and digits that begin with a letter.
  static func identifier(_ name: String, _ identity: [String]) -> String {
    let digest = g_compute_checksum_for_string(G_CHECKSUM_SHA256, identity.joined(separator: "\u{1}"), -1)
    defer { g_free(digest) }
    let letters = name.unicodeScalars.map { $0.isASCII && $0.properties.isAlphabetic ? Character($0) : "_" }
    return "dev.keel.program_\(String(letters.prefix(60))).x\(text(digest).prefix(32))"
  }
}
#endif
