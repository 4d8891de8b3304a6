extension NetworkRow {
  /// The effect of a tap on the row.
  enum Tap: Hashable {
    case openDetail, openConnect, openJoinOther, join
    /// The network cannot be set up in this app, for that reason.
    case refuse(String)
  }

  /// The effect of a tap: the current network and one out of range open their details, one that needs a password
  /// requests it, others are joined.
  var tap: Tap {
    // A network out of range cannot be joined, but can be viewed and forgotten.
    if isCurrent || !isInRange { return .openDetail }
    if id.ssid.isHidden { return .openJoinOther }
    if isKnown { return .join }
    if let reason = id.security.unsupportedReason { return .refuse(reason) }
    return id.security.needsPassword ? .openConnect : .join
  }

  /// The path that a tap on the row leads to, in the form that `WiFiSettingsModel.open(path:)` accepts; `nil` if the
  /// tap only performs an action.
  public var tapAddress: String? {
    switch tap {
    case .openDetail: detailAddress
    case .openConnect: connectAddress
    case .openJoinOther: WiFiSettingsModel.joinOtherPath
    case .join, .refuse: nil
    }
  }
}

extension NetworkDetailModel {
  /// The path of the details.
  public var address: String { WiFiLink(.detail, networkID.ssid).path }

  /// The path of a page of the details.
  public func address(of page: WiFiLink.Page) -> String { WiFiLink(.detail, networkID.ssid, page: page).path }
}
