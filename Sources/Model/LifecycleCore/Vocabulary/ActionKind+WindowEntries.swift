extension ActionKind {
  /// The entry of what the user does with windows, and with other apps beside the app; nil for any other action.
  var windowEntry: ActionDescription? {
    switch self {
    case .openWindow:
      .user("open-window", "opens a window of the app, or brings an open one forward")
        .also("new-window open-new-window add-window create-window")
        .optional(
          "window",
          .name(.newScene),
          "the name of the window's scene; `second` by default, then `third` and so on"
        )
        .optional("mode", WindowMode.self, "beside the others or in their place; beside by default")
        .inRecordings(.oftenWithWindows)
    case .closeWindow:
      .user("close-window", "closes a window of the app and discards its session")
        .also("remove-window discard-window")
        .optional(
          "window",
          .name(.scene),
          "the name of the window's scene; by default the only one, or the only one besides `main`"
        )
        .inRecordings(.oftenWithWindows)
    case .hideWindow:
      .user("hide-window", "minimizes a window, or slides it off the screen")
        .also("minimize-window")
        .required("window", .name(.scene), "the name of the window's scene")
        .inRecordings(.oftenWithWindows)
    case .resizeWindow:
      .user("resize-window", "moves the divider between windows, or resizes a window")
        .also("move-divider drag-divider change-window-size")
        .optional("window", .name(.scene), "the name of the window's scene; `main` by default")
        .inRecordings(.oftenWithWindows)
    case .coverWindow:
      .user("cover-window", "moves a window of another app over a window of the app")
        .also("overlap-window")
        .optional("window", .name(.scene), "the name of the window's scene; `main` by default")
    case .uncoverWindow:
      .user("uncover-window", "brings a covered window in front of that of the other app")
        .also("raise-window")
        .optional("window", .name(.scene), "the name of the window's scene; `main` by default")
    case .openAppBeside:
      .user("open-app-beside", "opens another app beside the app, in Split View")
        .also("open-split-view enter-split-view split-screen")
    case .closeSplitView:
      .user("close-split-view", "moves the divider between two apps to the edge of the screen")
        .also("exit-split-view leave-split-view")
        .required("leaving", SplitViewApp.self, "which of them leaves the screen")
    default: nil
    }
  }
}
