import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages as texts, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import type { SupervisedDecision } from './statuses.type.js';
import { queueMessages } from '../message/queue-messages.js';
import { findReservation } from './find-reservations.js';
import { refuseErased } from '../retention/refuse-erased.js';
import { FOLLOW_GUEST } from './follow-guest.js';
import { Note } from '../note/note.entity.js';
import { Reservation } from './reservation.entity.js';

const MAX_NOTES = 10_000;

export interface DecideReservation {
  id: string;
  decision: SupervisedDecision;
  notes: string | null;
  /** If set, the id is a confirmation code in this system or, with `usePmsId`, the booking ID there. */
  pms: string | null;
  usePmsId: boolean;
}

/** Records a supervised decision; the automated verdict is kept alongside it. */
export async function decideReservation(
  context: BookingContext,
  { decision, notes, ...meant }: DecideReservation,
): Promise<Reservation> {
  const { em, viewer, messages, jobs } = context;
  if (notes && (notes.length > MAX_NOTES || notes.includes('\u0000'))) {
    throw new Failure('BAD_INPUT', `notes ${problems.notes(MAX_NOTES)}`, [
      { loc: ['notes'], msg: problems.notes(MAX_NOTES), type: 'too_long' },
    ]);
  }
  const named = meant.pms || meant.usePmsId;
  const id = named ? (await findReservation(context, meant.id, meant.pms, meant.usePmsId))?.id : meant.id;
  return em.transactional(async (tx) => {
    const row =
      id && isId(id)
        ? await tx.findOne(Reservation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
        : null;
    if (!row) throw new Failure('RESERVATION_NOT_FOUND', texts.reservationNotFound);
    refuseErased(row);
    const wasDeclined = row.supervised === 'decline';
    row.supervised = decision;
    row.supervisedBy = 'user';
    row.decidedAt ??= new Date();
    if (notes) {
      tx.persist(
        Object.assign(new Note(), {
          accountId: row.accountId,
          reservationId: row.id,
          text: notes,
          authorType: 'user',
          authorId: viewer.accountId,
          personId: viewer.personId ?? null,
        }),
      );
    }
    await tx.flush();
    await announce(tx, row.accountId, eventOf('verification.decided', { reservationId: row.id }));
    if (wasDeclined !== (decision === 'decline'))
      await jobs.enqueue(tx, FOLLOW_GUEST, { accountId: row.accountId, reservationId: row.id });
    await queueMessages(messages, tx, row, decision === 'approve' ? 'approved' : 'declined');
    return row;
  });
}
