import type { EntityManager } from '@mikro-orm/postgresql';
import { compareFaces } from '@guest-screening/document-reader';
import type { IdHolder } from './id-holder.js';
import { IdImage } from './id-image.entity.js';
import { isDigital } from './digital-of.js';
import { type ReadImage, type ReadingStep, openedImage } from './stored-reading.js';

/** The current images, decrypted. */
export async function readImages(
  em: EntityManager,
  { accountId, id }: Pick<IdHolder, 'accountId' | 'id'>,
): Promise<ReadImage[]> {
  return (await em.find(IdImage, { accountId, reservationId: id }, { orderBy: { step: 'asc' } })).map(openedImage);
}

/**
 * Face distance between the selfie and the portrait of a document of this kind, in its data or otherwise on the front;
 * null unless both were measured. A document of another kind may be another person's.
 */
export function faceDistanceOf(images: readonly ReadImage[], kind: string | null): number | null {
  const portraits = images.filter((image) => image.kind === kind);
  const faceOf = (among: readonly ReadImage[], isWanted: (step: ReadingStep) => boolean) =>
    among.find(({ step, reading }) => isWanted(step) && reading.faces?.descriptor)?.reading.faces?.descriptor;
  const selfie = faceOf(images, (step) => step === 'selfie');
  const portrait = faceOf(portraits, isDigital) ?? faceOf(portraits, (step) => step === 'front');
  return selfie && portrait ? compareFaces(selfie, portrait).distance : null;
}
