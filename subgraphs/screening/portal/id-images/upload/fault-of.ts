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

/** A picture that most often has something better behind it is asked for again so many times, then a person looks. */
const ASKED_AGAIN = 2;
/** Height in pixels below which a face is rarely found, and, found, told apart less well (docs/benchmarks/id-check.md). */
const LEAST_FACE = 120;

const FAULTS = {
  no_face: 'No face can be seen. Hold the camera in front of your face, in good light.',
  more_faces: 'More than one face can be seen. Please be alone in the picture.',
  face_unclear: 'We could not see a human face clearly. Look straight into the camera, in good light.',
  face_small: 'Your face is too small in the picture. Hold the camera nearer.',
  face_blurred: 'Your face is blurred. Hold the camera still and wipe its lens.',
  no_document: 'No document can be seen. Show one whole side of it, flat and near.',
  lines_unreadable:
    'The two lines at the foot of the page could not be read. Show the whole page, flat, sharp and without glare.',
} as const;

/** Why a picture does not count: a stable code for pages that speak the guest's language, and what the guest should do. */
export interface Fault {
  reason: keyof typeof FAULTS | ImageRefusal['code'] | QualityFinding['code'] | 'attempts_used_up';
  error: string;
  /** It is asked for again only so often. */
  isDoubt?: true;
}

const fault = (reason: keyof typeof FAULTS): Fault => ({ reason, error: FAULTS[reason], isDoubt: true });

/** What the guest is told to do better; null: the picture counts. `askedAgain`: how often it was asked for again so far. */
export function faultOf(
  reading: IdImageReading,
  { step, kind }: { step: IdStep; kind: IdDocumentKind },
  askedAgain: number,
): Fault | null {
  const { quality, zone, barcode, faces, rows } = reading;
  const unusable = quality.find((finding) => finding.unusable);
  if (unusable && !isUsable(reading)) return { reason: unusable.code, error: unusable.advice };
  if (askedAgain >= ASKED_AGAIN) return null;
  // Lines that contradict themselves were seen as well as any: a better picture would show the same.
  const isRead = zone?.valid || zone?.contradicts || barcode?.valid;
  if (step === 'selfie' && faces) {
    if (faces.count === 0) return fault('no_face');
    if (faces.count > 1) return fault('more_faces');
    if (!isSureFace(faces)) return fault('face_unclear');
    if (faces.height < LEAST_FACE) return fault('face_small');
    if (!faces.sharp) return fault('face_blurred');
  }
  if (isRead) return null;
  if (rows !== undefined && !mayBeDocument(rows)) return fault('no_document');
  if (step !== 'front') return null;
  if (faces && !showsPortraitPage(reading)) return fault('no_document');
  return kind === 'passport' ? fault('lines_unreadable') : null;
}
