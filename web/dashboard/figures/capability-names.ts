import { t } from '@lingui/core/macro';
import { worded } from '../look/words.js';

const NAMES: Readonly<Record<string, string>> = {
  phone: t`Phone numbers`,
  mx: t`Mail servers`,
  ip: t`IP location`,
  ip_threats: t`IP threats`,
  whois: t`Domain registrations`,
  company: t`Companies`,
  address: t`Places`,
  breaches: t`Data breaches`,
  social: t`Social accounts`,
  sex_offenders: t`Sex offender registers`,
  evictions: t`Evictions`,
  news: t`News`,
  watchlist: t`Sanctions and watchlists`,
  credit: t`Credit`,
};

/** The name of a kind of lookup. */
export const capabilityName = (capability: string): string => NAMES[capability] ?? worded(capability);
