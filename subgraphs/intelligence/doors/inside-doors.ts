import { unknown } from '../lookups/answer/answer.js';
import { providers } from '../providers.js';
import type { FactsOf, QuestionOf, WithDoors } from './capabilities.js';
import type { Door } from './door.js';

export type InsideDoors = { [Name in WithDoors]?: Door<QuestionOf<Name>, FactsOf<Name>>['ask'] };

const imported = async () => unknown('no_records_imported');

/** Who inside the process answers what; a capability that rests on imported records alone says that there are none. */
export const INSIDE_DOORS: InsideDoors = {
  phone: ({ number, defaultCountry }) => providers.phone.facts(number, defaultCountry),
  ip: ({ ip }) => providers.ip.facts(ip),
  address: (address) => providers.address.facts(address),
  ip_threats: imported,
  whois: imported,
  company: imported,
  breaches: imported,
  social: imported,
  sex_offenders: imported,
  news: imported,
  watchlist: imported,
};
