import type { EntityManager } from '@mikro-orm/postgresql';
import type { SealingDriver } from '#kit/cipher/sealing-driver.js';
import { Failure, type InputProblem } from '#kit/failure.js';
import { announceAll } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems as reasons } from '../../../messages.js';
import { analyseAgain, arrayText } from '../../reservation/analyse-again.js';
import type { BookingContext } from '../../context.js';
import { findReservation } from '../../reservation/find-reservations.js';
import { withoutPayer } from '../../retention/forgetting.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { checkPaymentEvents } from './check-payment-events.js';
import { fillPaymentEvent } from './fill-payment-event.js';
import type { PaymentEventInput } from './payment-event.input.js';
import { PaymentEvent } from './payment-event.entity.js';
import type { RecordedPaymentEvent } from './payment-event.type.js';
import type { EventStatus, EventType } from './payment-words.js';

export interface RecordPaymentEvents {
  inputs: PaymentEventInput[];
  /** The reservation of all events; null: each event names its own. */
  reservationId: string | null;
  /** With it, reservations are identified by confirmation code in this system, or by their booking ID there. */
  pms: string | null;
  usePmsId: boolean;
}

/**
 * Records payment events and re-analyses their reservations, in one transaction: all events or, if any is invalid,
 * none. Known events (same source and event id in the reservation's account) change nothing, even if sent concurrently.
 * For an erased guest, amounts are stored but not the payer. Results are in input order. Throws BAD_INPUT,
 * CARD_NUMBER_REFUSED, RESERVATION_NOT_FOUND.
 */
export async function recordPaymentEvents(
  context: BookingContext,
  ask: RecordPaymentEvents,
): Promise<RecordedPaymentEvent[]> {
  const problems = checkPaymentEvents(ask.inputs, ask.reservationId);
  if (problems.length > 0) throw refused(problems);
  const reservations = await findReservations(context, ask);
  const receivedAt = new Date();
  const events = ask.inputs.map((input, n) => fillPaymentEvent(input, reservations[n]!, receivedAt));
  return context.em.transactional(async (tx) => {
    const added = await store(context, tx, events);
    return events.map(({ id, eventSource, eventId, reservationId }) => ({
      eventSource,
      eventId,
      reservationId,
      duplicate: !added.has(id),
    }));
  });
}

/** Returns the ids of new events. */
async function store(context: BookingContext, tx: EntityManager, events: PaymentEvent[]): Promise<Set<string>> {
  const erased = await lockReservations(tx, events);
  for (const event of events) if (erased.has(event.reservationId)) withoutPayer(event);
  // All writers insert in the same order, so that concurrent writers of shared events do not deadlock.
  const ordered = [...firstOfEach(events)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  // A raw statement bypasses the driver's encryption, so the values are encrypted here.
  const driver = tx.getDriver() as unknown as SealingDriver;
  const inserted = await tx
    .createQueryBuilder(PaymentEvent)
    .insert(ordered.map((event) => driver.encrypted(PaymentEvent, event, event)))
    .onConflict(['accountId', 'eventSource', 'eventId'])
    .ignore()
    .returning('id')
    .execute<{ id: string }[]>('all');
  const ids = new Set(inserted.map(({ id }) => id));
  const added = events.filter(({ id }) => ids.has(id));
  if (added.length === 0) return ids;
  await announceAll(tx, added.map(announcementOf));
  const touched = [...new Set(added.map(({ reservationId }) => reservationId))];
  await analyseAgain(context, tx, 'id = any(?::uuid[])', [arrayText(touched)]);
  return ids;
}

/**
 * Locks the reservations until the events are written, so that no erasure misses them. Returns the ids of erased ones.
 */
async function lockReservations(tx: EntityManager, events: PaymentEvent[]): Promise<Set<string>> {
  const named = (pick: (event: PaymentEvent) => string) => arrayText([...new Set(events.map(pick))]);
  const rows = await tx.execute<{ id: string; erased: boolean }[]>(
    `select id, erased_at is not null as erased from screening.reservation
     where account_id = any(?::uuid[]) and id = any(?::uuid[]) order by id for update`,
    [named((event) => event.accountId), named((event) => event.reservationId)],
  );
  return new Set(rows.flatMap(({ id, erased }) => (erased ? id : [])));
}

function announcementOf({ accountId, id, reservationId, eventType, eventStatus }: PaymentEvent) {
  const kind = { eventType: eventType as EventType, eventStatus: eventStatus as EventStatus };
  return { accountId, ...eventOf('payment.event_recorded', { reservationId, paymentEventId: id, ...kind }) };
}

const keyOf = ({ accountId, eventSource, eventId }: PaymentEvent) => `${accountId} ${eventSource} ${eventId}`;

/** Keeps the first of repeated events in a batch. */
function firstOfEach(events: PaymentEvent[]): Iterable<PaymentEvent> {
  return new Map([...events].reverse().map((event) => [keyOf(event), event])).values();
}

/** The reservation of each input. Throws RESERVATION_NOT_FOUND with every unknown one. */
async function findReservations(
  context: BookingContext,
  { inputs, reservationId, pms, usePmsId }: RecordPaymentEvents,
): Promise<Reservation[]> {
  const names = inputs.map((input) => reservationId ?? input.reservationId!);
  const distinct = [...new Set(names)];
  const found = await Promise.all(distinct.map((name) => findReservation(context, name, pms, usePmsId)));
  const byName = new Map(distinct.map((name, n) => [name, found[n]]));
  const place = (n: number) => [String(n), 'reservationId'];
  const unknown = names.flatMap((name, n) =>
    byName.get(name) ? [] : [{ loc: place(n), msg: reasons.unknownReservation, type: 'reservation_not_found' }],
  );
  if (unknown.length > 0) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound, unknown);
  const contrary = inputs.flatMap(({ reservationId: own }, n) =>
    own?.trim() && own !== names[n] && own !== byName.get(names[n]!)!.id
      ? [{ loc: place(n), msg: reasons.otherReservation, type: 'value_error' }]
      : [],
  );
  if (contrary.length > 0) throw refused(contrary);
  return names.map((name) => byName.get(name)!);
}

function refused(problems: InputProblem[]): Failure {
  const first = problems.find(({ type }) => type === 'card_number') ?? problems[0]!;
  const code = first.type === 'card_number' ? 'CARD_NUMBER_REFUSED' : 'BAD_INPUT';
  return new Failure(code, [first.loc.join('.'), first.msg].filter(Boolean).join(' '), problems);
}
