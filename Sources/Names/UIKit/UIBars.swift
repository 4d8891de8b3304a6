public import KeelControls

// The bars of controllers, for programs that set their looks. Front ends decide looks: the values are stored only.

extension UINavigationController {
  /// The navigation bar, to set its look; all values are stored and have no effect.
  public var navigationBar: UINavigationBar {
    if let bar = barLooks as? UINavigationBar { return bar }
    let bar = UINavigationBar()
    barLooks = bar
    return bar
  }
}

extension UITabBarController {
  /// The tab bar, to set its look; all values are stored and have no effect.
  public var tabBar: UITabBar {
    if let bar = barLooks as? UITabBar { return bar }
    let bar = UITabBar()
    barLooks = bar
    return bar
  }
}
