import { createHash, randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { newId } from '#kit/id.js';
import { type MessageSender, NotSent } from '#kit/outbound/message-sender.js';
import type { Job } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import { Person } from '../../account/person/person.entity.js';
import { Account } from '../../account/account.entity.js';
import { type FoundSecret, findSecrets } from '../../account/sign-in/find-secret.js';
import { mailWords } from '../../account/sign-in/mail-words.js';
import { PasswordReset } from './password-reset.entity.js';

/** Lifetime of a reset link, in minutes. */
export const RESET_MINUTES = 30;

/** Minimum time between two links, so that mailboxes are not flooded. */
const MIN_GAP_MS = 60_000;

export interface SendingPayload {
  /** Keyed digest of the address given. */
  loginKey: string;
  /** Language of the page on which the link was requested. */
  language?: string | null;
}

/** Job name and options. */
export const SENDING = { name: 'send-password-reset', keyOf: ({ loginKey }: SendingPayload) => loginKey };

interface SendingParts {
  orm: MikroORM;
  pool: pg.Pool;
  publicUrl: string;
  /** null if mail is not configured. */
  mail: MessageSender | null;
}

/**
 * Creates and mails a reset link for each user who signs in with a confirmed address; does nothing if there is none.
 * Only the hash of the token is stored.
 */
export function sendPasswordResetJob(parts: SendingParts): Job<SendingPayload> {
  return {
    ...SENDING,
    retries: 3,
    retryDelaySeconds: 10,
    timeoutSeconds: 60,
    async run({ loginKey, language }) {
      const { pool, mail } = parts;
      if (!mail) return;
      for (const secret of await findSecrets(pool, loginKey))
        if (secret.isVerified) await sendLink(parts, mail, secret, language);
    },
  };
}

async function sendLink(
  parts: SendingParts,
  mail: MessageSender,
  secret: FoundSecret,
  language: string | null | undefined,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const found = await open(parts, secret, createHash('sha256').update(token).digest('hex'));
  if (!found) return;
  try {
    const words = wordsOf(`${parts.publicUrl}/password/${token}`, found.account, language);
    await mail.send({ id: newId(), to: found.to, ...words, html: null });
  } catch (error) {
    await close(parts, secret);
    if (!(error instanceof NotSent) || !error.permanent) throw error;
  }
}

/** Creates the link, replacing an earlier one. Returns address and account; null if a link was created just before. */
function open(
  { orm }: SendingParts,
  { accountId, personId }: FoundSecret,
  tokenHash: string,
): Promise<{ to: string; account: string | null } | null> {
  return emFor(orm, [accountId]).transactional(async (tx) => {
    const id = personId ?? accountId;
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7341))', [id]);
    await tx.nativeDelete(PasswordReset, { accountId, validUntil: { $lt: new Date() } });
    const known = await tx.findOne(PasswordReset, { accountId, id });
    if (known && Date.now() - known.updatedAt.getTime() < MIN_GAP_MS) return null;
    const row = known ?? Object.assign(new PasswordReset(), { accountId, id, personId });
    Object.assign(row, { tokenHash, validUntil: new Date(Date.now() + RESET_MINUTES * 60_000) });
    tx.persist(row);
    await tx.flush();
    await announce(tx, accountId, eventOf('account.password_link_made', { accountId, ...(personId && { personId }) }));
    const account = await tx.findOne(Account, { accountId, id: accountId });
    const owner = personId ? await tx.findOne(Person, { accountId, id: personId }) : account;
    return owner?.email ? { to: owner.email, account: account!.companyName ?? account!.name } : null;
  });
}

/** Invalidates a link that could not be sent, so that the next request need not wait. */
async function close({ orm }: SendingParts, { accountId, personId }: FoundSecret): Promise<void> {
  await emFor(orm, [accountId]).nativeDelete(PasswordReset, { accountId, id: personId ?? accountId });
}

function wordsOf(url: string, account: string | null, language: string | null | undefined) {
  const { subject, request, open: choose, expires } = mailWords(language).reset;
  return { subject, text: [request(account), choose, url, expires(RESET_MINUTES)].join('\n\n') };
}
