import type pg from 'pg';
import type { LookupSettings } from '#kit/process/settings/lookups.js';
import { listSources } from './sources/list-sources.js';
import { findArticles } from './news/find-articles.js';
import { importedCoverage } from './news/imported-coverage.js';
import { DATASETS } from './datasets.js';
import { findFetchStates } from './datasets/official/fetch-state.js';
import { findDatasetStates } from './datasets/store/find-dataset-states.js';
import type { MaxAges } from './datasets/store/version-gaps.js';
import type { PostalAddress } from './address/address-provider.js';
import type { EvictionQuestion } from './evictions/question.js';
import type { NewsQuestion } from './news/question.js';
import type { OffenderQuestion } from './offenders/question.js';
import type { SocialQuestion } from './social/question.js';
import { importedAddress } from './address/imported-address.js';
import { findBreachRange, findBreaches } from './breaches/find-breaches.js';
import { findCompanies } from './domain/company/find-companies.js';
import { findRegistration } from './domain/whois/find-registration.js';
import { findEducation } from './email/education/find-education.js';
import { findEvictionSources, findEvictions } from './evictions/find-evictions.js';
import { importedIp } from './ip/imported-ip.js';
import { mmdbReader } from './ip/mmdb-reader.js';
import { findIpThreats } from './ip/threats/find-ip-threats.js';
import { findOffenders } from './offenders/find-offenders.js';
import { findChanges } from './watchlist/search/find-changes.js';
import { openWatchlists } from './watchlist/search/watchlist-reads.js';
import { importedPhone } from './phone/imported-phone.js';
import { findAccounts } from './social/find-accounts.js';

/** What the operator has switched off. */
export interface ReadRules {
  /** States whose cases of eviction are not to be searched. */
  evictionStatesOff: string[];
  /** Whether data sets are fetched from their publishers. */
  datasetsAuto?: boolean;
}

/** When answers are complete. */
export interface CoverageRules {
  /** Watchlists that have to be searched before nobody is said to be on one. */
  sanctionsLists: readonly string[];
  maxAgeDays: MaxAges;
}

const NO_RULES: ReadRules & CoverageRules = { evictionStatesOff: [], sanctionsLists: [], maxAgeDays: {} };

/** What the imported data sets answer, with the embedded packages where they are better than nothing. */
export function openReads(pool: pg.Pool, rules: ReadRules & CoverageRules = NO_RULES) {
  const { evictionStatesOff, datasetsAuto, sanctionsLists, maxAgeDays } = rules;
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
    offenders: (question: OffenderQuestion) => findOffenders(pool, question, maxAgeDays),
    social: (question: SocialQuestion) => findAccounts(pool, question),
    evictions: (question: EvictionQuestion) => findEvictions(pool, question, maxAgeDays),
    evictionStatesOff,
    watchlists: openWatchlists(pool, { promised: sanctionsLists, maxAges: maxAgeDays, isFetched: datasetsAuto }),
    watchlistChanges: (since: string, size: number) => findChanges(pool, since, size),
    evictionSources: () => findEvictionSources(pool, evictionStatesOff),
    newsCoverage: coverageSince,
    news: (question: NewsQuestion) => findArticles({ pool, coverageSince }, question),
    lookupSources: (settings: Pick<LookupSettings, 'order'>) => listSources(pool, settings, maxAgeDays),
    followedDatasets: DATASETS.filter(({ isFollowed }) => isFollowed).map(({ name }) => name),
    datasets: () => findDatasetStates(pool, DATASETS),
    datasetFetches: async () => (datasetsAuto ? await findFetchStates(pool) : null),
  };
}

export type Reads = ReturnType<typeof openReads>;
