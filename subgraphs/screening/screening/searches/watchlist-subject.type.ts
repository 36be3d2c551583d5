import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'Person of a reservation who is searched for on watchlists.' })
export class WatchlistSubject {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date of birth from the booking, the portal or the ID document; null if unknown.',
  })
  birthDate!: string | null;

  @Field(() => Boolean, { description: 'Whether a verified ID document confirms the date of birth.' })
  birthDateProven!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Nationality from the ID document (ISO 3166-1 alpha-2); null if unknown.',
  })
  countryCode!: string | null;
}
