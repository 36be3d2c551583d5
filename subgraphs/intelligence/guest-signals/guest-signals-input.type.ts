import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../address/address-input.type.js';
import { CreditPersonInput } from '../credit/credit-person-input.type.js';

@InputType({ description: 'A phone number and the country to read it in.' })
class PhoneInput {
  @Field(() => String, { description: 'The number as the guest wrote it.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country that a number in national form is read in.',
  })
  defaultCountry?: string | null;
}

@InputType({ description: 'Somebody to look for on watchlists.' })
export class ListedPersonInput {
  @Field(() => String, { description: 'Full name in any script; behind 400 characters it is not read.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Nationality as documents give it: ISO 3166-1 alpha-2 or alpha-3; others say nothing.',
  })
  countryCode?: string | null;
}

@InputType({ description: 'Who the guest is.' })
class GuestPersonInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Date of birth, `YYYY-MM-DD`.' })
  birthDate!: string;
}

@InputType({ description: 'What a guest has given; what is left out or null is not looked up.' })
export class GuestSignalsInput {
  @Field(() => PhoneInput, { nullable: true, description: "The guest's phone number." })
  phone?: PhoneInput | null;

  @Field(() => String, { nullable: true, description: "The guest's e-mail address." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The IP address that the guest came from.' })
  ip?: string | null;

  @Field(() => AddressInput, { nullable: true, description: "The guest's postal address." })
  address?: AddressInput | null;

  @Field(() => GuestPersonInput, { nullable: true, description: 'Who the guest is.' })
  person?: GuestPersonInput | null;

  @Field(() => [ListedPersonInput], {
    nullable: true,
    description: 'Whom to look for on watchlists: the guest, and who comes along.',
  })
  people?: ListedPersonInput[] | null;

  @Field(() => CreditPersonInput, { nullable: true, description: 'Who agreed to a credit check.' })
  credit?: CreditPersonInput | null;
}
