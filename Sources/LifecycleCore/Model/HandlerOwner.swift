/// What has a handler that the system may call later.
enum HandlerOwner: Hashable {
  /// The background task of this identifier: its expiration handler.
  case task(Int)
  /// The app's alert of this identifier: its cancel handler.
  case alert(Int)
  /// The standard screen at this place: what the app does when the user is done with it.
  case screen(Int)
}
