/** A possible finding about an identity document. */
export interface IdFindingKind {
  points: number;
  /** Fails the check by itself; every other finding only asks for a manual review. */
  fails?: true;
  text: string;
}

/** Points are expert judgement. A face comparison never fails a check by itself. */
export const ID_FINDINGS = {
  document_expired: { points: 40, fails: true, text: 'The document has expired.' },
  not_the_guest: {
    points: 60,
    fails: true as const,
    text: 'Neither the name nor the birth date on the document matches the guest.',
  },
  name_differs: { points: 25, text: 'The name on the document does not match the guest.' },
  birth_date_differs: { points: 25, text: 'The birth date on the document does not match the guest.' },
  no_name_to_compare: {
    points: 5,
    text: 'The reservation has no guest name to compare with the document.',
  },
  not_readable: { points: 15, text: 'No machine-readable data could be read from the document.' },
  zone_contradicts_itself: {
    points: 45,
    text: 'The machine-readable zone is legible but contradicts its own check digits or the printed birth date.',
  },
  specimen_document: { points: 50, text: 'The document is a specimen: it names a country that does not exist.' },
  unknown_state: { points: 30, text: 'The issuing country on the document is not recognized.' },
  screen_capture: { points: 30, text: 'An image appears to be a photo of a screen.' },
  photocopy: { points: 20, text: 'The document image is black and white and may be a photocopy.' },
  chip_not_genuine: {
    points: 60,
    text: 'The data of the chip was changed, or was not signed by the signer that it names.',
  },
  chip_not_verified: { points: 20, text: 'The signature of the chip could not be verified.' },
  chip_signer_untrusted: { points: 20, text: 'No trusted country certificate confirms the signer of the chip.' },
  chip_signer_expired: { points: 15, text: 'The certificate of the signer of the chip is not valid.' },
  chip_other_state: {
    points: 50,
    text: 'The chip was signed by another country than the one that issued the document.',
  },
  chip_algorithm_weak: { points: 10, text: 'The chip is signed with an algorithm that is no longer safe.' },
  licence_not_genuine: {
    points: 60,
    text: 'The data of the mobile licence was changed, or was not signed by the signer that it names.',
  },
  licence_not_verified: { points: 20, text: 'The signature of the mobile licence could not be verified.' },
  licence_signer_untrusted: {
    points: 20,
    text: 'No trusted issuing authority confirms the signer of the mobile licence.',
  },
  licence_signer_expired: { points: 15, text: 'The certificate of the signer of the mobile licence is not valid.' },
  licence_other_issuer: {
    points: 50,
    text: 'The mobile licence was signed by another country or state than the one that issued it.',
  },
  licence_algorithm_weak: {
    points: 10,
    text: 'The signer of the mobile licence is certified with an algorithm that is no longer safe.',
  },
  licence_outdated: {
    points: 15,
    text: 'The data of the mobile licence is not valid today. The guest can update it in their wallet app.',
  },
  licence_incomplete: {
    points: 15,
    text: 'The mobile licence was shared without its name, birth date, number, expiry date or portrait.',
  },
  licence_device_unproved: {
    points: 30,
    text: 'The device did not sign this session: the mobile licence may be a copy of an earlier answer.',
  },
  zones_differ: { points: 50, text: 'Two parts of the document contradict each other.' },
  print_differs: {
    points: 30,
    text: 'The printed text appears to differ from the machine-readable zone or barcode.',
  },
  print_expired: { points: 30, text: 'The document has expired, according to its printed date.' },
  only_print_read: {
    points: 10,
    text: 'Only printed text could be read, and the guest has no birth date on file to compare it with.',
  },
  other_kind: { points: 15, text: 'The document type differs from the one selected.' },
  expires_during_stay: { points: 5, text: 'The document expires before check-out.' },
  under_age: { points: 20, text: 'The document holder is under 18.' },
  implausible_dates: { points: 40, text: 'The dates on the document are implausible.' },
  image_used_before: { points: 50, text: 'The same image was uploaded for another guest.' },
  document_used_before: { points: 50, text: 'The same document was used for another guest.' },
  same_picture_twice: { points: 30, text: 'Two of the images are identical.' },
  side_not_seen: { points: 15, text: 'One of the images does not show a recognizable document.' },
  selfie_is_portrait: {
    points: 40,
    text: 'The selfie appears to be the same photo as the portrait on the document.',
  },
  selfie_unclear: { points: 15, text: 'The selfie does not clearly show a single face.' },
  face_unsure: { points: 10, text: 'It is unclear whether the selfie shows the document holder.' },
  face_differs: { points: 30, text: 'The selfie does not match the portrait on the document.' },
  faces_not_compared: { points: 5, text: 'The selfie and portrait were not compared automatically.' },
  selfie_declined: { points: 5, text: 'The guest chose manual review instead of a face comparison.' },
  movement_failed: { points: 20, text: 'The guest did not turn their head in front of the camera as asked.' },
  movement_unclear: { points: 10, text: 'It is unclear whether the guest turned their head in front of the camera.' },
  movement_skipped: { points: 5, text: 'The guest skipped the movement check, or did not finish it.' },
  attempts_used_up: { points: 15, text: 'The guest reached the daily upload limit before finishing.' },
} as const satisfies Record<string, IdFindingKind>;

export type IdFinding = keyof typeof ID_FINDINGS;

export const isIdFinding = (code: string): code is IdFinding => code in ID_FINDINGS;

/** Which findings fail a check. */
export function failsIdCheck(code: IdFinding): boolean {
  return (ID_FINDINGS[code] as IdFindingKind).fails === true;
}
