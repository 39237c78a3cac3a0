### The words for printed cards at the table of Destinies: read by a camera, from a photo, or by
### their numbers.

destinies-scan-title = Scan a card
destinies-scan-any = Any card that your hero holds.
destinies-scan-any-path = The code of one path on your Destiny card; cover the other with a thumb.

## The three ways

destinies-scan-by-camera = With the camera
destinies-scan-by-photo = From a photo
destinies-scan-by-number = By its number
destinies-scan-preview = What the camera sees
destinies-scan-camera-on = Turn the camera on
destinies-scan-camera-off = Turn the camera off
destinies-scan-camera-starts = Starting the camera …
destinies-scan-camera-hold = Hold the code between the corners.
destinies-scan-camera-which = Camera
destinies-scan-camera-number = Camera { $number }
destinies-scan-photo-why = Take a photo of the code, or choose an existing one.
destinies-scan-photo = Choose a photo
destinies-scan-photo-looking = Looking for a code …
destinies-scan-number = The number at the bottom of the card
destinies-scan-number-path = The four digits below the code of the path
destinies-scan-number-read = Read

## No camera

destinies-scan-camera-insecure = Browsers allow the camera only on secure pages (https), and this page is not secure. Use a photo or the number instead.
destinies-scan-camera-none = There is no camera. Use a photo or the number instead.
destinies-scan-camera-refused = The browser blocks the camera. You can allow it in its settings for this page, or use a photo or the number instead.
destinies-scan-camera-taken = Another program is using the camera. Close it and try again, or use a photo or the number instead.
destinies-scan-camera-lost = The camera was turned off.
destinies-scan-camera-failed = The camera does not start. Use a photo or the number instead.
destinies-scan-camera-reader = The code reader could not be loaded. Check the connection, or use the number instead.

## Nothing comes of it

destinies-scan-several = There are several codes in the picture. Show one, and cover the others.
destinies-scan-foreign = This is not a Fateloom card.
destinies-scan-other-story = This card belongs to another story.
destinies-scan-wants-item = This is a Destiny card. Scan an item card.
destinies-scan-wants-path = This is an item card. Scan a path of your Destiny.
destinies-scan-not-in-bag =
    { $item ->
        [none] { $name } has no card with the number { $number }.
       *[other] { $name } does not have this card: { $item }, number { $number }.
    }
destinies-scan-not-again = { $item } was already shown here, without a result.
destinies-scan-other-destiny = This is not a path of { $name }’s Destiny.
destinies-scan-no-number = The number of a card consists of digits only.
destinies-scan-no-picture = This file is not a readable picture.
destinies-scan-no-code = No code was found in this photo. Go closer, and check the light.

## A card that was read

destinies-scan-read = Read: { $name }
destinies-scan-read-path = A path of your Destiny was read.
destinies-scan-confirm =
    { $way ->
        [talk] Show { $name }
       *[use] Use { $name }
    }
destinies-scan-confirm-path = Ask about it
destinies-scan-again = Another card
