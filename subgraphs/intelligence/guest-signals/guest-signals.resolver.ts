import { Arg, Ctx, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { AddressAnswer } from '../address/address-answer.type.js';
import { unknown } from '../answer/answer.js';
import { BreachAnswer } from '../breaches/breaches.type.js';
import type { IntelligenceContext, LookupContext } from '../context.js';
import { CreditAnswer } from '../credit/credit-report.type.js';
import { creditOf } from '../credit/guest-credit.js';
import { EmailAnswer } from '../email/email-answer.type.js';
import { MxAnswer } from '../email/mx-answer.type.js';
import { readIpAddress } from '../ip/ip-address.js';
import { IpAnswer } from '../ip/ip-answer.type.js';
import { IpThreatsAnswer } from '../ip/threats/ip-threats.type.js';
import { SexOffenderAnswer } from '../offenders/offender.type.js';
import { PhoneAnswer } from '../phone/phone-answer.type.js';
import { SocialAnswer } from '../social/social-answer.type.js';
import { findListedPeople } from './find-listed-people.js';
import { accountsOf, mailOf, ownEmail } from './guest-contact.js';
import { offendersLike } from './guest-offenders.js';
import { GuestSignalsInput } from './guest-signals-input.type.js';
import { ListedPeopleAnswer } from './guest-watchlists.type.js';

@ObjectType({
  description: 'The answers on everything that a guest has given. Only what is selected is looked up, each for itself.',
})
class GuestSignals {
  given!: GuestSignalsInput;
}

@Resolver(() => GuestSignals)
export class GuestSignalsResolver {
  @RequiresRole('manager')
  @Query(() => GuestSignals, { description: 'Everything that is known of what a guest has given, in one question.' })
  guestSignals(
    @Arg('input', () => GuestSignalsInput, { description: 'What the guest has given.' }) input: GuestSignalsInput,
  ): GuestSignals {
    return { given: input };
  }

  @FieldResolver(() => PhoneAnswer, { nullable: true, description: 'On the phone number; null when none was given.' })
  phone(@Root() { given: { phone } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return phone && lookUp.phone({ number: phone.number, defaultCountry: phone.defaultCountry ?? null });
  }

  @FieldResolver(() => EmailAnswer, { nullable: true, description: 'On the e-mail address; null when none was given.' })
  email(@Root() { given: { email } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return email == null ? null : lookUp.email(email);
  }

  @FieldResolver(() => IpAnswer, { nullable: true, description: 'On the IP address; null when none was given.' })
  ip(@Root() { given: { ip } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return ip == null ? null : lookUp.ip({ ip });
  }

  @FieldResolver(() => AddressAnswer, {
    nullable: true,
    description: 'On the postal address; null when none was given.',
  })
  async address(@Root() { given: { address } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    const answer = address && (await lookUp.address(address));
    // A country that was guessed by the size of a city is nothing to compare with the guest's phone or card.
    if (answer?.reason === 'country_not_given') return unknown('country_undetermined');
    if (!answer?.known || answer.facts.countryCode === 'US') return answer;
    // Only the United States have registers by State: elsewhere it would be kept for nothing.
    return { ...answer, facts: { ...answer.facts, state: null } };
  }

  @FieldResolver(() => IpThreatsAnswer, { nullable: true, description: 'Lists that the IP address is on.' })
  ipThreats(@Root() { given: { ip } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    if (ip == null) return null;
    const address = readIpAddress(ip);
    if (!address || address.reserved) return unknown(address ? 'address_reserved' : 'no_ip_address');
    return lookUp.ip_threats({ ip: address.text });
  }

  @FieldResolver(() => MxAnswer, { nullable: true, description: "Where the domain of the guest's address takes mail." })
  mail(@Root() { given: { email } }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return email == null ? null : mailOf(context, email);
  }

  @FieldResolver(() => BreachAnswer, { nullable: true, description: 'Breaches that the e-mail address was in.' })
  breaches(@Root() { given: { email } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    if (email == null) return null;
    const own = ownEmail(email);
    return own.email === null ? unknown(own.reason) : lookUp.breaches({ email: own.email });
  }

  @FieldResolver(() => SocialAnswer, {
    nullable: true,
    description: 'Accounts in networks for the e-mail address and the phone number; null when neither was given.',
  })
  social(@Root() { given }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return accountsOf(context, given);
  }

  @FieldResolver(() => SexOffenderAnswer, {
    nullable: true,
    description:
      "Records of the register of the State of the guest's address, under the name and birth date; null when nobody was named.",
  })
  sexOffenders(@Root() { given }: GuestSignals, @Ctx() context: LookupContext) {
    return offendersLike(context, given);
  }

  @FieldResolver(() => ListedPeopleAnswer, {
    nullable: true,
    description: 'What watchlists hold under the names of the people; null when nobody was named.',
  })
  watchlists(@Root() { given: { people } }: GuestSignals, @Ctx() context: LookupContext) {
    return people?.length ? findListedPeople(context, people) : null;
  }

  @FieldResolver(() => CreditAnswer, {
    nullable: true,
    description:
      'What a credit bureau says; null when nobody has agreed to a credit check. For the screening of a reservation only.',
  })
  credit(@Root() { given: { credit } }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return credit ? creditOf(context, credit) : null;
  }
}
