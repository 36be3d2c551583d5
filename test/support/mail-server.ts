import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines by lower-case name, unfolded. */
  headers: Record<string, string[]>;
  body: string;
  at: number;
}

/**
 * How the server handles the next emails: accepts them, or responds like this; `hang` reads an email without
 * responding.
 */
export type MailMood = 'take' | 'hang' | number;

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Emails received in full, accepted or not. */
  offered: ReceivedMail[];
  mood: MailMood;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback, with or without authentication. */
export async function mailServer(options: { signIn?: { user: string; pass: string } } = {}): Promise<MailServer> {
  const state: MailServer = { url: '', received: [], offered: [], mood: 'take', stop: async () => undefined };
  const server = new SMTPServer({
    authOptional: !options.signIn,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === options.signIn?.user && password === options.signIn?.pass
        ? done(null, { user: username })
        : done(new Error('Who is ann.lee@example.com?')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = read(
          Buffer.concat(parts).toString(),
          mailFrom ? mailFrom.address : '',
          rcptTo.map((to) => to.address),
        );
        state.offered.push(mail);
        if (state.mood === 'hang') return;
        if (typeof state.mood === 'number') {
          return done(Object.assign(new Error(`No mail for ${mail.to.join()}`), { responseCode: state.mood }));
        }
        state.received.push(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  state.url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  state.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

function read(raw: string, from: string, to: string[]): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    (headers[name] ??= []).push(line.slice(name.length + 1).trim());
  }
  const body = unquoted(rest.join('\r\n\r\n').replace(/=\r\n/g, ''));
  return { from, to, headers, body, at: Date.now() };
}

/** Quoted-printable text (RFC 2045) as UTF-8. */
const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** The subject of an email. Words with other letters than those of ASCII are encoded (RFC 2047). */
export function subjectOf({ headers }: ReceivedMail): string {
  return headers
    .subject![0]!.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : unquoted(text.replaceAll('_', ' ')),
    );
}
