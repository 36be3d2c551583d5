import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../address/address-input.type.js';
import { CreditPersonInput } from '../credit/credit-person-input.type.js';
import { DateScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'A phone number and its default country.' })
class PhoneInput {
  @Field(() => String, { description: 'The number as entered by the guest.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 country code, used to parse a number in national format.',
  })
  defaultCountry?: string | null;
}

@InputType({ description: 'A person to search for on watchlists.' })
export class ListedPersonInput {
  @Field(() => String, { description: 'Full name in any script; only the first 400 characters are used.' })
  name!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Nationality as ISO 3166-1 alpha-2 or alpha-3; other values are ignored.',
  })
  countryCode?: string | null;
}

@InputType({ description: 'Identity of the guest.' })
class GuestPersonInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate!: string;
}

@InputType({ description: 'Guest details to look up. Omitted or null fields are skipped.' })
export class GuestSignalsInput {
  @Field(() => PhoneInput, { nullable: true, description: "The guest's phone number." })
  phone?: PhoneInput | null;

  @Field(() => String, { nullable: true, description: "The guest's email address." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "The guest's IP address." })
  ip?: string | null;

  @Field(() => AddressInput, { nullable: true, description: "The guest's postal address." })
  address?: AddressInput | null;

  @Field(() => GuestPersonInput, { nullable: true, description: "The guest's name and date of birth." })
  person?: GuestPersonInput | null;

  @Field(() => [ListedPersonInput], {
    nullable: true,
    description: 'People to search for on watchlists: the primary guest and additional guests.',
  })
  people?: ListedPersonInput[] | null;

  @Field(() => CreditPersonInput, { nullable: true, description: 'The person who consented to a credit check.' })
  credit?: CreditPersonInput | null;
}
