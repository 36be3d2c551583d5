import { ArgsType, Field, ID, Int } from 'type-graphql';
import { ListingStatus } from '../listing/listing-status.js';
import { ListingSort } from './listing-sort.js';

@ArgsType()
export class ListingFilter {
  @Field(() => ListingStatus, { nullable: true, description: 'Only listings with this status.' })
  status?: ListingStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only listings with this text in name, nickname, myId, street, city or building. Ignores case and accents.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only listings in this building.' })
  building?: string | null;

  @Field(() => ListingSort, { defaultValue: 'oldest', description: 'Sort order.' })
  sort!: ListingSort;
}

const ACCOUNT = 'Only listings of this account: your own account or one below it.';

@ArgsType()
export class AllListingsArgs extends ListingFilter {
  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;
}

@ArgsType()
export class ListingPageArgs extends ListingFilter {
  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Offset: number of listings to skip.' })
  from!: number;

  @Field(() => Int, { defaultValue: 25, description: 'Page size, up to 100.' })
  size!: number;
}

@ArgsType()
export class ListingIdsArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only listings with all these words in name or nickname. Ignores case and accents.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Only listings in this building.' })
  building?: string | null;

  @Field(() => ID, { nullable: true, description: ACCOUNT })
  accountId?: string | null;

  @Field(() => Int, { defaultValue: 1000, description: 'Number of IDs to return, up to 10,001.' })
  size!: number;
}
