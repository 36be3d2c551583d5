import type { Transporter } from 'nodemailer';
import { type MessageSender, NotSent, SEND_WITHIN_MS } from './message-sender.js';

const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 25_000 };

/** SMTP commands about the message; a rejection of others (greeting, TLS, login) is about the settings. */
const OF_THE_MESSAGE = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * Sends email by SMTP (RFC 5321). The Message-ID is derived from the message's ID, so duplicates after a broken connection
 * are recognizable. `timeoutMs` covers the whole conversation.
 */
export function smtpSender(
  { url, from }: { url: string; from: string },
  timeoutMs: number = SEND_WITHIN_MS,
): MessageSender {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const options = { ...WAITS, ...access, url: withoutLogging(url) };
  // Loaded on first use: the package takes 5 MB, and most processes send nothing.
  let opening: Promise<Transporter> | undefined;
  const opened = () => (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(options)));
  return {
    method: 'smtp',
    async send({ id, to, subject, text, html }) {
      const transport = await opened();
      try {
        await transport.sendMail({
          ...access,
          from,
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          subject: subject ?? '',
          ...(text && { text }),
          ...(html && { html }),
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        throw notSent(error as SmtpFault);
      }
    },
  };
}

/** The URL's query sets nodemailer options; those that would log emails are removed. */
function withoutLogging(text: string): string {
  const url = new URL(text);
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

/** Drops the server's response text because it quotes addresses. */
function notSent({ code, command, responseCode, permanent }: SmtpFault): NotSent {
  if (responseCode && OF_THE_MESSAGE.includes(command ?? '')) {
    return new NotSent(`refused_${responseCode}`, permanent === true);
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') return new NotSent('credentials_refused', false);
  if (code === 'ETIMEDOUT' || code === 'EABORT') return new NotSent('timed_out', false);
  if (code === 'ETLS') return new NotSent('tls_failed', false);
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return new NotSent('unsendable', true);
  return new NotSent(responseCode ? `server_said_${responseCode}` : 'not_connected', false);
}
