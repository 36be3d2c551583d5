import type { EntityManager } from '@mikro-orm/postgresql';
import type { PortalContext } from '../context.js';
import { readAddress, recipientOf } from '../../booking/message/delivery/recipient-of.js';
import { putMessage } from '../../booking/message/queue-messages.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type GuestLanguage, inLanguageOf } from '../guest-languages.js';
import type { PortalVisitor } from '../visit/open-visit.js';

/** Subject and introduction by language. */
const WORDS: Record<GuestLanguage, [subject: string, head: string]> = {
  en: ['Your copy of the agreement', 'You agreed to this text on'],
  es: ['Su copia del acuerdo', 'Este es el texto que aceptó el'],
  fr: ['Votre copie de l’accord', 'Voici le texte que vous avez accepté le'],
  de: ['Ihre Kopie der Vereinbarung', 'Diesem Text haben Sie zugestimmt am'],
  it: ['La tua copia del contratto', 'Hai accettato questo testo il'],
  pt: ['Sua cópia do contrato', 'Você aceitou este texto em'],
  nl: ['Je kopie van de overeenkomst', 'Je ging akkoord met deze tekst op'],
  pl: ['Twoja kopia umowy', 'Ta treść została zaakceptowana'],
  ar: ['نسختك من الاتفاقية', 'هذا هو النص الذي وافقت عليه في'],
  ja: ['契約の控え', '次の内容を承諾した日時：'],
};

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
  const about = `${head} ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC (${agreement.version}, SHA-256 ${agreement.sha256}):`;
  // The text may contain what looks like a template placeholder.
  const content = agreement.content.replaceAll('{{', '{ {');
  const words =
    agreement.format === 'html'
      ? { html: `<p>${about}</p>\n${content}`, text: null }
      : { text: `${about}\n\n${content}`, html: null };
  const to = adult && { recipient: recipient.to };
  await putMessage(messages, tx, row, { via: 'email', trigger: 'manual', sendAfter: now, subject, ...words, ...to });
}
