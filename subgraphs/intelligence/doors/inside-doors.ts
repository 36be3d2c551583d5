import { unknown } from '../lookups/answer/answer.js';
import type { Reads } from '../imported/reads.js';
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

/** The doors that imported data stands behind, each asked of the reads. */
export const IMPORTED_DOORS = {
  phone: (reads: Reads, { number, defaultCountry }: QuestionOf<'phone'>) => reads.phone(number, defaultCountry),
  ip: (reads: Reads, { ip }: QuestionOf<'ip'>) => reads.ip(ip),
  address: (reads: Reads, address: QuestionOf<'address'>) => reads.address(address),
  watchlist: (reads: Reads, question: QuestionOf<'watchlist'>) => reads.watchlists.find(question),
};

/** The same with what was imported. */
export function insideDoorsOf(reads: Reads): InsideDoors {
  return {
    ...INSIDE_DOORS,
    phone: (question) => IMPORTED_DOORS.phone(reads, question),
    ip: (question) => IMPORTED_DOORS.ip(reads, question),
    address: (question) => IMPORTED_DOORS.address(reads, question),
    watchlist: (question) => IMPORTED_DOORS.watchlist(reads, question),
  };
}
