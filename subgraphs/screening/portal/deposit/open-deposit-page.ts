import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { messages } from '../../messages.js';
import type { PortalContext } from '../context.js';
import { type GuestLanguage, guestLanguage, inLanguageOf } from '../guest-languages.js';
import { embedToken } from '../link/portal-token.js';
import { lockOpenReservation } from '../step/find-step.js';
import { type PortalVisitor, mustBeAsked, openVisit } from '../visit/open-visit.js';
import { DepositRow } from './deposit.entity.js';
import { DepositFault, type DepositProcessor } from './providers/deposit-processor.js';

/** What the guest reads beside the amount on the payment page. */
const NAMES: Record<GuestLanguage, Record<Order['kind'], string>> = {
  en: { deposit: 'Security deposit (held, not charged)', waiver: 'Deposit waiver (one-time fee)' },
  es: { deposit: 'Fianza (se retiene, no se cobra)', waiver: 'Exención de la fianza (pago único)' },
  fr: { deposit: 'Caution (bloquée, non débitée)', waiver: 'Dispense de caution (frais uniques)' },
  de: { deposit: 'Kaution (vorgemerkt, nicht abgebucht)', waiver: 'Befreiung von der Kaution (einmalige Gebühr)' },
  it: { deposit: 'Deposito cauzionale (bloccato, non addebitato)', waiver: 'Esonero dal deposito (costo unico)' },
  pt: { deposit: 'Caução (bloqueada, não cobrada)', waiver: 'Isenção da caução (taxa única)' },
  nl: { deposit: 'Borg (gereserveerd, niet afgeschreven)', waiver: 'Afkoop van de borg (eenmalig)' },
  pl: { deposit: 'Kaucja (blokada, bez pobrania)', waiver: 'Opłata zamiast kaucji' },
  ar: { deposit: 'تأمين (يُحجز ولا يُخصم)', waiver: 'إعفاء من التأمين (رسم لمرة واحدة)' },
  ja: { deposit: '保証金（一時的に確保、請求なし）', waiver: '保証金の免除手数料' },
};

/** A page that expires sooner is replaced. */
const MIN_LEFT_MS = 120_000;
/** How long the return link works: the payment page's hour, and another one. */
const RETURN_MINUTES = 120;

/**
 * Returns the processor's payment page for the option that the guest agreed to; the same page as long as it is valid.
 * Its return URL is a link that expires after two hours, so that the processor never gets the permanent one. Throws
 * FORBIDDEN, RESERVATION_NOT_FOUND, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, SCREEN_NOT_READY without a processor,
 * SCREEN_NOT_DONE before the guest chose, SCREEN_DONE, DEPOSIT_REFUSED, UNAVAILABLE.
 */
export async function openDepositPage(context: PortalContext): Promise<string> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, 'SecurityDeposit');
  const processor = context.viewer.isTest ? null : context.deposits;
  if (!processor) throw new Failure('SCREEN_NOT_READY', messages.depositsElsewhere);
  const order = await orderOf(context, visitor);
  const { row, replaced } = await context.em.transactional((tx) => reserve(tx, visitor, processor, order));
  if (replaced?.sessionId) await asked(processor.close(replaced.sessionId));
  if (row.state === 'waiting') return row.pageUrl!;
  const returnUrl = `${context.portalLink(returnToken(visitor))}#SecurityDeposit`;
  const { locale } = visitor.row;
  const spoken = { name: inLanguageOf(locale, NAMES)[order.kind], language: guestLanguage(locale) };
  const page = await asked(
    processor.open({ ...order, ...spoken, reference: row.id, accountId: row.accountId, returnUrl }),
  );
  await context.em.transactional(async (tx) => {
    const kept = await tx.findOneOrFail(DepositRow, { accountId: row.accountId, id: row.id }, { refresh: true });
    if (kept.state !== 'opening') return;
    const { sessionId, url: pageUrl, until: pageUntil } = page;
    Object.assign(kept, { state: 'waiting', sessionId, pageUrl, pageUntil });
  });
  return page.url;
}

interface Order {
  kind: 'deposit' | 'waiver';
  amount: number;
  currency: string;
}

/** The option that the guest submitted. */
async function orderOf({ load }: Pick<PortalContext, 'load'>, { row, contents }: PortalVisitor): Promise<Order> {
  const step = (await load.portalStepsOf(row.id)).find(({ screen }) => screen === 'SecurityDeposit');
  if (step?.state === 'accepted') throw new Failure('SCREEN_DONE', messages.screenComplete);
  if (step?.state !== 'submitted' || !step.answers) throw new Failure('SCREEN_NOT_DONE', messages.chooseDeposit);
  const { amount, currency, waiverFee } = contents.SecurityDeposit;
  const { choice } = JSON.parse(step.answers) as { choice: Order['kind'] };
  return { kind: choice, amount: choice === 'waiver' ? (waiverFee ?? 0) : amount, currency };
}

/** The current order, or a new one if it ended or was for something else. */
async function reserve(tx: EntityManager, { row }: PortalVisitor, { name }: DepositProcessor, order: Order) {
  const { accountId, id: reservationId } = await lockOpenReservation(tx, row.id);
  const last = await tx.findOne(DepositRow, { accountId, reservationId }, { orderBy: { createdAt: -1, id: -1 } });
  if (last && ['held', 'paid', 'captured'].includes(last.state))
    throw new Failure('SCREEN_DONE', messages.screenComplete);
  const isSame = last?.kind === order.kind && last.amount === order.amount && last.currency === order.currency;
  const isOpen = last?.state === 'opening' || (last?.state === 'waiting' && endsLater(last.pageUntil));
  if (last && isSame && isOpen) return { row: last, replaced: null };
  const made = Object.assign(new DepositRow(), { accountId, reservationId, processor: name, ...order });
  tx.persist(made);
  return { row: made, replaced: last?.state === 'waiting' && endsLater(last.pageUntil) ? last : null };
}

const endsLater = (until: Date | null) => until !== null && until.getTime() - Date.now() > MIN_LEFT_MS;

function returnToken({ row }: PortalVisitor): string {
  return embedToken(row, new Date(Date.now() + RETURN_MINUTES * 60_000));
}

/** Converts processor failures to failures of the API. */
export async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DepositFault)) throw error;
    if (error.kind === 'refused') throw new Failure('DEPOSIT_REFUSED', messages.processorRefused);
    throw new Failure('UNAVAILABLE', messages.processorUnavailable);
  }
}
