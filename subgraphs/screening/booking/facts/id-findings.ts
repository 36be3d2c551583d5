/** What can be found about an identity document. */
export interface IdFindingKind {
  points: number;
  /** Enough by itself for the check to fail; everything else asks for a look. */
  fails?: true;
  text: string;
}

/** Points by judgement. What a model says of faces never fails a check. */
export const ID_FINDINGS = {
  document_expired: { points: 40, fails: true, text: 'The document has expired.' },
  not_the_guest: {
    points: 60,
    fails: true as const,
    text: "Neither the name nor the birth date in the document is the guest's.",
  },
  name_differs: { points: 25, text: "The name in the document is not the guest's." },
  birth_date_differs: { points: 25, text: "The birth date in the document is not the guest's." },
  no_name_to_compare: {
    points: 5,
    text: 'The reservation names no guest, so nobody could be compared with the document.',
  },
  not_readable: { points: 15, text: 'Nothing that a machine can check could be read in the document.' },
  zone_contradicts_itself: {
    points: 45,
    text: "The document's machine-readable lines were read clearly, but they contradict their own check digits or the printed birth date.",
  },
  specimen_document: { points: 50, text: 'The document is a specimen: it names a country that does not exist.' },
  unknown_state: { points: 30, text: 'The document names a country that is not on the list of issuing states.' },
  screen_capture: { points: 30, text: 'A picture seems to have been taken from a screen.' },
  photocopy: { points: 20, text: 'The picture of the document has no colour: it may show a photocopy.' },
  zones_differ: { points: 50, text: 'Two places in the document that should say the same do not.' },
  print_differs: {
    points: 30,
    text: 'The printed text seems to say otherwise than the lines or the code for machines.',
  },
  print_expired: { points: 30, text: 'By its printed date the document has expired.' },
  only_print_read: {
    points: 10,
    text: "Printed text alone was read, and the guest's birth date is not known to compare it with.",
  },
  other_kind: { points: 15, text: 'The document is of another kind than was said.' },
  expires_during_stay: { points: 5, text: 'The document expires before check-out.' },
  under_age: { points: 20, text: 'The holder of the document is younger than 18.' },
  implausible_dates: { points: 40, text: 'The dates in the document cannot be right.' },
  image_used_before: { points: 50, text: 'The same picture was uploaded for another guest.' },
  document_used_before: { points: 50, text: 'The same document was used for another guest.' },
  same_picture_twice: { points: 30, text: 'Two of the pictures are one and the same.' },
  side_not_seen: { points: 15, text: 'On one side nothing of a document could be recognised.' },
  selfie_is_portrait: {
    points: 40,
    text: 'The selfie seems to be the same photograph as the portrait in the document.',
  },
  selfie_unclear: { points: 15, text: 'The selfie does not clearly show one human face.' },
  face_unsure: { points: 10, text: 'The selfie may or may not show the holder of the document.' },
  face_differs: { points: 30, text: 'The selfie does not look like the portrait in the document.' },
  faces_not_compared: { points: 5, text: 'Selfie and portrait were not compared by machine.' },
  selfie_declined: { points: 5, text: 'The guest wants a person to look instead of a comparison of faces.' },
  attempts_used_up: { points: 15, text: 'The guest has used up the uploads of a day without finishing.' },
} as const satisfies Record<string, IdFindingKind>;

export type IdFinding = keyof typeof ID_FINDINGS;

export const isIdFinding = (code: string): code is IdFinding => code in ID_FINDINGS;

/** Which findings fail a check. */
export function failsIdCheck(code: IdFinding): boolean {
  return (ID_FINDINGS[code] as IdFindingKind).fails === true;
}
