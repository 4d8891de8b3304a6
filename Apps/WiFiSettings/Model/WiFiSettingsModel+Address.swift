extension NetworkRow {
  /// What a tap on the row comes to.
  enum Tap: Hashable {
    case openDetail, openConnect, openJoinOther, join
    /// It cannot be set up here, for that reason.
    case refuse(String)
  }

  /// The current network and one out of range open their details, one that needs a password asks for it, others are joined.
  var tap: Tap {
    // Out of range there is nothing to join, but something to look at and to forget.
    if isCurrent || !isInRange { return .openDetail }
    if id.ssid.isHidden { return .openJoinOther }
    if isKnown { return .join }
    if let reason = id.security.unsupportedReason { return .refuse(reason) }
    return id.security.needsPassword ? .openConnect : .join
  }

  /// The path that a tap on the row leads to, as `WiFiSettingsModel.open(path:)` understands it; `nil` where it only does
  /// something.
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
