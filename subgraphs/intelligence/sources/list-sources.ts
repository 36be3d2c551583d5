import type pg from 'pg';
import { CAPABILITIES, type Capability, INSIDE, type OutsideProvider } from '#kit/process/settings/lookup-providers.js';
import type { LookupSettings } from '#kit/process/settings/lookups.js';
import type { Dataset } from '../datasets/catalogue/dataset.js';
import { DATASETS } from '../datasets.js';
import { type MaxAges, type VersionInForce, ageGap, maxAgeOf } from '../datasets/store/version-gaps.js';
import { builtInData } from '../built-in-data.js';
import { WATCHLIST_DATASETS, listOf } from '../watchlist/search/lists.js';
import { DOOR_COVERAGE, type ProviderCoverage } from './provider-coverage.js';
import { type LookupSource, LookupSourceKind } from './lookup-source.type.js';

/** The data sets that the process answers a lookup from. */
const IMPORTED: Partial<Record<Capability, readonly string[]>> = {
  phone: ['carriers'],
  ip: ['mmdb'],
  ip_threats: ['ip-blocklist'],
  whois: ['domains'],
  company: ['companies'],
  address: ['geonames'],
  breaches: ['breaches'],
  social: ['accounts', 'breaches'],
  sex_offenders: ['sex-offenders'],
  evictions: ['evictions'],
  news: ['news'],
  watchlist: WATCHLIST_DATASETS,
};

/** The lookups that data inside packages stands behind, in the order of `builtInData`. */
const BUILT_IN: readonly Capability[] = ['address', 'ip'];

const IN_FORCE = `
  select dataset, part, source, coverage, coalesce(checked_at::date, source_date, loaded_at::date)::text as "freshOn"
  from intelligence.dataset_version where state = 'in_force' order by dataset, part`;

type Version = VersionInForce & { dataset: string; part: string };

const UNLIMITED: Omit<LookupSource, 'capability' | 'kind' | 'name' | 'holds'> = {
  countries: null,
  states: null,
  lists: null,
  languages: null,
  from: null,
  to: null,
  refreshedOn: null,
  maxAgeDays: null,
  isTooOld: false,
};

function importedSource(capability: Capability, dataset: Dataset, version: Version, ages: MaxAges): LookupSource {
  const { coverage, freshOn, source, part } = version;
  const isList = capability === 'watchlist';
  const maxAgeDays = maxAgeOf(dataset, ages);
  return {
    ...UNLIMITED,
    capability,
    kind: LookupSourceKind.imported,
    name: part === 'all' ? source : `${source} (${part})`,
    holds: dataset.title,
    countries: coverage?.countries ?? null,
    states: coverage?.states ?? null,
    lists: isList ? [listOf(dataset.name)] : null,
    languages: coverage?.languages ?? null,
    from: coverage?.from ?? null,
    to: coverage?.to ?? null,
    refreshedOn: freshOn,
    maxAgeDays,
    isTooOld: ageGap(dataset.name, version, maxAgeDays) !== null,
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function provided(capability: Capability, provider: OutsideProvider): LookupSource {
  const said = (DOOR_COVERAGE as Partial<Record<OutsideProvider, ProviderCoverage>>)[provider];
  return {
    ...UNLIMITED,
    capability,
    kind: LookupSourceKind.provider,
    name: provider,
    holds: said?.kinds ?? `answers to ${capability.replaceAll('_', ' ')} lookups`,
    countries: said?.countries ? [...said.countries] : null,
    states: said?.states ? [...said.states] : null,
    lists: said?.lists ? [...said.lists] : null,
    from: said?.days ? daysAgo(said.days) : null,
  };
}

/** Every source that lookups ask by the settings, with what it covers and how fresh it is. */
export async function listSources(
  pool: pg.Pool,
  { order }: Pick<LookupSettings, 'order'>,
  ages: MaxAges,
): Promise<LookupSource[]> {
  const { rows } = await pool.query<Version>(IN_FORCE);
  const builtIn = await builtInData();
  return (Object.keys(CAPABILITIES) as Capability[]).flatMap((capability) =>
    order[capability].flatMap((provider) => {
      if (provider !== INSIDE) return [provided(capability, provider as OutsideProvider)];
      const imported = DATASETS.filter(({ name }) => IMPORTED[capability]?.includes(name)).flatMap((dataset) =>
        rows
          .filter((version) => version.dataset === dataset.name)
          .map((version) => importedSource(capability, dataset, version, ages)),
      );
      const own = builtIn[BUILT_IN.indexOf(capability)];
      if (!own?.asOf) return imported;
      const { what, asOf, isTooOld } = own;
      const inside = {
        capability,
        kind: LookupSourceKind.built_in,
        name: what,
        holds: what,
        refreshedOn: asOf,
        isTooOld,
      };
      return [...imported, { ...UNLIMITED, ...inside }];
    }),
  );
}
