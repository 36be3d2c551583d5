import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdHolder } from './id-holder.js';
import { IdImage } from './id-image.entity.js';
import { type StoredReading, withoutFace } from './stored-reading.js';

/** Deletes the face measurements of a holder's images. In the caller's transaction. */
export async function forgetFaces(tx: EntityManager, { accountId, id }: IdHolder): Promise<void> {
  for (const image of await tx.find(IdImage, { accountId, reservationId: id, hasFace: true })) forgetFace(image);
}

/** The same for one image. */
export function forgetFace(image: IdImage): void {
  image.reading = JSON.stringify(withoutFace(JSON.parse(image.reading) as StoredReading));
  image.hasFace = false;
}
