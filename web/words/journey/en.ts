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
      'If you choose a selfie, we measure your face in it and in your ID photo to see whether they show the same person. These measurements are biometric data. Choosing a selfie is your explicit consent.',
    faceMovement:
      'We also ask you to turn your head and measure your face in a few frames, to see that the camera isn’t looking at a photo. A person can check this instead.',
    faceOther: 'A person can check your ID instead. It takes longer, but won’t count against you.',
    checkTitle: 'Allow this check',
    checkOther: 'You can decline. Skip this step and tell your host, who then decides without it.',
    behaviorTitle: 'Help your host spot fraud (optional)',
    behaviorWhy:
      'If you agree, we measure how long you spend on each step and count the name, contact, address and document fields you paste into. We never record what you type or paste. We also store your browser’s time zone and a random ID that recognizes this device in other reservations with this host. Your host sees the result as a hint.',
    behaviorKept: '{time} after your stay. The ID stays in this browser until you untick the box.',
    behaviorOther:
      'You can continue without it. Nothing changes, and it won’t count against you. Untick the box at any time and we delete what we measured.',
    behaviorAgree: 'I agree',
    pictures: 'Pictures: {time}.',
    picturesNone: 'Pictures are deleted as soon as they are read.',
    data: 'Details: {time} after your stay.',
    face: 'Measurements: {time}.',
    framesKept: 'Frames: deleted as soon as they are checked.',
    faceNone: 'Measurements: one day at most.',
    result: 'Result: {time}.',
  },
  declined: {
    title: 'Your stay was not approved',
    text: 'Your host decided not to accept this reservation. You don’t need to do anything else here. If you have questions, or think that something is wrong, contact your host.',
    checks: 'Checks you agreed to',
    about:
      'This page doesn’t show results, or whether they played a part in the decision. Ask your host about both, and for a copy. Tell your host if anything is wrong or about someone else.',
    us: 'In the United States, if the decision is based on a report from a consumer reporting agency, such as a credit bureau, the Fair Credit Reporting Act gives you rights: to learn which agency supplied the report, to get a free copy from the agency within 60 days, and to dispute what is inaccurate or incomplete.',
    rights: 'Your rights under this law (consumerfinance.gov)',
  },
  refusal: {
    go: 'Skip this check',
    title: 'You haven’t agreed to this check',
    text: 'We don’t run it. Your host can see that you skipped it, and decides without it or asks you again.',
    back: 'Agree after all',
  },
  signing: {
    hint: 'Sign as {name}.',
    differs:
      'This isn’t the name in your reservation ({name}). Only sign if you’re authorised to sign for this reservation.',
  },
  prefilled: 'We’ve filled in the details you already gave us. Please check them.',
};

export type JourneyWords = typeof en;
