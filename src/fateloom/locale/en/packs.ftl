### Packs and the shelf: stories that are added from the page, and what may be wrong with one.

stories-title = Stories on the shelf
stories-why = Stories that were added here, besides those that come with the game. What they say of themselves is by their authors.
stories-add = Add a story …
stories-add-why = One file, whose name ends with .fateloom. Everybody here can choose the story then.
stories-reading = Reading { $file } …
stories-added = “{ $title }” is on the shelf now.
stories-already = “{ $title }” was on the shelf already.
stories-chosen = It is chosen for this table.
stories-all = Stories on the shelf
stories-none = Nothing was added yet.
stories-version = version { $version }
stories-licence = Licence: { $licence }
stories-unproved = not proved
stories-since = added on { $day }
stories-source = from { $host }
stories-play = Play
stories-remove = Remove
stories-remove-sure = New tables can no longer choose “{ $title }”. Tables that play it go on.
stories-keep = Keep it
stories-report = Report
stories-report-why = What is wrong with “{ $title }”?
stories-report-send = Tell the host
stories-reported = Thank you. The host sees your report on this page.
stories-reports =
    { $count ->
        [one] A report about it:
       *[other] { $count } reports about it:
    }
stories-dismiss = Dismiss
stories-host = You are the host: you may add and remove stories, and you see reports.
stories-host-only = The host of this server adds stories.
stories-here = Stories on this device
stories-here-why = They are in this browser only, and are played at tables of this device, also without a network.
stories-here-add = Add a story to this device …
stories-here-add-why = One file, whose name ends with .fateloom. It stays in this browser, and nobody else gets it.
stories-here-added = “{ $title }” is on this device now.
stories-here-already = “{ $title }” was on this device already.
stories-here-remove-sure = New tables can no longer choose “{ $title }”. Tables of this device that play it keep it until they are deleted.
stories-here-first = To keep stories here, make Fateloom available offline on this device first.
stories-here-settings = Settings
stories-unreached = The server cannot be reached, so its shelf is not shown.

refusal-host-key-unknown = This is not the link of the host, or the host has a newer one.
refusal-host-key-unread = The key of the host cannot be read or created: { $a }
refusal-no-such-story = The story { $a } is not on the shelf, or no longer.
refusal-story-adding-off = This server does not take stories from the page.
refusal-story-adding-host = Only the host of this server may add stories.
refusal-story-not-yours = Only the host, and the device that added a story, may do that.
refusal-story-put-aside = The host has removed this story.
refusal-story-too-long = The file is larger than the { $a } bytes that a pack may have here.
refusal-story-unwritable = The story could not be stored. The host has to look at the folder of the shelf.
refusal-story-text-long = { $a } cannot be added here: its { $b } has more than { $c } characters.
refusal-story-text-hidden = { $a } cannot be added here: its { $b } contains invisible characters.
refusal-story-too-much = { $a } cannot be added here: { $b }, more than { $c }.
refusal-device-slow = Reading { $a } took too long. It was not added.
refusal-stories-full = The shelf is full: it has { $a } stories. One has to be removed first.
refusal-stories-space = The shelf has more than { $a } MB, with what was removed. The host has to delete something first.
refusal-stories-of-day = That is enough for today: tomorrow you can add stories again.
refusal-stories-of-device = You have added { $a } stories, as many as a device may here.

## A built story or a pack that cannot be read

refusal-scenario-format = This program does not support { $c }: its format is { $a }, not { $b }.
refusal-scenario-value = A story is damaged at { $a }: expected { $b }.
refusal-scenario-key = A story is damaged at { $a }: unknown key “{ $b }”.
refusal-scenario-missing = A story is damaged at { $a }: “{ $b }” is missing.
refusal-scenario-long = { $a } is larger than the { $b } MB that a story may have.
refusal-scenario-endless = The story { $a } goes round in circles here.
refusal-scenario-no-json = { $a } is no built story. Make one from its folder with “fateloom story build”.
refusal-scenario-inconsistent = The story { $a } is damaged: it refers to something that it does not have ({ $b }).
refusal-pack-foreign = { $a } is not a pack as “fateloom story pack” writes it: packs that other programs have packed again are not read.
refusal-pack-long = { $a } is larger than the { $b } MB that a pack may have.
refusal-pack-damaged = The pack { $a } is damaged: its directory cannot be read.
refusal-pack-entries = The pack { $a } contains more than { $b } files.
refusal-pack-name = The pack { $a } contains a file whose name is not allowed: “{ $b }”
refusal-pack-twice = The pack { $a } contains a file twice: “{ $b }”
refusal-pack-kind = The pack { $a } contains something that is not a plain file: “{ $b }”
refusal-pack-entry = The pack { $a } is damaged: “{ $b }” cannot be unpacked.
refusal-pack-entry-long = The pack { $a } contains too much: “{ $b }” is larger than { $c } MB, or all files together are too large.
refusal-pack-ratio = The pack { $a } is refused: “{ $b }” becomes more than a hundred times as large when it is unpacked.
refusal-pack-stranger = The pack { $a } contains a file that does not belong there: “{ $b }”
refusal-pack-manifest = The pack { $a } is damaged at { $b }: expected { $c }.
refusal-pack-newer = The pack { $a } was made by a newer Fateloom. Update this one.
refusal-pack-digest = The pack { $a } is damaged: its story does not match its digest.
refusal-pack-images = The pack { $a } contradicts itself: it has other pictures than its story shows.
refusal-pack-images-many = The pack { $a } has too many pictures: the maximum is { $b }.
refusal-pack-image = The pack { $a } has a picture that cannot be read: “{ $b }”
refusal-pack-other = The pack { $a } contradicts itself: its manifest and its story differ in “{ $b }”.
