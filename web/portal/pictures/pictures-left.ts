import type { PortalParts } from '../graph/answers.js';

type Pictures = NonNullable<PortalParts['pictures']>;

export type PictureName = Pictures['pictures'][number]['step'];
export type PictureKind = Pictures['kind'];

/** The pictures that a document of this kind takes, and which of them are there. */
export function picturesOf({ documents, pictures }: Pictures, kind: PictureKind) {
  const steps = documents.find((one) => one.kind === kind)?.steps ?? [];
  return steps.map((step) => {
    const { kind: known = null, attemptsLeft = 0 } = pictures.find((one) => one.step === step) ?? {};
    return { step, attemptsLeft, isThere: step === 'selfie' ? known !== null : known === kind };
  });
}

const ID_SCREENS = ['IDVerification', 'IDCollection'];

/** Whether a screen asks for pictures of a document. */
export const takesPictures = (screen: string): boolean => ID_SCREENS.includes(screen);

/** Whether pictures are waited for that have not come, or the movement check. */
export function arePicturesLeft({ pictures }: PortalParts): boolean {
  if (pictures === null) return false;
  return isMovementLeft(pictures) || picturesOf(pictures, pictures.kind).some(({ isThere }) => !isThere);
}

/** Whether the movement check waits for the guest. */
export const isMovementLeft = ({ movement }: Pictures): boolean => movement?.isToDo ?? false;

/** Whether the guest has something to do on a screen. */
export function isToDo({ screen, state }: PortalParts['tasks'][number], portal: PortalParts): boolean {
  if (state === 'SUBMITTED' && screen === 'SecurityDeposit') return portal.paysElsewhere;
  if (state === 'SUBMITTED') return takesPictures(screen) && arePicturesLeft(portal);
  return state !== 'ACCEPTED';
}
