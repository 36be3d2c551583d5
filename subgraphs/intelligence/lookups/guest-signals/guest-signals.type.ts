import { Field, ObjectType } from 'type-graphql';
import { AddressAnswer } from '../address/address-answer.type.js';
import { EmailAnswer } from '../email/email-answer.type.js';
import { IpAnswer } from '../ip/ip-answer.type.js';
import { PhoneAnswer } from '../phone/phone-answer.type.js';

@ObjectType({ description: 'The answers on everything that a guest has given.' })
export class GuestSignals {
  @Field(() => PhoneAnswer, { nullable: true, description: 'On the phone number; null when none was given.' })
  phone!: PhoneAnswer | null;

  @Field(() => EmailAnswer, { nullable: true, description: 'On the e-mail address; null when none was given.' })
  email!: EmailAnswer | null;

  @Field(() => IpAnswer, { nullable: true, description: 'On the IP address; null when none was given.' })
  ip!: IpAnswer | null;

  @Field(() => AddressAnswer, { nullable: true, description: 'On the postal address; null when none was given.' })
  address!: AddressAnswer | null;
}
