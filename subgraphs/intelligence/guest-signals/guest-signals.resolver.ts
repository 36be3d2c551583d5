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
import { LocatedGuest } from './guest-places.type.js';
import { GuestSignalsInput } from './guest-signals-input.type.js';
import { ListedPeopleAnswer } from './guest-watchlists.type.js';
import { locateGuest } from './locate-guest.js';

@ObjectType({
  description: 'Lookup results for one guest. Only the selected fields are looked up, each independently.',
})
class GuestSignals {
  given!: GuestSignalsInput;
}

@Resolver(() => GuestSignals)
export class GuestSignalsResolver {
  @RequiresRole('manager')
  @Query(() => GuestSignals, { description: 'Look up all contact details and the identity of a guest in one query.' })
  guestSignals(
    @Arg('input', () => GuestSignalsInput, { description: 'Guest details to look up.' }) input: GuestSignalsInput,
  ): GuestSignals {
    return { given: input };
  }

  @FieldResolver(() => PhoneAnswer, {
    nullable: true,
    description: 'Phone number lookup; null if no number was given.',
  })
  phone(@Root() { given: { phone } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return phone && lookUp.phone({ number: phone.number, defaultCountry: phone.defaultCountry ?? null });
  }

  @FieldResolver(() => EmailAnswer, {
    nullable: true,
    description: 'Email address lookup; null if no address was given.',
  })
  email(@Root() { given: { email } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return email == null ? null : lookUp.email(email);
  }

  @FieldResolver(() => IpAnswer, { nullable: true, description: 'IP address lookup; null if no address was given.' })
  ip(@Root() { given: { ip } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    return ip == null ? null : lookUp.ip({ ip });
  }

  @FieldResolver(() => AddressAnswer, {
    nullable: true,
    description: 'Postal address lookup; null if no address was given.',
  })
  async address(@Root() { given: { address } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    const answer = address && (await lookUp.address(address));
    // A country guessed by city size must not be compared with the guest's phone or card.
    if (answer?.reason === 'country_not_given') return unknown('country_undetermined');
    if (!answer?.known || answer.facts.countryCode === 'US') return answer;
    // Only the United States have state registers: elsewhere the state would be stored for no purpose.
    return { ...answer, facts: { ...answer.facts, state: null } };
  }

  @FieldResolver(() => IpThreatsAnswer, { nullable: true, description: 'Blocklist entries for the IP address.' })
  ipThreats(@Root() { given: { ip } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    if (ip == null) return null;
    const address = readIpAddress(ip);
    if (!address || address.reserved) return unknown(address ? 'address_reserved' : 'no_ip_address');
    return lookUp.ip_threats({ ip: address.text });
  }

  @FieldResolver(() => LocatedGuest, {
    nullable: true,
    description: 'Places of the postal address and the IP address for a map, by built-in data alone.',
  })
  places(@Root() { given: { address, ip } }: GuestSignals) {
    return locateGuest(address ?? null, ip ?? null);
  }

  @FieldResolver(() => MxAnswer, { nullable: true, description: 'Mail servers of the email domain.' })
  mail(@Root() { given: { email } }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return email == null ? null : mailOf(context, email);
  }

  @FieldResolver(() => BreachAnswer, { nullable: true, description: 'Data breaches that include the email address.' })
  breaches(@Root() { given: { email } }: GuestSignals, @Ctx() { lookUp }: IntelligenceContext) {
    if (email == null) return null;
    const own = ownEmail(email);
    return own.email === null ? unknown(own.reason) : lookUp.breaches({ email: own.email });
  }

  @FieldResolver(() => SocialAnswer, {
    nullable: true,
    description: 'Online accounts found for the email address and phone number; null if neither was given.',
  })
  social(@Root() { given }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return accountsOf(context, given);
  }

  @FieldResolver(() => SexOffenderAnswer, {
    nullable: true,
    description:
      "Sex offender register records in the guest's state that match the name and date of birth; null if no " +
      'name was given.',
  })
  sexOffenders(@Root() { given }: GuestSignals, @Ctx() context: LookupContext) {
    return offendersLike(context, given);
  }

  @FieldResolver(() => ListedPeopleAnswer, {
    nullable: true,
    description: 'Watchlist matches for the given names; null if no names were given.',
  })
  watchlists(@Root() { given: { people } }: GuestSignals, @Ctx() context: LookupContext) {
    return people?.length ? findListedPeople(context, people) : null;
  }

  @FieldResolver(() => CreditAnswer, {
    nullable: true,
    description: 'Credit bureau data; null without consent to a credit check. Available only to reservation screening.',
  })
  credit(@Root() { given: { credit } }: GuestSignals, @Ctx() context: IntelligenceContext) {
    return credit ? creditOf(context, credit) : null;
  }
}
