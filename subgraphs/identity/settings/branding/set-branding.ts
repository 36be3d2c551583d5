import { isBase64 } from '#kit/base64.js';
import { Failure, type InputProblem } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { mustManage } from '../../account/family/must-manage.js';
import type { IdentityContext } from '../../context.js';
import { isEmailAddress, isPhoneNumber } from '../../account/check-account.js';
import { messages } from '../../messages.js';
import { BrandingRow } from './branding.entity.js';
import { type Branding, type BrandingInput, shownBranding } from './branding.type.js';

const LARGEST_LOGO = 100_000;

/** Signatures of the supported image types. SVG is not supported, because it may contain scripts. */
const BEGINNINGS: [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** Returns the branding of the viewer's account. */
export async function findBranding({ em, viewer: { accountId } }: IdentityContext): Promise<Branding> {
  return shownBranding(await em.findOne(BrandingRow, { accountId, id: accountId }));
}

/**
 * Sets name, color, logo and contact of the viewer's account. Accounts below it without branding inherit them. Throws
 * BAD_INPUT.
 */
export async function setBranding(
  { em, viewer }: IdentityContext,
  { name, color, logo, email, phone, privacyUrl }: BrandingInput,
): Promise<Branding> {
  mustManage(viewer);
  const { accountId } = viewer;
  const picture = logo ? readLogo(logo) : null;
  const problems: InputProblem[] = [];
  const wrong = (member: string, msg: string) => problems.push({ loc: [member], msg, type: 'value_error' });
  const isName = (text: string) => text.trim() !== '' && text.length <= 100 && /^[^\p{Cc}]*$/u.test(text);
  if (typeof name === 'string' && !(isName(name) && name.isWellFormed())) wrong('name', messages.brandingName);
  if (typeof color === 'string' && !/^#[0-9a-f]{6}$/i.test(color)) wrong('color', messages.brandingColor);
  if (logo && !picture) wrong('logo', messages.brandingLogo);
  if (typeof email === 'string' && !isEmailAddress(email)) wrong('email', messages.notAnEmail);
  if (typeof phone === 'string' && !isPhoneNumber(phone)) wrong('phone', messages.notAPhone);
  if (typeof privacyUrl === 'string' && !isWebUrl(privacyUrl)) wrong('privacyUrl', messages.brandingPrivacyUrl);
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7321))', [accountId]);
    const known = await tx.findOne(BrandingRow, { accountId, id: accountId });
    const row = known ?? Object.assign(new BrandingRow(), { accountId, id: accountId });
    if (name !== undefined) row.name = name?.trim() ?? null;
    if (color !== undefined) row.color = color?.toLowerCase() ?? null;
    if (logo !== undefined) Object.assign(row, { logo: picture?.base64 ?? null, logoType: picture?.type ?? null });
    if (email !== undefined) row.email = email;
    if (phone !== undefined) row.phone = phone?.trim() ?? null;
    if (privacyUrl !== undefined) row.privacyUrl = privacyUrl;
    tx.persist(row);
    await tx.flush();
    await announce(tx, accountId, eventOf('branding.updated', { accountId }));
    return shownBranding(row);
  });
}

function isWebUrl(text: string): boolean {
  return text.length <= 2_000 && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}

function readLogo(given: string): { type: string; base64: string } | null {
  const text = given.replace(/^data:image\/[\w.+-]+;base64,/, '');
  if (text.length > LARGEST_LOGO * 1.4 || !isBase64(text)) return null;
  const bytes = Buffer.from(text, 'base64');
  const found = BEGINNINGS.find(([, matches]) => matches(bytes));
  return found && bytes.length <= LARGEST_LOGO ? { type: found[0], base64: bytes.toString('base64') } : null;
}
