import type { Answer } from '../../answer/answer.js';
import type { EmailFacts } from '../../email/email-facts.type.js';
import type { IpFacts } from '../../ip/ip-facts.type.js';
import type { PhoneFacts } from '../../phone/phone-facts.type.js';
import { ask } from '../../providers/ask.js';
import type { ModelsContext } from '../models-context.js';
import type { UnknownPart } from './analysis.type.js';
import type { CanonicalInput } from './canonical-input.js';
import type { SignCode } from './points.js';

/** Postal code formats of the countries most bookings come from. */
const FORMS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  PT: /^\d{4}(-?\d{3})?$/,
  NL: /^\d{4}([A-Z]{2})?$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  AT: /^\d{4}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{5}$/,
  FI: /^\d{5}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  IN: /^\d{6}$/,
  CN: /^\d{6}$/,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  MX: /^\d{5}$/,
};

/** Whether a postal code (upper case, no spaces) has the format of its country; true if the format is unknown. */
const isPostalCode = (country: string, code: string): boolean => FORMS[country]?.test(code) ?? true;

/** Signals found, and parts that could not be analyzed. */
export interface Found {
  signs: SignCode[];
  unknown: UnknownPart[];
  /** Whether at least one part was looked up or compared. */
  analysed: boolean;
  /** A lookup failed: the answer must not be stored. */
  failed: boolean;
}

const when = (holds: boolean | undefined, code: SignCode): SignCode[] => (holds ? [code] : []);

/** Whether the text looks randomly generated: few vowels, or frequent changes between letters and digits. */
export function isGibberish(local: string): boolean {
  const text = local.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (text.length < 9) return false;
  const letters = text.replace(/\d/g, '');
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  const changes = text.match(/\d[a-z]|[a-z]\d/g)?.length ?? 0;
  return changes >= 4 || (letters.length >= 8 && vowels / letters.length < 0.15);
}

const CHANNEL_ADDRESS = 'The email address is a masked booking channel address, so it says nothing about the customer.';

async function emailSigns(context: ModelsContext, { email }: CanonicalInput, found: Found): Promise<void> {
  if (!email) return void found.unknown.push(notGiven('email'));
  const { facts } = note(found, 'email', await context.lookUp.email(email));
  if (!facts) return;
  if (facts.masked) found.unknown.push({ part: 'email', text: CHANNEL_ADDRESS });
  else found.analysed = true;
  const [mx, breaches] = await Promise.all([
    facts.domain && !facts.masked ? context.lookUp.mx({ domain: facts.domain }) : null,
    ask(context, 'breaches', () => context.reads.breaches(email)),
  ]);
  if (mx?.reason === 'provider_failed' || breaches.reason === 'provider_failed') found.failed = true;
  found.signs.push(...emailSignsOf(facts, email), ...when(mx?.facts ? !mx.facts.acceptsMail : false, 'email_no_mail'));
  found.signs.push(...when((breaches.facts?.breaches.length ?? 0) > 0, 'email_seen_long'));
}

const emailSignsOf = ({ disposable, free, masked }: EmailFacts, email: string): SignCode[] => [
  ...when(disposable, 'email_disposable'),
  ...when(free, 'email_free'),
  ...when(!masked && isGibberish(email.split('@')[0]!), 'email_gibberish'),
];

const LABELS = {
  email: 'email address',
  phone: 'phone number',
  ip: 'IP address',
  billing: 'billing country',
} as const;

type Part = keyof typeof LABELS;

const notGiven = (part: Part): UnknownPart => ({ part, text: `No ${LABELS[part]} provided.` });

const textOf = (part: Part, reason: string): string =>
  reason === 'provider_failed'
    ? `The ${LABELS[part]} could not be looked up: the provider failed.`
    : `The ${LABELS[part]} could not be analyzed.`;

/** Records why a part could not be analyzed, if so. */
function note<Facts>(found: Found, part: Part, answer: Answer<Facts>): Answer<Facts> {
  if (!answer.known) found.unknown.push({ part, text: textOf(part, answer.reason) });
  if (answer.reason === 'provider_failed') found.failed = true;
  return answer;
}

const NO_PERSON = new Set(['toll_free', 'shared_cost', 'pager', 'uan', 'voicemail']);

function phoneSignsOf({ valid, lineType, countryCode }: PhoneFacts, asked: string | null): SignCode[] {
  if (!valid) return ['phone_invalid'];
  return [
    ...when(lineType === 'voip', 'phone_voip'),
    ...when(lineType === 'premium_rate', 'phone_premium'),
    ...when(lineType !== null && NO_PERSON.has(lineType), 'phone_no_person'),
    ...when(asked !== null && countryCode !== null && asked !== countryCode, 'phone_other_country'),
  ];
}

const BY_TAG: Record<string, SignCode> = {
  tor: 'ip_tor',
  proxy: 'ip_proxy',
  attacks: 'ip_attacks',
  vpn: 'ip_vpn',
  datacenter: 'ip_datacenter',
  spam: 'ip_spam',
};

const NO_THREAT_DATA =
  'No IP threat data available: Tor exits, proxies and known attackers cannot be detected. Import an IP blocklist.';

async function ipSigns(context: ModelsContext, ip: string, facts: IpFacts, found: Found): Promise<void> {
  if (!facts.valid) return void found.signs.push('ip_invalid');
  // A non-public address belongs to a proxy or the machine itself and says nothing about where the customer is.
  if (facts.reserved) return void found.unknown.push({ part: 'ip', text: 'The IP address is not public.' });
  const threats = await ask(context, 'ip-threats', () => context.reads.ipThreats(ip));
  if (threats.reason === 'provider_failed') found.failed = true;
  if (threats.known) found.analysed = true;
  else found.unknown.push({ part: 'ip', text: NO_THREAT_DATA });
  const tags = threats.facts?.threats.flatMap((threat) => threat.tags) ?? [];
  found.signs.push(...tags.flatMap((tag) => BY_TAG[tag] ?? []));
}

function billingSigns(
  { billingCountry, billingGiven, billingZip }: CanonicalInput,
  phoneCountry: string | null,
  ipCountry: string | null,
): SignCode[] {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
  return [
    ...when(billingGiven && billingCountry === null, 'billing_country_unknown'),
    ...when(differ(billingCountry, ipCountry), 'billing_ip_country'),
    ...when(differ(billingCountry, phoneCountry), 'billing_phone_country'),
    ...when(differ(ipCountry, phoneCountry), 'ip_phone_country'),
    ...when(
      billingCountry !== null && billingZip !== null && !isPostalCode(billingCountry, billingZip),
      'billing_zip_form',
    ),
  ];
}

/** Runs all lookups on the input and returns the signals found. */
export async function findSigns(context: ModelsContext, input: CanonicalInput): Promise<Found> {
  const found: Found = { signs: [], unknown: [], analysed: false, failed: false };
  const { phoneNumber, phoneCountry, ipAddress } = input;
  const [phone, ip] = await Promise.all([
    phoneNumber ? context.lookUp.phone({ number: phoneNumber, defaultCountry: phoneCountry }) : null,
    ipAddress ? context.lookUp.ip({ ip: ipAddress }) : null,
    emailSigns(context, input, found),
  ]);
  if (!phone) found.unknown.push(notGiven('phone'));
  else if (note(found, 'phone', phone).facts) {
    found.analysed = true;
    found.signs.push(...phoneSignsOf(phone.facts!, phoneCountry));
  }
  if (!ip) found.unknown.push(notGiven('ip'));
  else if (note(found, 'ip', ip).facts) await ipSigns(context, ipAddress!, ip.facts!, found);
  if (!input.billingGiven) found.unknown.push(notGiven('billing'));
  const ipCountry = ip?.facts?.countryCode ?? null;
  found.analysed ||= ipCountry !== null && input.billingCountry !== null;
  found.signs.push(...billingSigns(input, phone?.facts?.countryCode ?? null, ipCountry));
  return { ...found, unknown: found.unknown.sort((a, b) => (a.part < b.part ? -1 : 1)) };
}
