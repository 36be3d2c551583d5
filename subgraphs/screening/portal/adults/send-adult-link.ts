import type { EntityManager } from '@mikro-orm/postgresql';
import type { PortalContext } from '../context.js';
import { readAddress } from '../../booking/message/delivery/recipient-of.js';
import type { Via } from '../../booking/message/message.entity.js';
import { putMessage } from '../../booking/message/queue-messages.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { countSent } from '../codes/count-code.js';
import { type GuestTexts, inLanguageOf } from '../guest-languages.js';
import { adultToken } from '../link/portal-token.js';
import type { PortalAdultRow } from './portal-adult.entity.js';

/** Subject and text by language. Names are not inserted: a guest could use them for advertising. */
const WORDS: GuestTexts<[subject: string, text: string]> = {
  en: [
    'Before your stay',
    'You are on the guest list for a stay. Please fill in your details on this page. The link is only for you:',
  ],
  es: [
    'Antes de su estancia',
    'Está en la lista de huéspedes de una estancia. Complete sus datos en esta página. El enlace es solo para usted:',
  ],
  fr: [
    'Avant votre séjour',
    'Vous figurez sur la liste des voyageurs d’un séjour. Merci de saisir vos informations sur cette page. Ce lien vous est personnel :',
  ],
  de: [
    'Vor Ihrem Aufenthalt',
    'Sie stehen auf der Gästeliste eines Aufenthalts. Bitte geben Sie auf dieser Seite Ihre Daten ein. Der Link ist nur für Sie bestimmt:',
  ],
  it: [
    'Prima del tuo soggiorno',
    'Il tuo nome è tra gli ospiti di un soggiorno. Inserisci i tuoi dati in questa pagina. Il link è solo per te:',
  ],
  pt: [
    'Antes da sua estadia',
    'Seu nome está na lista de hóspedes de uma estadia. Preencha seus dados nesta página. O link é só para você:',
  ],
  'pt-PT': [
    'Antes da sua estadia',
    'O seu nome está na lista de hóspedes de uma estadia. Preencha os seus dados nesta página. A ligação é só para si:',
  ],
  nl: [
    'Voor je verblijf',
    'Je staat op de gastenlijst van een verblijf. Vul op deze pagina je gegevens in. De link is alleen voor jou:',
  ],
  pl: [
    'Przed pobytem',
    'Twoje nazwisko jest na liście gości. Uzupełnij swoje dane na tej stronie. Ten link jest tylko dla Ciebie:',
  ],
  ar: ['قبل إقامتك', 'اسمك مدرج في قائمة ضيوف إقامة. يرجى إدخال بياناتك في هذه الصفحة. الرابط لك وحدك:'],
  ja: [
    'ご宿泊の前に',
    '宿泊者としてお名前が登録されています。このページでご自身の情報を入力してください。リンクはご本人専用です：',
  ],
};

/** URL of an adult's own page; null if the link was revoked. */
export function adultUrl(
  { portalLink }: Pick<PortalContext, 'portalLink'>,
  { accountId, linkId }: Pick<PortalAdultRow, 'accountId' | 'linkId'>,
): string | null {
  return linkId && portalLink(adultToken({ accountId, id: linkId }));
}

/**
 * Queues the link to the adult's own phone or email, in the caller's transaction; does nothing if neither is usable.
 * Links count towards the account's daily code limit, because guests choose the recipients.
 */
export async function sendAdultLink(
  context: PortalContext,
  tx: EntityManager,
  row: Reservation,
  adult: PortalAdultRow,
): Promise<void> {
  const { messages, portalCodes } = context;
  const ways: [Via, string | null][] = [
    ['sms', adult.phone],
    ['email', adult.email],
  ];
  const found = ways.flatMap(([via, given]) => {
    const read = readAddress(given, via);
    return messages.senders[via] && 'to' in read ? [{ via, to: read.to }] : [];
  });
  const way = await firstAllowed(found, ({ via }) => countSent(tx, row.accountId, via, portalCodes[via]));
  if (!way) return;
  const [subject, sentence] = inLanguageOf(row.locale, WORDS);
  const text = `${sentence}\n${adultUrl(context, adult)}`;
  const words = { subject: way.via === 'email' ? subject : null, text, html: null };
  const members = { via: way.via, trigger: 'manual' as const, sendAfter: new Date(), recipient: way.to, ...words };
  await putMessage(messages, tx, row, members);
}

/** The first way that is allowed; later ones are not counted. */
async function firstAllowed<Way>(ways: Way[], count: (way: Way) => Promise<unknown>): Promise<Way | null> {
  for (const way of ways) if (await count(way)) return way;
  return null;
}
