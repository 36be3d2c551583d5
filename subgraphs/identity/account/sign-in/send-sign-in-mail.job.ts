import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { newId } from '#kit/id.js';
import { type MessageSender, NotSent } from '#kit/outbound/message-sender.js';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import type { IdentityContext } from '../../context.js';
import { CONFIRM_MINUTES, confirmToken } from './confirm-address.js';
import type { FoundSecret } from './find-secret.js';
import { mailWords } from './mail-words.js';
import { findKept, mailAddressOf } from './session/persist-session.js';

/** Purpose of a sign-in mail. All but the first are notices, sent to confirmed addresses only. */
export type SignInMail = 'confirm_address' | 'password_changed' | 'role_changed' | 'factor_changed';

type Notice = Exclude<SignInMail, 'confirm_address'>;

type Who = Pick<FoundSecret, 'accountId' | 'personId'>;

interface MailPayload extends Who {
  about: SignInMail;
  /** Language of the page that caused the mail; notices are in that of the user's last sign-in. */
  language?: string | null;
}

const SENDING = {
  name: 'send-sign-in-mail',
  keyOf: ({ accountId, personId, about }: MailPayload) => `${about}:${personId ?? accountId}`,
};

/** Queues a mail to this user in the caller's transaction. Does nothing if mail is not configured. */
export async function queueSignInMail(
  tx: EntityManager,
  { jobs, sendsMail }: Pick<IdentityContext, 'jobs' | 'sendsMail'>,
  { accountId, personId }: Who,
  about: SignInMail,
  language: string | null = null,
): Promise<void> {
  if (sendsMail) await jobs.enqueue(tx, SENDING, { accountId, personId, about, language });
}

interface SendingParts {
  orm: MikroORM;
  publicUrl: string;
  /** null if mail is not configured. */
  mail: MessageSender | null;
}

/** Sends address confirmation links and notices about sign-in changes. */
export function sendSignInMailJob({ orm, publicUrl, mail }: SendingParts): Job<MailPayload> {
  return {
    ...SENDING,
    retries: 3,
    retryDelaySeconds: 10,
    timeoutSeconds: 60,
    async run({ accountId, personId, about, language }) {
      const em = emFor(orm, [accountId]);
      const kept = mail && (await findKept(em, accountId, personId));
      if (!kept?.loginKey || (about !== 'confirm_address' && !kept.verifiedAt)) return;
      const to = await mailAddressOf(em, kept);
      if (!to) return;
      const words =
        about === 'confirm_address'
          ? linkMail(`${publicUrl}/sign-in/confirm/${confirmToken({ accountId, personId }, kept.loginKey)}`, language)
          : notice(about, publicUrl, kept.language);
      try {
        await mail!.send({ id: newId(), to, ...words, html: null });
      } catch (error) {
        if (!(error instanceof NotSent) || !error.permanent) throw error;
      }
    },
  };
}

function linkMail(url: string, language: string | null | undefined): { subject: string; text: string } {
  const { subject, open, expires } = mailWords(language).confirm;
  return { subject, text: [open, url, expires(CONFIRM_MINUTES)].join('\n\n') };
}

function notice(about: Notice, publicUrl: string, language: string | null): { subject: string; text: string } {
  const words = mailWords(language).notice;
  const subject = words[about];
  return { subject, text: [words.ended(subject), words.change(`${publicUrl}/password`), words.review].join('\n\n') };
}
