/// Modules that only Apple's systems have.
enum AbsentModules {
  /// What to do in place of modules that only Apple's systems have.
  static let remedies = [
    "MapKit": "Show a picture of the place, and a link to a map.", "WebKit": "Open the page with a link.",
    "CoreData": "Use KeelData.", "SafariServices": "Open the page with UIApplication.shared.open(_:).",
    "StoreKit": "Sell on a page of your shop.", "HealthKit": "Let the user enter the numbers.",
    "AVFoundation": "Put its use between #if canImport(AVFoundation) and #endif.",
    "AVKit": "Put its use between #if canImport(AVKit) and #endif.",
    "CoreLocation": "Put its use between #if canImport(CoreLocation) and #endif.",
    "Photos": "Put its use between #if canImport(Photos) and #endif.",
    "PhotosUI": "Put its use between #if canImport(PhotosUI) and #endif.",
    "UserNotifications": "Put its use between #if canImport(UserNotifications) and #endif.",
    "MessageUI": "Open a link that begins with mailto:.", "QuartzCore": "Remove the line: UIKit has CALayer.",
    "CoreImage": "Put its use between #if canImport(CoreImage) and #endif.",
    "SpriteKit": "Draw with Canvas or draw(_:).", "SceneKit": "Draw with Canvas or draw(_:).",
  ]
}
