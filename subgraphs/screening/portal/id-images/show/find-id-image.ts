import type { EntityManager } from '@mikro-orm/postgresql';
import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { openBytes } from '#kit/cipher/sealed-bytes.js';
import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import type { PortalContext } from '../../context.js';
import { PortalAdultRow } from '../../adults/portal-adult.entity.js';
import { reservationAsked } from '../reservation-asked.js';
import type { IdStep } from '@guest-screening/document-reader';
import { IdImage } from '../../../booking/id-document/id-image.entity.js';
import { messages } from '../../../messages.js';
import type { IdImageContent, IdImageFile } from './id-check.type.js';

/** Validity of an image link, in minutes. */
const LINK_MINUTES = 5;
const PURPOSE = 'id-image-link';

export interface FindIdImage {
  reservationId: string;
  pms: string | null;
  step: IdStep;
}

/** A stored image; the access is audited. Throws RESERVATION_NOT_FOUND, ID_IMAGE_NOT_FOUND. */
export async function findIdImage(context: PortalContext, ask: FindIdImage): Promise<IdImageContent> {
  const row = await reservationAsked(context, ask);
  const where = { accountId: row.accountId, reservationId: row.id, step: ask.step };
  const image = await context.em.findOne(IdImage, where);
  const jpeg = image && (await opened(context, context.em, image));
  if (!jpeg) throw new Failure('ID_IMAGE_NOT_FOUND', messages.imageNotFound);
  return { reservationId: row.id, dataUrl: `data:image/jpeg;base64,${jpeg.toString('base64')}` };
}

/** A link to an image, for the viewer; null if the image is not stored. */
export function linkIdImage(
  { idImageUrl, viewer: by }: Pick<PortalContext, 'idImageUrl' | 'viewer'>,
  { accountId, id, fileName }: Pick<IdImage, 'accountId' | 'id' | 'fileName'>,
): string | null {
  const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
  return fileName && idImageUrl(writeLinkToken(PURPOSE, { accountId, id, expiresAt, by }));
}

/**
 * The image behind a link, audited as an access by the link's issuer; null if the link has expired or the image was
 * deleted.
 */
export async function findLinkedIdImage(context: PortalContext, token: string): Promise<IdImageFile | null> {
  const link = readLinkToken(PURPOSE, token, new Date());
  if (!link) return null;
  const em = context.emOfLink(link);
  const image = await em.findOne(IdImage, { accountId: link.accountId, id: link.id });
  const jpeg = image && (await opened(context, em, image));
  return jpeg && { content: jpeg.toString('base64') };
}

async function opened(
  { files }: Pick<PortalContext, 'files'>,
  em: EntityManager,
  image: IdImage,
): Promise<Buffer | null> {
  const { accountId, reservationId, step, fileName, fileKey } = image;
  const sealed = fileName && fileKey ? await files.read(fileName) : null;
  if (!sealed) return null;
  const adult = await em.findOne(PortalAdultRow, { accountId, id: reservationId });
  const payload = adult ? { reservationId: adult.reservationId, adultId: adult.id, step } : { reservationId, step };
  await audit(em, accountId, { type: 'id_check.image_viewed', subjectId: payload.reservationId, payload });
  return openBytes(sealed, fileKey!);
}
