import { IconDatabase } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { type Column, DataTable } from '../look/data-table.js';
import { PageHeader } from '../look/page-header.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { dayOf } from '../look/words.js';
import { capabilityName } from './capability-names.js';

type Answer = Operations['DataSources']['answer'];
type Source = Answer['lookupSources'][number] & { id: string };
type Dataset = Answer['datasets'][number] & { id: string };

/** Reload interval while datasets are being fetched. */
const RELOAD_MS = 5_000;

/** The data behind decisions: coverage, age and state of each list and provider. */
export default function DataSources() {
  const { data, failed, again } = useAsked('DataSources', {});
  const isFetching =
    data?.datasets.some(({ fetch }) => fetch && ['FETCHING', 'WAITING'].includes(fetch.state)) ?? false;
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setInterval(again, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isFetching, again]);
  const sources = data?.lookupSources.map((source) => ({
    ...source,
    id: `${source.capability} ${source.name} ${source.holds}`,
  }));
  const datasets = data?.datasets
    .map((dataset) => ({ ...dataset, id: dataset.name }))
    .sort((a, b) => b.parts.length - a.parts.length);
  return (
    <>
      <PageHeader
        title="Data sources"
        note="A check passes only if every source it needs was searched, covers the guest and is recent enough."
      />
      <Failure failed={failed} onRetry={again} />
      <h2>Lookups</h2>
      <DataTable
        label="Lookups"
        columns={SOURCES}
        rows={sources ?? null}
        empty={<EmptyState icon={<IconDatabase size={32} stroke={1.5} aria-hidden />} text="No sources." />}
      />
      <h2>Datasets</h2>
      <DataTable
        label="Datasets"
        columns={DATASETS}
        rows={datasets ?? null}
        empty={<EmptyState text="No datasets." />}
      />
    </>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  BUILT_IN: 'Built in',
  IMPORTED: 'Imported',
  PROVIDER: 'External provider',
};

/** A source's coverage; empty if it is unlimited. */
function coverageOf({ lists, states, countries, from, to }: Source): string {
  const places = states?.length ? `US states ${states.join(', ')}` : countries?.join(', ');
  const years = from ? `${dayOf(from)} to ${to ? dayOf(to) : 'today'}` : null;
  return [lists?.join(', '), places, years].filter(Boolean).join(' · ');
}

const SOURCES: readonly Column<Source>[] = [
  { key: 'capability', name: 'Checks', cell: ({ capability }) => <strong>{capabilityName(capability)}</strong> },
  {
    key: 'name',
    name: 'Source',
    isPlain: true,
    isClipped: true,
    cell: ({ name, holds }) => {
      const text = name === holds ? name : `${name}: ${holds}`;
      return <span title={text}>{text}</span>;
    },
  },
  { key: 'kind', name: 'Kind', isPlain: true, cell: ({ kind }) => KINDS[kind] },
  {
    key: 'covers',
    name: 'Covers',
    isClipped: true,
    isWideOnly: true,
    cell: (source) => <span title={coverageOf(source)}>{coverageOf(source) || 'Everything it holds'}</span>,
  },
  {
    key: 'age',
    name: 'Data from',
    cell: ({ refreshedOn, maxAgeDays }) => (
      <span title={maxAgeDays === null ? undefined : `Valid for ${maxAgeDays} days`}>
        {refreshedOn ? dayOf(refreshedOn) : 'Live'}
      </span>
    ),
  },
  {
    key: 'state',
    name: 'State',
    isPlain: true,
    cell: ({ isTooOld }) => (isTooOld ? <Badge tone="warn">Too old</Badge> : <Badge tone="good">Current</Badge>),
  },
];

function stateOf({ parts, fetch }: Dataset): { tone: Tone; text: string } {
  if (fetch?.state === 'FETCHING') return { tone: 'info', text: 'Loading' };
  if (fetch?.state === 'FAILED') return { tone: 'bad', text: parts.length > 0 ? 'Update failed' : 'Load failed' };
  if (parts.length > 0) return { tone: 'good', text: 'Loaded' };
  return { tone: 'quiet', text: fetch?.state === 'WAITING' ? 'Waiting' : 'Not loaded' };
}

const DATASETS: readonly Column<Dataset>[] = [
  {
    key: 'title',
    name: 'Dataset',
    cell: ({ title, licence }) => <strong title={licence}>{title}</strong>,
  },
  { key: 'publisher', name: 'Publisher', isWideOnly: true, isClipped: true, cell: ({ publisher }) => publisher },
  {
    key: 'state',
    name: 'State',
    isPlain: true,
    cell: (dataset) => {
      const { tone, text } = stateOf(dataset);
      return (
        <span title={dataset.fetch?.problem ?? undefined}>
          <Badge tone={tone}>{text}</Badge>
        </span>
      );
    },
  },
  {
    key: 'rows',
    name: 'Rows',
    isNumber: true,
    cell: ({ parts, loading }) => {
      const rows = parts.reduce((sum, part) => sum + part.rows, 0) || loading;
      return rows ? rows.toLocaleString('en-GB') : '–';
    },
  },
  {
    key: 'asOf',
    name: 'Data from',
    cell: ({ parts }) => {
      const [first] = parts;
      return first ? `${dayOf(first.asOf)}${parts.length > 1 ? `, ${parts.length} parts` : ''}` : '–';
    },
  },
  {
    key: 'next',
    name: 'Next update',
    isWideOnly: true,
    cell: ({ fetch }) =>
      fetch?.state === 'IMPORTED_BY_HAND' ? 'By hand' : fetch?.nextAt ? <Ago at={fetch.nextAt} /> : '–',
  },
];
