import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { Account } from '../../references/account.js';
import { Person } from '../../references/person.js';
import { NoteType } from '../reservation/reservation-page.type.js';
import { addNote } from './add-note.js';

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

  @FieldResolver(() => Account, { nullable: true, description: 'Account whose user or key wrote the note.' })
  author(@Root() { authorId }: NoteType): Account | null {
    return authorId ? { id: authorId } : null;
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description:
      "User who wrote the note; null if written with an API key, by the account's own sign-in, or " +
      'by a user of another account.',
  })
  person(@Root() { personId }: NoteType): Person | null {
    return personId ? { id: personId } : null;
  }
}
