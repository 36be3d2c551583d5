/** What a sign adds to the log-odds. Judgement, set in the manner of published scorecards, not learned from outcomes. */
interface Points {
  group: 'email' | 'phone' | 'ip' | 'billing' | 'velocity' | 'history';
  logOdds: number;
  text: string;
}

/** Enough for a review without any other sign: from 1.2 % to 14 %. */
const ALONE = 2.6;

export const POINTS = {
  email_disposable: { group: 'email', logOdds: ALONE, text: 'The mailbox is a disposable one.' },
  email_no_mail: { group: 'email', logOdds: ALONE, text: 'The domain of the e-mail address takes no mail.' },
  email_gibberish: { group: 'email', logOdds: 0.7, text: 'The e-mail address looks like random letters.' },
  email_free: { group: 'email', logOdds: 0.15, text: 'The mailbox is a free one.' },
  email_seen_long: {
    group: 'email',
    logOdds: -0.4,
    text: 'The e-mail address was in old breaches: it has been in use for years.',
  },
  phone_invalid: { group: 'phone', logOdds: 1.5, text: 'The phone number fits no numbering plan.' },
  phone_voip: { group: 'phone', logOdds: 1, text: 'The phone number is of internet telephony.' },
  phone_premium: { group: 'phone', logOdds: 1.5, text: 'The phone number is one that costs the caller.' },
  phone_no_person: { group: 'phone', logOdds: 0.7, text: "The phone number is not a person's line." },
  phone_other_country: { group: 'phone', logOdds: 0.4, text: 'The phone number is not of the country that was given.' },
  ip_invalid: { group: 'ip', logOdds: 0.5, text: 'The IP address is none.' },
  ip_tor: { group: 'ip', logOdds: ALONE, text: 'The IP address is a Tor exit.' },
  ip_proxy: { group: 'ip', logOdds: ALONE, text: 'The IP address is an open proxy.' },
  ip_attacks: { group: 'ip', logOdds: ALONE, text: 'The IP address is known for attacks.' },
  ip_vpn: { group: 'ip', logOdds: 1, text: 'The IP address is of a VPN.' },
  ip_datacenter: { group: 'ip', logOdds: 1, text: 'The IP address is of a data centre.' },
  ip_spam: { group: 'ip', logOdds: 0.6, text: 'The IP address is known for spam.' },
  billing_ip_country: {
    group: 'billing',
    logOdds: 1,
    text: 'Billing address and IP address are of different countries.',
  },
  billing_phone_country: {
    group: 'billing',
    logOdds: 0.6,
    text: 'Billing address and phone number are of different countries.',
  },
  ip_phone_country: { group: 'billing', logOdds: 0.5, text: 'IP address and phone number are of different countries.' },
  billing_zip_form: { group: 'billing', logOdds: 0.6, text: 'The postal code is none of its country.' },
  billing_country_unknown: { group: 'billing', logOdds: 0.3, text: 'The billing country is not known.' },
  history_blacklist: { group: 'history', logOdds: 3, text: 'The customer is on the blacklist.' },
  history_dispute: { group: 'history', logOdds: 3, text: 'An earlier booking of the customer was disputed.' },
  history_good_stay: {
    group: 'history',
    logOdds: -1,
    text: 'The customer has stayed before, and nothing was disputed.',
  },
  velocity_email: {
    group: 'velocity',
    logOdds: 0.9,
    text: 'The e-mail address came with several phone numbers or IP addresses within a day.',
  },
  velocity_phone: {
    group: 'velocity',
    logOdds: 0.9,
    text: 'The phone number came with several e-mail addresses within a day.',
  },
  velocity_ip: {
    group: 'velocity',
    logOdds: 1.1,
    text: 'Many e-mail addresses came from the IP address within a day.',
  },
  velocity_session: { group: 'velocity', logOdds: 1.2, text: 'Several e-mail addresses came in one session.' },
} as const satisfies Record<string, Points>;

export type SignCode = keyof typeof POINTS;

/** No part may add more than this. */
export const GROUP_CAP = 3;

/** Hard evidence: with one of these the score leads to a decline at least, whatever else was found. */
export const FLOORED: readonly SignCode[] = ['history_blacklist', 'history_dispute'];

/** Where everybody starts: the log-odds of 1.2 %. */
export const START = -4.411;
