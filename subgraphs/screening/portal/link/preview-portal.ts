import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { type SignedLink, readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { audit } from '#kit/queue/outbox.js';
import { messages } from '../../messages.js';
import type { PortalContext } from '../context.js';

/** Validity of a preview link and of its page's credential. */
const PREVIEW_MINUTES = 15;
const LINK = 'portal-preview';
const CREDENTIAL = 'portal-preview-credential';

@ObjectType({ description: 'A read-only preview of the guest portal.' })
export class PortalPreview {
  @RequiresRole('viewer')
  @Field(() => String, { description: 'Signed URL of the preview page, issued to the requester.' })
  url!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time.' })
  expiresAt!: Date;
}

/** Creates a preview link, bound to the viewer and audited. Throws RESERVATION_NOT_FOUND. */
export async function previewPortal(
  { em, viewer: by, load, portalLink }: Pick<PortalContext, 'em' | 'viewer' | 'load' | 'portalLink'>,
  reservationId: string,
): Promise<PortalPreview> {
  const row = await load.reservation(reservationId);
  if (!row || row.erasedAt) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const { accountId, id } = row;
  await audit(em, accountId, { type: 'guest_portal.previewed', subjectId: id, payload: { reservationId: id } });
  const expiresAt = new Date(Date.now() + PREVIEW_MINUTES * 60_000);
  return { url: portalLink(writeLinkToken(LINK, { accountId, id, expiresAt, by })), expiresAt };
}

export const readPreviewLink = (token: string, now: Date): SignedLink | null => readLinkToken(LINK, token, now);

/** Credential of a preview page. It expires with the link. */
export const previewCredential = (link: SignedLink): string => writeLinkToken(CREDENTIAL, link);

export const readPreviewCredential = (credential: string, now: Date): SignedLink | null =>
  readLinkToken(CREDENTIAL, credential, now);
