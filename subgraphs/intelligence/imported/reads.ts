import type pg from 'pg';
import { findArticles } from '../background/media/articles/find-articles.js';
import { importedCoverage } from '../background/media/coverage/imported-coverage.js';
import { DATASETS } from '../datasets/catalogue/datasets.js';
import { findDatasetStates } from '../datasets/store/find-dataset-states.js';
import type { PostalAddress } from '../lookups/address/address-provider.js';
import type { EvictionQuestion, NewsQuestion, OffenderQuestion, SocialQuestion } from '../lookups/questions.js';
import { importedAddress } from './address/imported-address.js';
import { findBreachRange, findBreaches } from './breaches/find-breaches.js';
import { findCompanies } from './domains/find-companies.js';
import { findRegistration } from './domains/find-registration.js';
import { findEducation } from './education/find-education.js';
import { findEvictionSources, findEvictions } from './evictions/find-evictions.js';
import { importedIp } from './ip/imported-ip.js';
import { mmdbReader } from './ip/mmdb-reader.js';
import { findIpThreats } from './ip-threats/find-ip-threats.js';
import { findOffenders } from './offenders/find-offenders.js';
import { findChanges } from '../watchlist/search/find-changes.js';
import { openWatchlists } from '../watchlist/search/watchlist-reads.js';
import { importedPhone } from './phone/imported-phone.js';
import { findAccounts } from './social/find-accounts.js';

/** What the operator has switched off. */
export interface ReadRules {
  /** States whose cases of eviction are not to be searched. */
  evictionStatesOff: string[];
}

/** What the imported data sets answer, with the embedded packages where they are better than nothing. */
export function openReads(pool: pg.Pool, { evictionStatesOff }: ReadRules = { evictionStatesOff: [] }) {
  const openMmdb = mmdbReader(pool);
  const coverageSince = importedCoverage(pool);
  return {
    phone: (number: string, defaultCountry?: string | null) => importedPhone(pool, number, defaultCountry),
    ip: (ip: string) => importedIp(openMmdb, ip),
    address: (address: PostalAddress) => importedAddress(pool, address),
    ipThreats: (ip: string) => findIpThreats(pool, ip),
    education: (domain: string) => findEducation(pool, domain),
    breaches: (email: string) => findBreaches(pool, email),
    breachRange: (prefix: string) => findBreachRange(pool, prefix),
    registration: (domain: string) => findRegistration(pool, domain),
    companies: (domain: string) => findCompanies(pool, domain),
    offenders: (question: OffenderQuestion) => findOffenders(pool, question),
    social: (question: SocialQuestion) => findAccounts(pool, question),
    evictions: (question: EvictionQuestion) => findEvictions(pool, question),
    evictionStatesOff,
    watchlists: openWatchlists(pool),
    watchlistChanges: (since: string, size: number) => findChanges(pool, since, size),
    evictionSources: () => findEvictionSources(pool, evictionStatesOff),
    newsCoverage: coverageSince,
    news: (question: NewsQuestion) => findArticles({ pool, coverageSince }, question),
    datasets: () => findDatasetStates(pool, DATASETS),
  };
}

export type Reads = ReturnType<typeof openReads>;
