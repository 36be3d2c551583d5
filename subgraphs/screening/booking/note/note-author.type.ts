import { Field, ID, ObjectType, createUnionType } from 'type-graphql';
import { Account } from '../../references/account.js';
import { Person } from '../../references/person.js';

@ObjectType({ description: "An author through an API key or the account's own sign-in." })
export class AccountAuthor {
  @Field(() => ID, { description: 'ID of the account of the key or sign-in.' })
  accountId!: string;

  @Field(() => Account, { nullable: true, description: 'The account; null if the viewer cannot see it.' })
  account!: Account | null;
}

@ObjectType({ description: 'A team member as an author.' })
export class PersonAuthor extends AccountAuthor {
  @Field(() => ID, { description: 'Team member ID.' })
  personId!: string;

  @Field(() => Person, { nullable: true, description: 'The team member; null if the viewer cannot see the account.' })
  person!: Person | null;
}

export const NoteAuthor = createUnionType({
  name: 'NoteAuthor',
  description: 'Who wrote a note.',
  types: () => [PersonAuthor, AccountAuthor] as const,
  resolveType: (author) => ('personId' in author ? 'PersonAuthor' : 'AccountAuthor'),
});

/** An author's account, and the signed-in user. */
interface Authored {
  authorId: string | null;
  personId: string | null;
}

/** Returns the author of a note or of a rule's version; null if it was not recorded. */
export function authorOf({ authorId, personId }: Authored): AccountAuthor | PersonAuthor | null {
  if (!authorId) return null;
  const account = { accountId: authorId, account: { id: authorId } };
  return personId ? { ...account, personId, person: { id: personId } } : account;
}
