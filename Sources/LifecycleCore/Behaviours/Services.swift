extension BehaviourArea {
  static let services = BehaviourArea(
    title: "Services of the system",
    introduction: "Parts of the system that an app uses, and what each does to the life cycle.",
    rows: [
      Behaviour(
        142,
        .env,
        [.guide2010],
        """
        Contacts (Address Book): the pickers are screens inside the app. The database is a \
        shared resource (F82).
        """
      ),
      Behaviour(
        143,
        .env,
        [.guide2010],
        """
        Calendar (Event Kit): what an app adds shows up in Calendar. The database is a shared \
        resource (F82), and a calendar alert interrupts the app in front (F50).
        """
      ),
      Behaviour(
        144,
        .env,
        [.guide2010],
        """
        Mail and messages (Message UI): the composer is a standard screen inside the app, which \
        stays active.
        """
      ),
      Behaviour(
        145,
        .env,
        [.guide2010],
        """
        Telephone (Core Telephony): the app can ask whether a call is in progress. A call \
        interrupts the app in front (F50).
        """
      ),
      Behaviour(
        146,
        .env,
        [.guide2010],
        """
        Camera and photos (`UIImagePickerController`): a standard screen inside the app, which \
        stays active.
        """
      ),
      Behaviour(
        147,
        .env,
        [.guide2010],
        """
        Files of unknown types (`UIDocumentInteractionController`): the preview is a screen \
        inside the app. Opening the file in another app sends this one away (F66) and brings the \
        other one forward with the file's URL (F117).
        """
      ),
      Behaviour(
        148,
        .env,
        [.guide2010],
        """
        Pasteboard: what one app copied another can paste, whatever became of the first one in \
        between.
        """
      ),
      Behaviour(
        149,
        .env,
        [.guide2010],
        """
        Location: updates go to an object that was named for them (F128). The background mode \
        `location` keeps the app running, and wakes or launches it.
        """
      ),
      Behaviour(
        150,
        .env,
        [.guide2010],
        "Maps (Map Kit): part of the app's interface, without effect on the life cycle."
      ),
      Behaviour(
        151,
        .env,
        [.guide2010],
        "External accessories: they are connected and disconnected (F84, F93)."
      ),
      Behaviour(
        152,
        .env,
        [.guide2010],
        """
        Text: labels, text fields, text views, strings that are drawn, Core Text. The keyboard \
        of the user's language is shown while a text control is first responder (F133).
        """
      ),
      Behaviour(
        153,
        .env,
        [.guide2010],
        """
        Audio and video: with the background mode `audio` playback goes on in the background \
        (F69); without it playback stops when the app is suspended. Movies pause when the app \
        resigns (F56).
        """
      ),
    ]
  )
}
