/** English texts about the host, consent, signing and arrival. */
export const en = {
  host: {
    label: 'Your host',
    contact: 'Questions? Contact {name}',
    contactHost: 'Questions? Contact your host',
    privacy: 'Privacy notice',
  },
  arrival: {
    instructions: 'Check-in instructions',
    calendar: 'Add to calendar',
    event: 'Stay: {place}',
    agreement: 'Download your signed agreement',
    signed: 'Signed on {date}',
  },
  consent: {
    why: 'Why',
    kept: 'How long we keep it',
    other: 'Your choice',
    documentTitle: 'Read my ID',
    documentWhy:
      'We read your name, date of birth and document number from the pictures and compare them with your reservation. Your host sees the pictures and the result.',
    documentOther: 'You don’t have to upload your ID here. Ask your host to check it another way.',
    faceTitle: 'Confirm it’s you',
    faceWhy:
      'If you choose a selfie, we measure your face in it and in your ID photo to see whether they show the same person. These measurements are biometric data.',
    faceMovement:
      'We also ask you to turn your head and measure your face in a few frames, to see that you are not a photo. A person can check this instead.',
    faceOther: 'A person can check your ID instead. It takes longer, but won’t count against you.',
    checkTitle: 'Allow this check',
    checkOther: 'You can decline. Your host then decides without it.',
    behaviorTitle: 'Help your host spot fraud (optional)',
    behaviorWhy:
      'If you agree, we measure how long you spend on each step and count the name, contact, address and document fields you paste into. We never record what you type or paste. We also store your browser’s time zone and a random ID that recognises this device in other bookings with this host. Your host sees the result as a hint.',
    behaviorKept: '{time} after your stay. The ID stays in this browser until you untick the box.',
    behaviorOther:
      'You can go on without it. Nothing changes, and it won’t count against you. Untick the box at any time and we delete what we measured.',
    behaviorAgree: 'I agree',
    pictures: 'Pictures: {time}.',
    picturesNone: 'Pictures are deleted as soon as they are read.',
    data: 'Details: {time} after your stay.',
    face: 'Measurements: {time}.',
    framesKept: 'Frames: deleted as soon as they are checked.',
    faceNone: 'Measurements: one day at most.',
    result: 'Result: {time}.',
  },
  signing: {
    hint: 'Sign as {name}.',
    differs:
      'This isn’t the name in your reservation ({name}). Only sign if you’re authorised to sign for this reservation.',
  },
  prefilled: 'We’ve filled in the details you already gave us. Please check them.',
};

export type JourneyWords = typeof en;
