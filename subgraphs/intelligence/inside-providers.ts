import { unknown } from './answer/answer.js';
import type { Reads } from './reads.js';
import { embedded } from './embedded.js';
import type { FactsOf, QuestionOf, WithProviders } from './capability-table.js';
import type { Provider } from './providers/provider.js';

export type InsideProviders = { [Name in WithProviders]?: Provider<QuestionOf<Name>, FactsOf<Name>>['ask'] };

const imported = async () => unknown('no_records_imported');

/** Who inside the process answers what; a capability that rests on imported records alone says that there are none. */
export const INSIDE_PROVIDERS: InsideProviders = {
  phone: ({ number, defaultCountry }) => embedded.phone.facts(number, defaultCountry),
  ip: ({ ip }) => embedded.ip.facts(ip),
  address: (address) => embedded.address.facts(address),
  ip_threats: imported,
  whois: imported,
  company: imported,
  breaches: imported,
  social: imported,
  sex_offenders: imported,
  evictions: imported,
  news: imported,
  watchlist: imported,
};

/** The providers that imported data stands behind, each asked of the reads. */
export const IMPORTED_PROVIDERS = {
  phone: (reads: Reads, { number, defaultCountry }: QuestionOf<'phone'>) => reads.phone(number, defaultCountry),
  ip: (reads: Reads, { ip }: QuestionOf<'ip'>) => reads.ip(ip),
  address: (reads: Reads, address: QuestionOf<'address'>) => reads.address(address),
  ip_threats: (reads: Reads, { ip }: QuestionOf<'ip_threats'>) => reads.ipThreats(ip),
  whois: (reads: Reads, { domain }: QuestionOf<'whois'>) => reads.registration(domain),
  company: (reads: Reads, { domain }: QuestionOf<'company'>) => reads.companies(domain),
  breaches: (reads: Reads, { email }: QuestionOf<'breaches'>) => reads.breaches(email),
  social: (reads: Reads, question: QuestionOf<'social'>) => reads.social(question),
  sex_offenders: (reads: Reads, question: QuestionOf<'sex_offenders'>) => reads.offenders(question),
  evictions: (reads: Reads, question: QuestionOf<'evictions'>) => reads.evictions(question),
  news: (reads: Reads, question: QuestionOf<'news'>) => reads.news(question),
  watchlist: (reads: Reads, question: QuestionOf<'watchlist'>) => reads.watchlists.find(question),
};

/** The same with what was imported. Each is read out of the table when it is asked, so that a test can watch it. */
export function insideProvidersOf(reads: Reads): InsideProviders {
  const names = Object.keys(IMPORTED_PROVIDERS) as (keyof typeof IMPORTED_PROVIDERS)[];
  const joined = names.map((name) => [name, (question: never) => IMPORTED_PROVIDERS[name](reads, question)]);
  return { ...INSIDE_PROVIDERS, ...(Object.fromEntries(joined) as InsideProviders) };
}
