/// What the app does with the screen, the network and shared resources, and what becomes of that.
enum ConductEffect {
  // OpenGL ES.
  case issueGraphics, finishGraphics
  // Sockets and Bonjour services.
  case openSocket, useSocket, closeSocket
  /// The system closes what still listens.
  case closeListening
  case tearDownSockets
  // Shared resources.
  case useResource, releaseResource, claimResource
  // Views.
  case showView, hideView, markView
  /// Layers that were emptied are whole again, and what is marked is drawn.
  case drawViews
  /// Layers lose their backing stores, images that only the cache holds are freed.
  case trimCaches
  // Alerts of the app.
  case presentAlert, withdrawAlert
  case cancelAlert, cancelAllAlerts
  // Work that repeats, and the network.
  case startWork, stopWork
  /// Work that is due is done, and is due again an interval later.
  case tick
  /// The thread waits for the response.
  case sendRequest
}

/// What fills the memory, and who must give it back.
enum MemoryEffect {
  case holdObject, cacheImage, useObject, releaseObject, saveObject, restoreObject
  /// Takes from the action how much is enough.
  case beginPressure
  /// Ends apps until there is enough, the largest first.
  case endSuspendedApps, endRunningApps
  /// Ends the other app in front.
  case endFrontApp
}
