import { CATALOG, ENTRY_KEYS } from '../../checks/catalog.js';

/** What a fact is; it decides how conditions compare it and how pages edit it. */
export type FactKind = 'number' | 'text' | 'flag' | 'date';

export interface RuleFact {
  kind: FactKind;
  description: string;
  /** A value as it is written in a condition. */
  example: string;
  /** All values that a text can have; null if it is free. */
  values: readonly string[] | null;
  /** Whether it may be unknown: a comparison with it does not hold then. */
  mayBeUnknown: boolean;
}

const known = (kind: FactKind, description: string, example: string): RuleFact => ({
  kind,
  description,
  example,
  values: null,
  mayBeUnknown: false,
});
const maybe = (kind: FactKind, description: string, example: string): RuleFact => ({
  ...known(kind, description, example),
  mayBeUnknown: true,
});
const oneOf = (description: string, values: readonly string[], mayBeUnknown = false): RuleFact => ({
  ...known('text', description, `"${values[0]}"`),
  values,
  mayBeUnknown,
});
const number = (description: string, example: number) => known('number', description, String(example));
const flag = (description: string) => known('flag', description, 'true');
const country = (description: string) => maybe('text', `${description}, as two letters (ISO 3166-1).`, '"US"');

/** The spelling of `PhoneLineType` in signals. */
const LINE_TYPES = [
  'mobile',
  'fixed_line',
  'fixed_line_or_mobile',
  'voip',
  'toll_free',
  'premium_rate',
  'shared_cost',
  'personal_number',
  'pager',
  'uan',
  'voicemail',
];
const ENTRY_STATUSES = ['PASS', 'REVIEW', 'INCOMPLETE', 'DISABLED', 'DECLINE'];

/** What conditions can use, by name. Mirrors `RuleFacts`. */
export const RULE_FACTS: Readonly<Record<string, RuleFact>> = {
  'reservation.nights': maybe('number', 'Number of nights.', '14'),
  'reservation.number_of_guests': number('Number of guests.', 6),
  'reservation.lead_time_days': maybe('number', 'Days from reservation to check-in.', '1'),
  'reservation.total_price': maybe('number', 'Total price, in the currency of the reservation.', '1200'),
  'reservation.average_daily_rate': maybe('number', 'Price per night, in the currency of the reservation.', '150'),
  'reservation.currency': maybe('text', 'Currency code (ISO 4217).', '"usd"'),
  'reservation.status': oneOf('Status of the reservation.', ['CONFIRMED', 'CANCELED', 'INQUIRY']),
  'reservation.source': known('text', 'Where the guest booked.', '"Airbnb"'),
  'reservation.pms': known('text', 'Property management system that sent the reservation.', '"api"'),
  'reservation.listing_id': maybe('text', 'ID of the listing.', '"6cb2f0a1-9a0f-4a5e-8a39-3d1d3a0e4a11"'),
  'reservation.check_in_date': maybe('date', 'Check-in date.', '"2026-12-31"'),
  'reservation.check_out_date': maybe('date', 'Check-out date.', '"2027-01-01"'),
  'guest.age': maybe('number', 'Age of the guest in years.', '25'),
  'guest.has_name': flag('Whether the guest gave a name.'),
  'guest.email_domain': maybe('text', 'Part of the email address after the @.', '"example.com"'),
  'guest.completed_stays': number('Earlier stays that were completed.', 1),
  'guest.canceled_stays': number('Earlier stays that were canceled.', 2),
  'guest.declined_stays': number('Earlier stays that were declined.', 1),
  'listing.country': country('Country of the listing'),
  'listing.accommodates': maybe('number', 'Number of guests that the listing accommodates.', '4'),
  'phone.known': flag('Whether the phone number was looked up.'),
  'phone.valid': maybe('flag', 'Whether the phone number is valid.', 'true'),
  'phone.country': country('Country of the phone number'),
  'phone.line_type': oneOf('Line type of the phone number.', LINE_TYPES, true),
  'email.known': flag('Whether the email address was looked up.'),
  'email.valid': maybe('flag', 'Whether the email address is valid.', 'true'),
  'email.disposable': maybe('flag', 'Whether the email address is a throwaway one.', 'true'),
  'email.free': maybe('flag', 'Whether the provider of the email address is free.', 'true'),
  'email.masked': maybe('flag', 'Whether the email address is a relay of the booking channel.', 'true'),
  'ip.known': flag('Whether the IP address was looked up.'),
  'ip.country': country('Country of the IP address'),
  'address.known': flag('Whether the postal address was looked up.'),
  'address.country': country('Country of the postal address'),
  'payments.count': number('Payment events.', 1),
  'payments.failed': number('Failed payments.', 1),
  'payments.chargebacks': number('Chargebacks.', 1),
  'payments.disputes': number('Disputes.', 1),
  blacklist_hits: number('Entries of the block list that match the guest.', 1),
  'portal.skipped': flag('Whether the guest portal is skipped.'),
  'portal.completed': flag('Whether the guest completed the guest portal.'),
  'decision.status': oneOf('Automated verdict before the rules.', ['pending', 'review', 'verified']),
  'decision.risk_score': number('Risk score, 0 to 100.', 60),
  'decision.risk_color': oneOf('Risk color.', ['green', 'yellow', 'orange', 'red', 'black']),
  ...Object.fromEntries(
    ENTRY_KEYS.map((key) => [`entries.${key}`, oneOf(`Status of the check “${CATALOG[key].title}”.`, ENTRY_STATUSES)]),
  ),
};

/** English names and descriptions of the facts by code; those of checks are the same for all. */
export const FACT_PHRASES: Readonly<Record<string, string>> = {
  'fact.entries': 'Check: {check}',
  'fact.entries.about': 'Status of the check “{check}”.',
  ...Object.fromEntries(
    Object.entries(RULE_FACTS)
      .filter(([name]) => !name.startsWith('entries.'))
      .flatMap(([name, { description }]) => [
        [`fact.${name}`, name.replace('.', ': ').replaceAll('_', ' ').replace('blacklist hits', 'block list matches')],
        [`fact.${name}.about`, description],
      ]),
  ),
};

type Type = 'string' | 'bool' | 'dyn';

/** Numbers and values that may be unknown are `dyn`: a comparison with null is not true, so the rule does not fire. */
const typeOf = ({ kind, mayBeUnknown }: RuleFact): Type => {
  if (mayBeUnknown || kind === 'number') return 'dyn';
  return kind === 'flag' ? 'bool' : 'string';
};

/** The names and types of the facts as the expression language takes them: a type, or the types of the members. */
export const VOCABULARY: Readonly<Record<string, Record<string, Type> | Type>> = vocabulary();

function vocabulary() {
  const types: Record<string, Record<string, Type> | Type> = {};
  for (const [name, fact] of Object.entries(RULE_FACTS)) {
    const [group, member] = name.split('.') as [string, string?];
    if (member) types[group] = { ...(types[group] as Record<string, Type>), [member]: typeOf(fact) };
    else types[group] = typeOf(fact);
  }
  return types;
}

/** Functions that conditions can call. Excludes regular expressions and loops, which could run for hours. */
export const FUNCTIONS = [
  'size',
  'startsWith',
  'endsWith',
  'contains',
  'lowerAscii',
  'upperAscii',
  'trim',
  'int',
  'double',
  'string',
];
