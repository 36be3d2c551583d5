import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { NoteType } from '../reservation/reservation-page.type.js';
import { addNote } from './add-note.js';
import { NoteAuthor, authorOf } from './note-author.type.js';

@Resolver(() => NoteType)
export class NoteResolver {
  @RequiresRole('manager')
  @Mutation(() => NoteType, { description: 'Add a note to a reservation.' })
  addNote(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) reservationId: string,
    @Arg('text', () => String, { description: 'Note text, 1 to 10,000 characters.' }) text: string,
    @Ctx() context: BookingContext,
  ) {
    return addNote(context, reservationId, text);
  }

  @FieldResolver(() => NoteAuthor, { nullable: true, description: 'Who wrote the note; null if not recorded.' })
  author(@Root() note: NoteType) {
    return authorOf(note);
  }
}
