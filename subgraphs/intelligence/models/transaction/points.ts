/** Log-odds of a signal. Set by judgment, like published scorecards, not learned from outcomes. */
interface Points {
  group: 'email' | 'phone' | 'ip' | 'billing' | 'velocity' | 'history';
  logOdds: number;
  text: string;
}

/** Enough for a review on its own: from 1.2% to 14%. */
const ALONE = 2.6;

export const POINTS = {
  email_disposable: { group: 'email', logOdds: ALONE, text: 'Disposable email address.' },
  email_no_mail: { group: 'email', logOdds: ALONE, text: 'The email domain does not accept mail.' },
  email_gibberish: { group: 'email', logOdds: 0.7, text: 'The email address looks randomly generated.' },
  email_free: { group: 'email', logOdds: 0.15, text: 'Free email provider.' },
  email_seen_long: {
    group: 'email',
    logOdds: -0.4,
    text: 'The email address appears in past data breaches, so it has existed for some time.',
  },
  phone_invalid: { group: 'phone', logOdds: 1.5, text: 'Invalid phone number.' },
  phone_voip: { group: 'phone', logOdds: 1, text: 'VoIP phone number.' },
  phone_premium: { group: 'phone', logOdds: 1.5, text: 'Premium-rate phone number.' },
  phone_no_person: { group: 'phone', logOdds: 0.7, text: 'The phone number is not a personal line.' },
  phone_other_country: { group: 'phone', logOdds: 0.4, text: 'The phone number is not from the given country.' },
  ip_invalid: { group: 'ip', logOdds: 0.5, text: 'Invalid IP address.' },
  ip_tor: { group: 'ip', logOdds: ALONE, text: 'The IP address is a Tor exit node.' },
  ip_proxy: { group: 'ip', logOdds: ALONE, text: 'The IP address is an open proxy.' },
  ip_attacks: { group: 'ip', logOdds: ALONE, text: 'The IP address is a known source of attacks.' },
  ip_vpn: { group: 'ip', logOdds: 1, text: 'The IP address belongs to a VPN.' },
  ip_datacenter: { group: 'ip', logOdds: 1, text: 'The IP address belongs to a data center.' },
  ip_spam: { group: 'ip', logOdds: 0.6, text: 'The IP address is a known source of spam.' },
  billing_ip_country: {
    group: 'billing',
    logOdds: 1,
    text: 'Billing address and IP address are in different countries.',
  },
  billing_phone_country: {
    group: 'billing',
    logOdds: 0.6,
    text: 'Billing address and phone number are from different countries.',
  },
  ip_phone_country: {
    group: 'billing',
    logOdds: 0.5,
    text: 'IP address and phone number are from different countries.',
  },
  billing_zip_form: {
    group: 'billing',
    logOdds: 0.6,
    text: 'The postal code does not match the format of the billing country.',
  },
  billing_country_unknown: { group: 'billing', logOdds: 0.3, text: 'Unknown billing country.' },
  history_blacklist: { group: 'history', logOdds: 3, text: 'The customer is on your block list.' },
  history_dispute: { group: 'history', logOdds: 3, text: 'An earlier booking by the customer was disputed.' },
  history_good_stay: {
    group: 'history',
    logOdds: -1,
    text: 'The customer has stayed before without a dispute.',
  },
  velocity_email: {
    group: 'velocity',
    logOdds: 0.9,
    text: 'The email address was used with several phone numbers or IP addresses in the last 24 hours.',
  },
  velocity_phone: {
    group: 'velocity',
    logOdds: 0.9,
    text: 'The phone number was used with several email addresses in the last 24 hours.',
  },
  velocity_ip: {
    group: 'velocity',
    logOdds: 1.1,
    text: 'Many email addresses were used from this IP address in the last 24 hours.',
  },
  velocity_session: { group: 'velocity', logOdds: 1.2, text: 'Several email addresses were used in one session.' },
} as const satisfies Record<string, Points>;

export type SignCode = keyof typeof POINTS;

/** Maximum total of one part. */
export const GROUP_CAP = 3;

/** Hard evidence: any of these leads to at least a decline. */
export const FLOORED: readonly SignCode[] = ['history_blacklist', 'history_dispute'];

/** Base log-odds: 1.2%. */
export const START = -4.411;
