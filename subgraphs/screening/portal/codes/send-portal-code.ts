import { randomInt } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import type { PortalContext } from '../context.js';
import { NotSent } from '#kit/outbound/message-sender.js';
import { messages as texts } from '../../messages.js';
import { type GuestTexts, inLanguageOf } from '../guest-languages.js';
import { lockOpenReservation } from '../step/find-step.js';
import { mustBeAsked, openVisit } from '../visit/open-visit.js';
import { countCode } from './count-code.js';
import { confirmedWays, digestOfTarget, readTarget } from './code-target.js';
import { type CodeVia, PortalCode } from './portal-code.entity.js';

/** Validity, number of attempts, and codes per channel and hour. */
export const CODE_MINUTES = 15;
export const MAX_TRIES = 5;
const MAX_CODES = 5;
const HOUR_MS = 3_600_000;
const MIN_GAP_MS = 20_000;

/**
 * Subject of an email, and the text. A text has at most 70 characters with the code, or 160 of the GSM alphabet: one text
 * message.
 */
const WORDS: GuestTexts<[subject: string, text: string]> = {
  en: ['Your code: {code}', "{code} is your verification code. It expires in 15 min. Don't share it."],
  es: ['Su código: {code}', '{code} es su código de verificación. Caduca en 15 min. No lo comparta.'],
  fr: ['Votre code : {code}', '{code} est votre code de vérification, valable 15 min. Ne le partagez pas.'],
  de: ['Ihr Code: {code}', '{code} ist Ihr Bestätigungscode. Er gilt 15 Minuten. Bitte nicht weitergeben.'],
  it: ['Il tuo codice: {code}', '{code} è il tuo codice di verifica. Scade tra 15 minuti. Non condividerlo.'],
  pt: ['Seu código: {code}', '{code} é seu código de verificação, válido por 15 min. Não compartilhe.'],
  'pt-PT': ['O seu código: {code}', '{code} é o seu código de verificação. Válido 15 min. Não partilhe.'],
  nl: ['Je code: {code}', '{code} is je verificatiecode. De code is 15 minuten geldig. Deel hem met niemand.'],
  pl: ['Twój kod: {code}', '{code} to Twój kod weryfikacyjny, ważny 15 min. Nie podawaj go nikomu.'],
  ar: ['رمز التحقق: {code}', 'رمز التحقق هو {code}. صالح لمدة 15 دقيقة. لا تعطه لأحد.'],
  ja: ['確認コード：{code}', '確認コードは{code}です。有効期限は15分です。他の人に教えないでください。'],
};

/** Keyed, and bound to its row. */
export const digestOfCode = (id: string, code: string): string => lookupDigest(`portal-code:${id}:${code}`);

/**
 * Sends the guest a six-digit code to confirm an email address or phone number; an earlier code becomes invalid. Throws
 * FORBIDDEN, RESERVATION_NOT_FOUND, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, BAD_INPUT, TOO_MANY_REQUESTS, CODE_NOT_SENT.
 */
export async function sendPortalCode(context: PortalContext, via: CodeVia, given: string): Promise<boolean> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, 'AboutYou');
  const to = readTarget(via, given);
  if (!confirmedWays(context, visitor.contents).includes(via))
    throw new Failure('CODE_NOT_SENT', texts.codesNotEnabled);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const isLast = await keep(context, visitor.row.id, { via, target: digestOfTarget(via, to), code });
  if (isLast) context.log.warn({ accountId: visitor.row.accountId, via }, 'portal_codes.limit_reached');
  const [subject, text] = inLanguageOf(visitor.row.locale, WORDS).map((words) => words.replace('{code}', code));
  try {
    await context.messages.senders[via]!.send({ id: newId(), to, subject: subject!, text: text!, html: null });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    throw new Failure('CODE_NOT_SENT', texts.codeNotSent);
  }
  return true;
}

type Made = Pick<PortalCode, 'via' | 'target'> & { code: string };

/** Stores the code. Returns whether it is the last one that the account may send by this channel today. */
function keep(
  context: Pick<PortalContext, 'em' | 'portalCodes'>,
  reservationId: string,
  { via, target, code }: Made,
): Promise<boolean> {
  const { em, portalCodes } = context;
  return em.transactional(async (tx) => {
    const { accountId } = await lockOpenReservation(tx, reservationId);
    const now = new Date();
    const known = await tx.findOne(PortalCode, { accountId, reservationId, via });
    const row = known ?? Object.assign(new PortalCode(), { accountId, reservationId, via, target });
    if (now.getTime() - row.sentSince.getTime() > HOUR_MS) Object.assign(row, { sent: 0, sentSince: now });
    const isTooSoon = known !== null && now.getTime() - known.sentAt.getTime() < MIN_GAP_MS;
    if (row.sent >= MAX_CODES || isTooSoon)
      throw new Failure('TOO_MANY_REQUESTS', texts.codeLimit(MIN_GAP_MS / 1000, MAX_CODES));
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    Object.assign(row, { target, tries: 0, sent: row.sent + 1, sentAt: now, expiresAt, confirmedAt: null });
    row.digest = digestOfCode(row.id, code);
    tx.persist(row);
    return countCode(tx, accountId, via, portalCodes[via]);
  });
}
