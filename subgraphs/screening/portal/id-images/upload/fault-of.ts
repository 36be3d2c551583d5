import {
  isSureFace,
  isUsable,
  mayBeDocument,
  showsPortraitPage,
  type ImageRefusal,
  type IdDocumentKind,
  type IdImageReading,
  type QualityFinding,
  type IdStep,
} from '@guest-screening/document-reader';

/** How often an uncertain image is rejected in the hope of a better one; after that it goes to manual review. */
const ASKED_AGAIN = 2;
/** Faces below this height in pixels are rarely found, and less reliable if found (docs/benchmarks/id-check.md). */
const MIN_FACE = 120;

const FAULTS = {
  no_face: 'No face found. Hold the camera in front of your face, in good light.',
  more_faces: 'More than one face found. Make sure that you are alone in the picture.',
  face_unclear: 'We could not see your face clearly. Look straight into the camera, in good light.',
  face_small: 'Your face is too small in the picture. Move closer to the camera.',
  face_blurred: 'Your face is blurred. Wipe the lens and hold the camera still.',
  no_document: 'No document found. Show one whole side of it, flat and close up.',
  lines_unreadable:
    'We could not read the two lines at the bottom of the page. Show the whole page, flat, sharp and without glare.',
} as const;

/** Why an image is rejected: a stable code for translated pages, and advice for the guest. */
export interface Fault {
  reason: keyof typeof FAULTS | ImageRefusal['code'] | QualityFinding['code'] | 'attempts_used_up';
  error: string;
  /** Rejected only a limited number of times. */
  isDoubt?: true;
}

const fault = (reason: keyof typeof FAULTS): Fault => ({ reason, error: FAULTS[reason], isDoubt: true });

/** Advice for the guest; null: the image is accepted. `askedAgain`: number of rejections so far. */
export function faultOf(
  reading: IdImageReading,
  { step, kind }: { step: IdStep; kind: IdDocumentKind },
  askedAgain: number,
): Fault | null {
  const { quality, zone, barcode, faces, rows } = reading;
  const unusable = quality.find((finding) => finding.unusable);
  if (unusable && !isUsable(reading)) return { reason: unusable.code, error: unusable.advice };
  if (askedAgain >= ASKED_AGAIN) return null;
  // A contradictory machine-readable zone was read clearly: a better image would show the same.
  const isRead = zone?.valid || zone?.contradicts || barcode?.valid;
  if (step === 'selfie' && faces) {
    if (faces.count === 0) return fault('no_face');
    if (faces.count > 1) return fault('more_faces');
    if (!isSureFace(faces)) return fault('face_unclear');
    if (faces.height < MIN_FACE) return fault('face_small');
    if (!faces.sharp) return fault('face_blurred');
  }
  if (isRead) return null;
  if (rows !== undefined && !mayBeDocument(rows)) return fault('no_document');
  if (step !== 'front') return null;
  if (faces && !showsPortraitPage(reading)) return fault('no_document');
  return kind === 'passport' ? fault('lines_unreadable') : null;
}
