import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Log } from '#kit/process/log.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { Reservation } from '../../reservation/reservation.entity.js';
import type { AccountModes } from '../../account/account-modes.js';
import { listingFacts } from '../template/listing-facts.js';
import { Message } from '../message.entity.js';
import { type MessageSender, NotSent } from '#kit/outbound/message-sender.js';
import { SIMULATED_SENDERS, type Senders } from '../providers/open-senders.js';
import { MessageTemplate } from '../template/message-template.entity.js';
import { type Words, fillIn } from '../template/placeholders.js';
import { valuesOf } from '../template/values-of.js';
import { beginAttempt, claimMessage, dropClaim } from './claim-message.js';
import { enqueueDelivery } from './enqueue-delivery.js';
import { type Prepared, nextStep } from './next-step.js';
import { remindAgain } from './remind-again.js';
import { type Outcome, settleMessage } from './settle-message.js';

export interface DeliveryParts {
  orm: MikroORM;
  graph: Graph;
  jobs: Pick<Jobs, 'enqueue'>;
  senders: Senders;
  modeOf: AccountModes;
  log: Log;
  portalUrl(reservation: Pick<Reservation, 'accountId' | 'id'>): string;
  /** Whether the guest still has a screen of the portal to fill in. */
  isPortalOpen(reservation: Reservation): Promise<boolean>;
}

interface Ready extends Prepared {
  sender: MessageSender | null;
  senders: Senders;
}

interface Named {
  accountId: string;
  messageId: string;
}

/**
 * Sends a due message, or performs whichever step it needs. At-least-once delivery: if a worker dies between the
 * provider's acceptance and recording it, the message is sent again with the same id.
 */
export async function deliverMessage(parts: DeliveryParts, named: Named): Promise<void> {
  const em = emFor(parts.orm, [named.accountId]);
  if (!(await claimMessage(em, named))) return comeBack(parts, named);
  try {
    const prepared = await prepare(parts, named);
    const step = nextStep(prepared);
    if (step.kind !== 'send') return await settleMessage(parts, prepared.message, prepared.message.attempts, step);
    const attempt = await beginAttempt(em, named);
    if (attempt === null) return;
    const words = fillIn(wordsOf(prepared), valuesOf(prepared.reservation, prepared.listing, portal(parts, prepared)));
    const outcome = await send(parts, prepared, step.to, words);
    await settleMessage(parts, prepared.message, attempt, outcome, (tx, reservation) =>
      remindAgain({ jobs: parts.jobs, senders: prepared.senders }, tx, reservation, prepared),
    );
  } catch (error) {
    await dropClaim(em, named);
    throw error;
  }
}

const portal = ({ portalUrl }: DeliveryParts, { reservation }: Prepared) => portalUrl(reservation);
const wordsOf = ({ message, template }: Prepared): Words => template ?? message;

/** Claimed by another worker, or postponed: check again afterwards. */
async function comeBack({ orm, jobs }: DeliveryParts, { accountId, messageId: id }: Named): Promise<void> {
  await emFor(orm, [accountId]).transactional(async (tx) => {
    const row = await tx.findOne(Message, { accountId, id });
    if (row?.status !== 'queued') return;
    const dueAt = row.claimedUntil && row.claimedUntil > row.dueAt ? row.claimedUntil : row.dueAt;
    await enqueueDelivery(jobs, tx, { accountId, id, dueAt });
  });
}

async function prepare(parts: DeliveryParts, { accountId, messageId }: Named): Promise<Ready> {
  const em = emFor(parts.orm, [accountId]);
  const message = await em.findOneOrFail(Message, { accountId, id: messageId });
  const reservation = await reservationOf(em, message);
  const { listingId } = reservation;
  const listing = listingId ? await listingFacts(parts.graph, serviceViewer(accountId), listingId) : null;
  // Read last: loading the listing may have taken seconds, during which an approval can be withdrawn.
  const fresh = listing ? await reservationOf(emFor(parts.orm, [accountId]), message) : reservation;
  const template = message.templateId && (await em.findOne(MessageTemplate, { accountId, id: message.templateId }));
  // Checked again here: a message of a test account must never leave the service.
  const senders = (await parts.modeOf(accountId)) === 'test' ? SIMULATED_SENDERS : parts.senders;
  const sender = senders[message.via];
  const isPortalOpen = message.trigger === 'portal_incomplete' && (await parts.isPortalOpen(fresh));
  const judged = { message, template: template || null, reservation: fresh, listing, isPortalOpen, now: new Date() };
  return { ...judged, sender, senders, canSend: sender !== null };
}

function reservationOf(em: EntityManager, { accountId, reservationId: id }: Message): Promise<Reservation> {
  return em.findOneOrFail(Reservation, { accountId, id });
}

async function send(parts: DeliveryParts, ready: Ready, to: string, words: Words): Promise<Outcome> {
  const { message } = ready;
  const sender = ready.sender!;
  try {
    await sender.send({ id: message.id, to, subject: words.subject, text: words.text, html: words.html });
    return { kind: 'sent', simulated: sender.simulates === true, to, method: sender.method, ...words };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const { reason, permanent } = error;
    parts.log.warn({ messageId: message.id, method: sender.method, reason, permanent }, 'message.not_sent');
    return { kind: 'refused', to, method: sender.method, error, ...words };
  }
}
