import type { EntityManager } from '@mikro-orm/postgresql';
import { IdImage } from './id-image.entity.js';

/** Steps of documents that are data: the chip of a passport or card, and a mobile driving licence. */
export const DIGITAL_STEPS = ['chip', 'mobile_licence'] as const;

export type DigitalStep = (typeof DIGITAL_STEPS)[number];

export const isDigital = (step: string): step is DigitalStep => DIGITAL_STEPS.some((digital) => digital === step);

interface Step {
  step: string;
  kind: string;
}

/** Whether data of a document of this kind was submitted. */
export const hasDigitalOf = (kind: string | null, images: readonly Step[]): boolean =>
  images.some((image) => isDigital(image.step) && image.kind === kind);

/** The same for a holder (`id`: the reservation's, or an adult's), without reading images. */
export async function findHasDigital(em: EntityManager, accountId: string, id: string, kind: string): Promise<boolean> {
  return (await em.count(IdImage, { accountId, reservationId: id, step: { $in: [...DIGITAL_STEPS] }, kind })) > 0;
}
