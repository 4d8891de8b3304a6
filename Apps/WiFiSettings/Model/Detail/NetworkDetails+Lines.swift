extension NetworkDetails.Addresses {
  /// An address with its label. Its content is its identity: a changed address is another line.
  public struct Line: Hashable, Sendable, Identifiable {
    public let title: String
    public let value: String
    public var id: Self { self }
  }

  /// All addresses, each once.
  public var lines: [Line] {
    var seen: Set<Line> = []
    let all =
      ipv4.map { Line(title: "IP Address", value: $0) } + ipv6.map { Line(title: "IPv6 Address", value: $0) }
      + (router.map { [Line(title: "Router", value: $0)] } ?? []) + dns.map { Line(title: "DNS", value: $0) }
      + (hardwareAddress.map { [Line(title: "Wi-Fi Address", value: $0)] } ?? [])
    return all.filter { seen.insert($0).inserted }
  }
}

extension NetworkDetails.AccessPoint {
  /// The frequency in words.
  public var frequencyText: String { "\(frequency) MHz" }
}
