import { worded } from '../look/words.js';

const NAMES: Readonly<Record<string, string>> = {
  phone: 'Phone numbers',
  mx: 'Mail servers',
  ip: 'IP location',
  ip_threats: 'IP threats',
  whois: 'Domain registrations',
  company: 'Companies',
  address: 'Places',
  breaches: 'Data breaches',
  social: 'Social accounts',
  sex_offenders: 'Sex offender registers',
  evictions: 'Evictions',
  news: 'News',
  watchlist: 'Sanctions and watchlists',
  credit: 'Credit',
};

/** The name of a kind of lookup. */
export const capabilityName = (capability: string): string => NAMES[capability] ?? worded(capability);
