import type pg from 'pg';
import type { Dataset } from '../../datasets/catalogue/dataset.js';
import { type MaxAges, type VersionInForce, ageGap, maxAgeOf } from '../../datasets/store/version-gaps.js';
import type { AnyLookup, Lookups } from '../lookup.js';
import { INSIDE } from '../settings/lookup-kind.js';
import type { LookupSettings } from '../settings/lookup-settings.js';
import { type LookupSource, LookupSourceKind } from './lookup-source.type.js';

/** The configured providers of each lookup, and the imported datasets. */
export interface Listing extends Pick<LookupSettings, 'order'> {
  lookups: Lookups;
  datasets: readonly Dataset[];
  ages: MaxAges;
}

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

/** A lookup with its name in the settings. */
type Named = [capability: string, lookup: AnyLookup];

function importedSource([capability, lookup]: Named, dataset: Dataset, version: Version, ages: MaxAges): LookupSource {
  const { coverage, freshOn, source, part } = version;
  const maxAgeDays = maxAgeOf(dataset, ages);
  return {
    ...UNLIMITED,
    capability,
    kind: LookupSourceKind.IMPORTED,
    name: part === 'all' ? source : `${source} (${part})`,
    holds: dataset.title,
    countries: coverage?.countries ?? null,
    states: coverage?.states ?? null,
    lists: lookup.listOf ? [lookup.listOf(dataset.name)] : null,
    languages: coverage?.languages ?? null,
    from: coverage?.from ?? null,
    to: coverage?.to ?? null,
    refreshedOn: freshOn,
    maxAgeDays,
    isTooOld: ageGap(dataset.name, version, maxAgeDays) !== null,
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function provided([capability, { coverage }]: Named, provider: string): LookupSource {
  const said = coverage?.[provider];
  return {
    ...UNLIMITED,
    capability,
    kind: LookupSourceKind.PROVIDER,
    name: provider,
    holds: said?.kinds ?? `answers to ${capability.replaceAll('_', ' ')} lookups`,
    countries: said?.countries ? [...said.countries] : null,
    states: said?.states ? [...said.states] : null,
    lists: said?.lists ? [...said.lists] : null,
    from: said?.days ? daysAgo(said.days) : null,
  };
}

async function builtIn([capability, lookup]: Named): Promise<LookupSource[]> {
  const own = await lookup.builtInData?.();
  if (!own?.asOf) return [];
  const { what, asOf, isTooOld } = own;
  const kind = LookupSourceKind.BUILT_IN;
  return [{ ...UNLIMITED, capability, kind, name: what, holds: what, refreshedOn: asOf, isTooOld }];
}

/** Lists the sources of all configured lookups, with coverage and data age. */
export async function listSources(pool: pg.Pool, { order, lookups, datasets, ages }: Listing): Promise<LookupSource[]> {
  const { rows } = await pool.query<Version>(IN_FORCE);
  const listed = Object.entries(order).flatMap(([capability, providers]) => {
    const named: Named = [capability, lookups[capability]!];
    return providers.map(async (provider) => {
      if (provider !== INSIDE) return [provided(named, provider)];
      const imported = datasets
        .filter(({ name }) => named[1].datasets?.includes(name))
        .flatMap((dataset) =>
          rows
            .filter((version) => version.dataset === dataset.name)
            .map((version) => importedSource(named, dataset, version, ages)),
        );
      return [...imported, ...(await builtIn(named))];
    });
  });
  return (await Promise.all(listed)).flat();
}
