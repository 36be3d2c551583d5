import type { EntityManager } from '@mikro-orm/postgresql';
import { compareFaces } from '@guest-screening/document-reader';
import type { IdHolder } from './id-holder.js';
import { IdImage } from './id-image.entity.js';
import { type ReadImage, type ReadingStep, openedImage } from './stored-reading.js';

/** The current images, decrypted. */
export async function readImages(
  em: EntityManager,
  { accountId, id }: Pick<IdHolder, 'accountId' | 'id'>,
): Promise<ReadImage[]> {
  return (await em.find(IdImage, { accountId, reservationId: id }, { orderBy: { step: 'asc' } })).map(openedImage);
}

/** Face distance between the selfie and the portrait, in the chip or else on the front; null unless both were measured. */
export function faceDistanceOf(images: readonly ReadImage[]): number | null {
  const faceOf = (step: ReadingStep) => images.find((image) => image.step === step)?.reading.faces?.descriptor;
  const [selfie, portrait] = [faceOf('selfie'), faceOf('chip') ?? faceOf('front')];
  return selfie && portrait ? compareFaces(selfie, portrait).distance : null;
}
