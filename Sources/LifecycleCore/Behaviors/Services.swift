extension BehaviorArea {
  static let services = BehaviorArea(
    title: "Services of the system",
    introduction: "Parts of the system that an app uses, and what each does to the life cycle.",
    """
    F142 env
    1. Contacts: the picker is a screen inside the app, whose view controller lets the user choose
       a contact.
       [2010 Table 2-5]
    2. Another screen lets the user create one.
       [2010 Table 2-5]

    F143 env
    1. Calendar: what an app adds shows up in Calendar.
       [2010 Table 2-5]
    2. The alerts of its events interrupt the app in front.
       [2010 Table 2-5; 2010 Responding to Interruptions]

    F144 env
    1. Mail and messages: the composer is a standard screen inside the app, which stays active.
       [2010 Table 2-5; 2010 Table 2-2]

    F145 env
    1. Telephone: the app can ask whether a call is in progress.
       [2010 Table 2-5]

    F146 env
    1. Camera and photos: a standard screen inside the app, which stays active.
       [2010 Table 2-5; 2010 Table 2-2]

    F147 env
    1. Files of unknown types: the preview is a screen inside the app; opening the file in another
       app sends this one away and brings the other one forward with the file's URL.
       [2010 Table 2-5]

    F148 env
    1. Pasteboard: what one app copied another can paste.
       [2010 Table 2-5]

    F149 env
    1. Location: updates go to an object that was named for them; the background mode `location`
       keeps the app running, and wakes or launches it.
       [2010 Table 2-5]

    F150 env
    1. Maps: part of the app's interface, without effect on the life cycle.
       [2010 Table 2-5]

    F151 env
    1. External accessories: they are connected and disconnected.
       [2010 Table 2-5]

    F152 env
    1. The keyboard of the user's language is shown while a text control is first responder.
       [2010 The Text System; 2010 Figure 2-8]
    2. Text is shown and edited by labels, text fields, text views and drawn strings.
       [2010 The Text System]

    F153 env
    1. Audio and video: with the background mode `audio` playback continues in the background.
       [2010 Audio and Video Support]
    """
  )
}
