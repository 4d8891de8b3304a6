import AppCommandLine

extension Options {
  @MainActor static let help = """
    Wi-Fi settings, on the radio of this machine or a simulated one.

    Usage: wifi-settings [OPTIONS]

      --views imperative|declarative
          which of the two sets of views (imperative)
      --radio networkmanager|simulated
          which radio: the machine's own, by way of NetworkManager, which is waited for where it does not run; or a
          simulated one, with networks that are made up (networkmanager)
      --seed NUMBER
          another course of events for the simulated radio (1)
      --open PLACE
          start at detail/NAME, detail/NAME/ipv4, /dns or /proxy, connect/NAME or join; NAME as it is shown,
          percent-encoded where needed, or hex: and its bytes
    \(commonHelp(" With the simulated radio its time is a test clock, which only `wait` and `until` move."))

    Exit codes: 0 done; 1 a verb could not be done; 2 a line could not be read; 3 `until`, `gone` or `open` waited in
    vain; 4 standard input broke off; 64 wrong options; 65 a recording cannot be played; 66 it cannot be read; 69 there
    is no terminal, no port, or for a script that names no radio no NetworkManager; 73 a recording cannot be created; 74
    the output could not be written. Of a replay that stops: 1.
    """
}
