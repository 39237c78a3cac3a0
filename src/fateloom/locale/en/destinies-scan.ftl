### The words for printed cards at the table of Destinies: read by a camera, from a photo, or by
### their numbers.

destinies-scan-open = Scan a printed card
destinies-scan-title = Scan a card
destinies-scan-any = One card that your hero holds.
destinies-scan-any-path = The code of one path on your Destiny card; cover the other with a thumb.

## The three ways

destinies-scan-by-camera = With the camera
destinies-scan-by-photo = From a photo
destinies-scan-by-number = By its number
destinies-scan-preview = What the camera sees
destinies-scan-camera-on = Turn the camera on
destinies-scan-camera-off = Turn the camera off
destinies-scan-camera-starts = The camera starts
destinies-scan-camera-hold = Hold the code between the corners.
destinies-scan-camera-which = Camera
destinies-scan-camera-number = Camera { $number }
destinies-scan-photo-why = Take one of the code, or choose one that you have.
destinies-scan-photo = Choose a photo
destinies-scan-photo-looking = Looking for a code
destinies-scan-number = The number at the foot of the card
destinies-scan-number-path = The four digits below the code of the path
destinies-scan-number-read = Read

## No camera

destinies-scan-camera-insecure = Browsers lend the camera to secure pages only (https), and this is none. A photo or the number does as well.
destinies-scan-camera-none = There is no camera here. A photo or the number does as well.
destinies-scan-camera-refused = The browser was told not to lend the camera. You can allow it in its settings for this page; a photo or the number does as well.
destinies-scan-camera-taken = Another program is using the camera. Close it and try again; a photo or the number does as well.
destinies-scan-camera-lost = The camera has gone off.
destinies-scan-camera-failed = The camera does not start. A photo or the number does as well.
destinies-scan-camera-reader = What reads the codes could not be loaded. Is the connection there? The number does as well.

## Nothing comes of it

destinies-scan-several = Several codes are in sight. Show one, and cover the others.
destinies-scan-foreign = This is no card of Fateloom.
destinies-scan-other-story = This card belongs to another story.
destinies-scan-wants-item = This is a Destiny card. Here an item is asked for.
destinies-scan-wants-path = This is an item card. Here a path of your Destiny is asked for.
destinies-scan-not-in-bag =
    { $item ->
        [none] { $name } has no card with the number { $number }.
       *[other] { $name } does not have this card: { $item }, number { $number }.
    }
destinies-scan-not-again = { $item } has been shown here already, and nothing came of it.
destinies-scan-other-destiny = This is no path of { $name }’s Destiny.
destinies-scan-no-number = A card’s number has digits alone.
destinies-scan-no-picture = This file is no picture that can be read.
destinies-scan-no-code = There is no code to be found in this photo. Go nearer, and mind the light.

## A card that was read

destinies-scan-read = Read: { $name }
destinies-scan-read-path = A path of your Destiny was read.
destinies-scan-confirm =
    { $way ->
        [talk] Show { $name }
       *[use] Use { $name }
    }
destinies-scan-confirm-path = Tell about it
destinies-scan-again = Another card
