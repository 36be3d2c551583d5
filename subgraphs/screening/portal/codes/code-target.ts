import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { InputProblem } from '#kit/failure.js';
import type { PortalContext } from '../context.js';
import { isTextable } from '../../booking/message/delivery/textable.js';
import { problems } from '../../messages.js';
import { email, phone } from '../answers/members.js';
import { problemsOf, refuse } from '../answers/problems.js';
import type { PortalContents } from '../content/find-portal-content.js';
import type { CodeVia } from './portal-code.entity.js';

const NOT_TEXTABLE: InputProblem = {
  loc: ['to'],
  type: 'not_textable',
  msg: problems.mobile,
};

/** Normalises an address or number for sending and comparison. Throws BAD_INPUT. */
export function readTarget(via: CodeVia, given: string): string {
  const read = (via === 'email' ? email : phone).safeParse(given);
  if (!read.success) throw refuse(problemsOf(read.error, 'to'));
  if (via === 'sms' && !isTextable(parsePhoneNumberFromString(read.data)!)) throw refuse([NOT_TEXTABLE]);
  return read.data;
}

/** Stored digest of an address or number; case-insensitive. */
export const digestOfTarget = (via: CodeVia, target: string): string =>
  lookupDigest(`portal-code-target:${via}:${target.toLowerCase()}`);

/** Channels that this guest must confirm: as the host configured, if a sender exists. */
export function confirmedWays(
  { viewer, messages }: Pick<PortalContext, 'viewer' | 'messages'>,
  { AboutYou }: PortalContents,
): CodeVia[] {
  if (viewer.isTest) return [];
  const wanted: CodeVia[] = [
    ...(AboutYou.confirmEmail ? ['email' as const] : []),
    ...(AboutYou.confirmPhone ? ['sms' as const] : []),
  ];
  return wanted.filter((via) => messages.senders[via] !== null);
}
