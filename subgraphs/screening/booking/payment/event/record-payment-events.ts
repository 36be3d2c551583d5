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
  /** The reservation that all of them are about; null: each names its own. */
  reservationId: string | null;
  /** With it, reservations are named by their code in this system, or by their id there. */
  pms: string | null;
  usePmsId: boolean;
}

/**
 * Keeps what a processor tells and runs the analyses of the reservations again, in one transaction: all events or,
 * when one of them is refused, none. What is known already (source and event id, in the reservation's account)
 * changes nothing, also when it comes twice at once. Of an erased guest it is kept what was paid, not who paid. Answers in the order of the inputs.
 * Throws BAD_INPUT, CARD_NUMBER_REFUSED, RESERVATION_NOT_FOUND.
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

/** Gives the ids of those that were not known. */
async function store(context: BookingContext, tx: EntityManager, events: PaymentEvent[]): Promise<Set<string>> {
  const erased = await lockReservations(tx, events);
  for (const event of events) if (erased.has(event.reservationId)) withoutPayer(event);
  // One order for all writers, so that two that share events wait for each other instead of both for ever.
  const ordered = [...firstOfEach(events)].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  // A statement of its own, which the driver does not see: it is handed what is encrypted already.
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

/** Held until the events are written, so that no erasure passes them by. Gives the ids of those that are erased. */
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

/** An event that a batch holds twice counts once. */
function firstOfEach(events: PaymentEvent[]): Iterable<PaymentEvent> {
  return new Map([...events].reverse().map((event) => [keyOf(event), event])).values();
}

/** The reservation of each input. Throws RESERVATION_NOT_FOUND with every place that names none. */
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
