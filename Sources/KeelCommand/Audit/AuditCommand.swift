/// `keel audit`: lists what compiles, what compiles without effect, and what is absent.
struct AuditCommand {
  init(arguments: [String]) throws(CommandFailure) {}
  func run(print: (String) -> Void) throws {}
}
