import { ArgsType, Field, ID, Int } from 'type-graphql';
import { ListingStatus } from '../listing/listing-status.js';
import { ListingSort } from './listing-sort.js';

@ArgsType()
export class ListingFilter {
  @Field(() => ListingStatus, { nullable: true, description: 'Only those of this status.' })
  status?: ListingStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with this text in name, nickname, myId, street, city or building; case and accents aside.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of this building.' })
  building?: string | null;

  @Field(() => ListingSort, { defaultValue: 'oldest', description: 'Their order.' })
  sort!: ListingSort;
}

@ArgsType()
export class ListingConnectionArgs extends ListingFilter {
  @Field(() => Int, { defaultValue: 25, description: 'How many to give, at most 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Only what follows this cursor.' })
  after?: string | null;
}

const ACCOUNT = 'Only those of this account: the own one or one below it.';

@ArgsType()
export class AllListingsConnectionArgs extends ListingConnectionArgs {
  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;
}

@ArgsType()
export class ListingPageArgs extends ListingFilter {
  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'How many to pass over.' })
  from!: number;

  @Field(() => Int, { defaultValue: 25, description: 'How many to give, at most 100.' })
  size!: number;
}

@ArgsType()
export class ListingIdsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only those with all these words in name or nickname; case and accents aside.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of this building.' })
  building?: string | null;

  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;

  @Field(() => Int, { defaultValue: 1000, description: 'How many to give, at most 10,001.' })
  size!: number;
}
