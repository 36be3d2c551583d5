import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Account } from '../../foreign/account.js';
import { NoteType } from '../reservation-page.type.js';

@Resolver(() => NoteType)
export class NoteResolver {
  @FieldResolver(() => Account, { nullable: true, description: 'The account that wrote it.' })
  author(@Root() { authorId }: NoteType): Account | null {
    return authorId ? { id: authorId } : null;
  }
}
