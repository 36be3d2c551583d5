import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { language } from '../language/page-language.js';
import { hasWords, wordsFor } from '../language/server-words.js';
import type { Tone } from '../look/badges.js';
import { capabilityName } from './capability-names.js';

type Answer = Operations['DataSources']['answer'];
export type LookupSource = Answer['lookupSources'][number];
export type Dataset = Answer['datasets'][number];

/** A dataset with the state of its data, or a source without a dataset. */
export interface SourceRow {
  id: string;
  dataset: Dataset | null;
  /** The source of lookups, the one with data that is too old if there is one; null while nothing is loaded. */
  source: LookupSource | null;
  /** The sources of all parts of the dataset. */
  sources: readonly LookupSource[];
}

export interface SourceGroup {
  key: string;
  name: string;
  /** What its data is for. */
  note: string | null;
  rows: SourceRow[];
  state: GroupState;
}

/** `attention` needs an operator; `off` holds nothing, which is no problem. */
export type GroupState = 'attention' | 'ready' | 'off';

interface Purpose {
  /** Kinds of lookups. */
  capabilities: readonly string[];
  datasets: readonly string[];
  name: string;
  note: string;
  /** Checks wait for it: an empty group needs attention. */
  isNeeded?: boolean;
}

const WATCHLISTS = 'ofac-sdn ofac-consolidated un eu uk fbi bis-dpl interpol opensanctions'.split(' ');

const PURPOSES: Readonly<Record<string, Purpose>> = {
  watchlists: {
    capabilities: ['watchlist'],
    datasets: WATCHLISTS,
    name: capabilityName('watchlist'),
    note: t`Every guest’s name is compared with these lists.`,
    isNeeded: true,
  },
  offenders: {
    capabilities: ['sex_offenders'],
    datasets: ['sex-offenders'],
    name: capabilityName('sex_offenders'),
    note: t`Registers of US states, for background checks.`,
  },
  evictions: {
    capabilities: ['evictions'],
    datasets: ['evictions'],
    name: capabilityName('evictions'),
    note: t`Court cases of the last seven years, for background checks.`,
  },
  news: {
    capabilities: ['news'],
    datasets: ['news'],
    name: capabilityName('news'),
    note: t`Articles that are searched for reports about a guest.`,
  },
  contacts: {
    capabilities: ['breaches', 'social', 'mx', 'whois', 'company'],
    datasets: ['breaches', 'accounts', 'education', 'companies', 'domains'],
    name: t`Email addresses and domains`,
    note: t`Show whether an address has a history: data breaches, accounts, companies and universities.`,
  },
  phone: {
    capabilities: ['phone'],
    datasets: ['carriers'],
    name: capabilityName('phone'),
    note: t`Carrier and type of a number.`,
  },
  ip: {
    capabilities: ['ip', 'ip_threats'],
    datasets: ['mmdb', 'ip-blocklist'],
    name: t`IP addresses`,
    note: t`Where a reservation was made, and whether attacks came from that network.`,
  },
  places: {
    capabilities: ['address'],
    datasets: ['geonames'],
    name: capabilityName('address'),
    note: t`Whether an address exists, and how far it is from the listing.`,
  },
  credit: {
    capabilities: ['credit'],
    datasets: [],
    name: capabilityName('credit'),
    note: t`A credit bureau’s answer, only with the guest’s consent.`,
  },
  rates: {
    capabilities: [],
    datasets: ['rates'],
    name: t`Exchange rates`,
    note: t`Compare prices in different currencies.`,
  },
};

/** The title of a dataset in the language of the page. */
export const titleOf = ({ name, title }: Dataset): string => wordsFor(`dataset.${name}`, title);

/** The publisher of a dataset; names are the same in every language. */
export const publisherOf = ({ name, publisher }: Dataset): string => wordsFor(`dataset.${name}.publisher`, publisher);

/** What a source holds in the language of the page. A provider that does not say it answers one kind of lookup. */
export function heldBy({ kind, name, capability, holds }: LookupSource): string {
  const code = `holds.${kind === 'PROVIDER' ? name : capability}`;
  return kind === 'PROVIDER' && !hasWords(code) && language !== 'en'
    ? capabilityName(capability)
    : wordsFor(code, holds);
}

const OTHER = 'other';

const ORDER: readonly GroupState[] = ['attention', 'ready', 'off'];

/** Datasets and sources by what they are for: first what needs attention, last what holds nothing. */
export function groupsOf({ datasets, lookupSources }: Answer): SourceGroup[] {
  const imported = lookupSources.filter(({ kind }) => kind === 'IMPORTED');
  const titles = new Set(datasets.map(({ title }) => title));
  const rows = new Map<string, SourceRow[]>();
  const put = (key: string | undefined, row: SourceRow) =>
    rows.set(key ?? OTHER, [...(rows.get(key ?? OTHER) ?? []), row]);
  for (const source of lookupSources)
    if (!titles.has(source.holds))
      put(
        purposeWith((purpose) => purpose.capabilities.includes(source.capability)),
        {
          id: `${source.capability} ${source.name} ${source.holds}`,
          dataset: null,
          source,
          sources: [source],
        },
      );
  for (const dataset of datasets) {
    const sources = imported.filter(({ holds }) => holds === dataset.title);
    put(
      purposeWith((purpose) => purpose.datasets.includes(dataset.name)),
      {
        id: dataset.name,
        dataset,
        source: sources.find(({ isTooOld }) => isTooOld) ?? sources[0] ?? null,
        sources,
      },
    );
  }
  return [...rows]
    .map(([key, inGroup]) => groupOf(key, inGroup))
    .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || places(one) - places(other));
}

const purposeWith = (isIt: (purpose: Purpose) => boolean): string | undefined =>
  Object.entries(PURPOSES).find(([, purpose]) => isIt(purpose))?.[0];

const places = ({ key }: SourceGroup) => [...Object.keys(PURPOSES), OTHER].indexOf(key);

const isLoaded = ({ dataset }: SourceRow) => !dataset || dataset.parts.length > 0;

function groupOf(key: string, rows: SourceRow[]): SourceGroup {
  const purpose = PURPOSES[key];
  const isEmpty = !rows.some(isLoaded);
  const isLoading = rows.some(({ dataset }) => ['FETCHING', 'QUEUED', 'WAITING'].includes(dataset?.fetch?.state ?? ''));
  const isBad = rows.some(needsAttention) || (isEmpty && !isLoading && Boolean(purpose?.isNeeded));
  return {
    key,
    name: purpose?.name ?? t`Other`,
    note: purpose?.note ?? null,
    rows: [...rows].sort((one, other) => rank(one) - rank(other)),
    state: isBad ? 'attention' : isEmpty ? 'off' : 'ready',
  };
}

const rank = (row: SourceRow) => (needsAttention(row) ? 0 : isLoaded(row) ? 1 : 2);

/** Whether the data is too old, or the last download failed. */
export const needsAttention = ({ dataset, source }: SourceRow): boolean =>
  Boolean(source?.isTooOld) || dataset?.fetch?.state === 'FAILED';

/** The state of a row in a word. */
export function stateOf({ dataset, source }: SourceRow): { tone: Tone; text: string } {
  const fetch = dataset?.fetch;
  const hasData = !dataset || dataset.parts.length > 0;
  if (fetch?.state === 'FETCHING') return { tone: 'info', text: t`Loading` };
  if (fetch?.state === 'QUEUED') return { tone: 'info', text: t`Waiting` };
  if (source?.isTooOld) return { tone: 'warn', text: t`Too old` };
  if (fetch?.state === 'FAILED') return { tone: 'bad', text: hasData ? t`Update failed` : t`Load failed` };
  if (hasData) return { tone: 'good', text: t({ message: 'Current', comment: 'The data is not too old.' }) };
  return { tone: 'quiet', text: fetch?.state === 'WAITING' ? t`Waiting` : t`Not loaded` };
}

/** What is wrong with a group, in a sentence. */
export function problemOf({ name, rows }: SourceGroup): string {
  if (!rows.some(isLoaded)) return t`${name}: no list is loaded, so these checks stay incomplete.`;
  const names = rows
    .filter(needsAttention)
    .map(({ dataset, source }) => (dataset ? titleOf(dataset) : heldBy(source!)));
  const list = names.join(', ');
  return rows.some(({ source }) => source?.isTooOld)
    ? t`${name}: too old to clear anyone: ${list}`
    : t`${name}: the last update failed: ${list}`;
}
