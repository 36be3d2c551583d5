import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../address/address-input.type.js';
import { CreditPersonInput } from '../credit/credit-person-input.type.js';
import { GuestPersonInput } from './guest-person-input.type.js';
import { ListedPersonInput } from './listed-person-input.type.js';
import { PhoneInput } from './phone-input.type.js';

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
