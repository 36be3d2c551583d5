import type { EntityManager } from '@mikro-orm/postgresql';
import type { PortalContext } from '../context.js';
import { readAddress, recipientOf } from '../../booking/message/delivery/recipient-of.js';
import { putMessage } from '../../booking/message/queue-messages.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type GuestTexts, dateLocale, inLanguageOf } from '../guest-languages.js';
import type { PortalVisitor } from '../visit/open-visit.js';

/** Subject and introduction by language. */
const WORDS: GuestTexts<[subject: string, head: string]> = {
  en: ['Your copy of the agreement', 'You accepted this text on {date} (UTC).'],
  es: ['Su copia del contrato', 'Este es el texto que aceptó el {date} (UTC).'],
  fr: ['Votre exemplaire du contrat', 'Voici le texte que vous avez accepté le {date} (UTC).'],
  de: ['Ihre Kopie der Vereinbarung', 'Diesem Text haben Sie am {date} (UTC) zugestimmt.'],
  it: ['La tua copia del contratto', 'Hai accettato questo testo il {date} (UTC).'],
  pt: ['Sua cópia do contrato', 'Você aceitou este texto em {date} (UTC).'],
  'pt-PT': ['A sua cópia do contrato', 'Aceitou este texto em {date} (UTC).'],
  nl: ['Je kopie van de overeenkomst', 'Je hebt deze tekst geaccepteerd op {date} (UTC).'],
  pl: ['Twoja kopia umowy', 'Data akceptacji tego tekstu: {date} (UTC).'],
  ar: ['نسختك من الاتفاقية', 'هذا هو النص الذي وافقت عليه في {date} (UTC).'],
  ja: ['利用規約の控え', '{date}（UTC）に次の内容に同意いただきました。'],
};

const momentOf = (locale: string | null, moment: Date): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    moment,
  );

/**
 * Queues a copy of the signed text to the guest's email address, in the caller's transaction; does nothing without a
 * mail sender or an address.
 */
export async function sendCopy(
  { messages }: Pick<PortalContext, 'messages'>,
  tx: EntityManager,
  row: Reservation,
  { agreement, adult }: PortalVisitor,
): Promise<void> {
  const recipient = adult ? readAddress(adult.email, 'email') : recipientOf(row, 'email');
  if (!agreement || !messages.senders.email || 'reason' in recipient) return;
  const [subject, head] = inLanguageOf(row.locale, WORDS);
  const now = new Date();
  const about = head.replace('{date}', momentOf(row.locale, now));
  const proof = `${agreement.version} · SHA-256 ${agreement.sha256}`;
  // The text may contain what looks like a template placeholder.
  const content = agreement.content.replaceAll('{{', '{ {');
  const words =
    agreement.format === 'html'
      ? { html: `<p dir="auto">${about}<br />${proof}</p>\n<div dir="auto">${content}</div>`, text: null }
      : { text: `${about}\n${proof}\n\n${content}`, html: null };
  const to = adult && { recipient: recipient.to };
  await putMessage(messages, tx, row, { via: 'email', trigger: 'manual', sendAfter: now, subject, ...words, ...to });
}
