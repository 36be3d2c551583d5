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
  @Mutation(() => NoteType, { description: 'Writes a remark about a reservation without deciding anything.' })
  addNote(
    @Arg('reservationId', () => ID, { description: 'The reservation.' }) reservationId: string,
    @Arg('text', () => String, { description: 'What it says, 1 to 10,000 characters.' }) text: string,
    @Ctx() context: BookingContext,
  ) {
    return addNote(context, reservationId, text);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account that wrote it.' })
  author(@Root() { authorId }: NoteType): Account | null {
    return authorId ? { id: authorId } : null;
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person who wrote it; null where it was a key or the account itself, or one of another account.',
  })
  person(@Root() { personId }: NoteType): Person | null {
    return personId ? { id: personId } : null;
  }
}
