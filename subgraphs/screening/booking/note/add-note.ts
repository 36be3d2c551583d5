import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { refuseErased } from '../retention/refuse-erased.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { Note } from './note.entity.js';

const LONGEST = 10_000;

/** Adds a note to a reservation. Throws BAD_INPUT, RESERVATION_NOT_FOUND, RESERVATION_ERASED. */
export async function addNote(
  { em, viewer }: Pick<BookingContext, 'em' | 'viewer'>,
  reservationId: string,
  text: string,
): Promise<Note> {
  const words = text.trim();
  if (words === '' || words.length > LONGEST || words.includes('\u0000') || !words.isWellFormed()) {
    const msg = problems.characters(1, LONGEST);
    throw new Failure('BAD_INPUT', `text ${msg}`, [{ loc: ['text'], msg, type: 'value_error' }]);
  }
  return em.transactional(async (tx) => {
    const row = isId(reservationId) ? await tx.findOne(Reservation, { id: reservationId }) : null;
    if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
    refuseErased(row);
    const { accountId } = row;
    const author = { authorType: 'user', authorId: viewer.accountId, personId: viewer.personId ?? null };
    const note = Object.assign(new Note(), { accountId, reservationId: row.id, text: words, ...author });
    tx.persist(note);
    await tx.flush();
    await announce(tx, accountId, eventOf('note.added', { reservationId: row.id }));
    return note;
  });
}
