import type { IdDocumentKind, IdImageReading, IdStep } from '../reading/id-image-reading.js';

/** A picture that most often has something better behind it is asked for again so many times, then a person looks. */
const ASKED_AGAIN = 2;

const NO_ZONE =
  'The two lines at the foot of the page could not be read. Show the whole page, flat, sharp and without glare.';

/** Why a picture does not count: a stable word, and a sentence in English. */
export interface PictureFault {
  reason: string;
  error: string;
}

const fault = (reason: string, error: string): PictureFault => ({ reason, error });

/** What the guest is told to do better; null: the picture counts. `attempt` counts from 1. */
export function faultOf(
  { quality, zone, faces }: IdImageReading,
  { step, kind }: { step: IdStep; kind: IdDocumentKind },
  attempt: number,
): PictureFault | null {
  const unusable = quality.find((finding) => finding.unusable);
  if (unusable) return fault(unusable.code, unusable.advice);
  if (attempt > ASKED_AGAIN) return null;
  if (step === 'selfie' && faces) {
    if (faces.count === 0)
      return fault('no_face', 'No face can be seen. Hold the camera in front of your face, in good light.');
    if (faces.count > 1) return fault('many_faces', 'More than one face can be seen. Please be alone in the picture.');
    if (!faces.sharp) return fault('blurred_face', 'Your face is blurred. Hold the camera still and wipe its lens.');
  }
  if (step === 'front' && kind === 'passport' && !zone?.valid) return fault('no_zone', NO_ZONE);
  return null;
}
