import type { EntityManager } from '@mikro-orm/postgresql';
import { IdImage } from './id-image.entity.js';

interface Step {
  step: string;
  kind: string;
}

/** Whether the chip of a document of this kind was read. */
export const hasChipOf = (kind: string | null, images: readonly Step[]): boolean =>
  images.some((image) => image.step === 'chip' && image.kind === kind);

/** The same for a holder (`id`: the reservation's, or an adult's), without reading images. */
export async function findHasChip(em: EntityManager, accountId: string, id: string, kind: string): Promise<boolean> {
  return (await em.count(IdImage, { accountId, reservationId: id, step: 'chip', kind })) > 0;
}
