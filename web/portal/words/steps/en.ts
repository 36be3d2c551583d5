/** The texts of files, payments, codes and of what is wrong with pictures, in English. */
export const en = {
  files: {
    choose: 'Choose a file',
    replace: 'Choose another file',
    remove: 'Take the file back',
    sending: 'The file is being sent …',
    isThere: 'Is here: {name}',
    takes: 'Takes {types}, up to {n} MB.',
    type: 'This kind of file is not taken here. Please send {types}.',
    large: 'The file is larger than {n} MB.',
    damaged: 'The file is damaged or incomplete. Please choose another.',
    document: 'Document',
  },
  deposit: {
    waits: 'Your payment is being waited for. If you left the payment page before the end, you can go on there.',
    go: 'Go to the payment page',
    leaving: 'You are taken to the page of the payment company.',
  },
  codes: {
    send: 'Send me a code',
    again: 'Send another code',
    sent: 'A code was sent to {to}. It works for {n} minutes.',
    label: 'The code that you received',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    wrong: 'This code is not right or has run out.',
    notSent: 'The code could not be sent. Check what you entered and try again in a minute.',
    tooMany: 'Too many codes were asked for. Please wait a while.',
    needed: '{field}: confirm it first by the code that we send you.',
  },
  reasons: {
    resolution: 'Take the photo from nearer, so that the document fills the picture.',
    blur: 'Hold the camera still, wait until the picture is sharp, and take it again.',
    glare: 'Tilt the document or turn off the flash: light is reflected from it.',
    cropping: 'Show the whole document with a little space around it.',
    darkness: 'Take the photo where there is more light.',
    not_an_image: 'This is no picture. Send a photo as JPEG, PNG or WebP.',
    format_not_supported: 'This kind of picture cannot be read here. Send the photo as JPEG, PNG or WebP.',
    too_small: 'The picture is too small to be read.',
    too_large: 'The picture is too large. At most 10 MB can be read.',
    damaged: 'The picture is damaged or incomplete. Please take it again.',
    took_too_long: 'The picture took too long to read. Take one with the document alone in it.',
    no_face: 'No face can be seen. Hold the camera in front of your face, in good light.',
    many_faces: 'More than one face can be seen. Please be alone in the picture.',
    blurred_face: 'Your face is blurred. Hold the camera still and wipe its lens.',
    no_zone:
      'The two lines at the foot of the page could not be read. Show the whole page, flat, sharp and without glare.',
    attempts: 'This picture was sent too often today. Please try again tomorrow.',
  } as Record<string, string>,
};

export type StepWords = typeof en;
