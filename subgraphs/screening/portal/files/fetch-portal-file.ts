import { openBytes } from '#kit/cipher/sealed-bytes.js';
import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { audit } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages } from '../../messages.js';
import type { PortalContext } from '../context.js';
import { PortalFileRow } from './portal-file.entity.js';
import type { PortalFileContent, PortalFileLink } from './portal-file.type.js';

/** Validity of a file link. */
const LINK_MINUTES = 5;
const PURPOSE = 'portal-file';

/** Creates a link for a user to fetch a file; its creation is audited. Throws PORTAL_FILE_NOT_FOUND. */
export async function linkPortalFile(
  { em, portalFileUrl, viewer: by }: Pick<PortalContext, 'em' | 'portalFileUrl' | 'viewer'>,
  id: string,
): Promise<PortalFileLink> {
  const file = isId(id) ? await em.findOne(PortalFileRow, { id }) : null;
  if (!file) throw new Failure('PORTAL_FILE_NOT_FOUND', messages.fileNotFound);
  await audit(em, file.accountId, lookedAt('guest_portal.file_linked', file));
  const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
  return { url: portalFileUrl(writeLinkToken(PURPOSE, { accountId: file.accountId, id, expiresAt, by })), expiresAt };
}

/** The file behind a link, audited as well; null if the link has expired or the file was deleted. */
export async function fetchPortalFile(
  context: Pick<PortalContext, 'emOfLink' | 'files'>,
  token: string,
): Promise<PortalFileContent | null> {
  const link = readLinkToken(PURPOSE, token, new Date());
  if (!link) return null;
  const em = context.emOfLink(link);
  const file = await em.findOne(PortalFileRow, { accountId: link.accountId, id: link.id });
  const sealed = file && (await context.files.read(file.fileName));
  if (!sealed) return null;
  await audit(em, file.accountId, lookedAt('guest_portal.file_read', file));
  const content = openBytes(sealed, file.fileKey).toString('base64');
  return { format: file.format, saveAs: `${file.slot}-${file.id.slice(-8)}.${file.format}`, content };
}

function lookedAt(
  type: 'guest_portal.file_linked' | 'guest_portal.file_read',
  { reservationId, screen, id: portalFileId }: PortalFileRow,
) {
  return eventOf(type, { reservationId, screen, portalFileId });
}
