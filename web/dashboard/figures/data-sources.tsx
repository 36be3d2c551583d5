import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { LOCALE } from '../language/page-language.js';
import { wordsFor } from '../language/server-words.js';

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
  const titles = new Map(data?.datasets.map((dataset) => [dataset.title, titleOf(dataset)]));
  const sources = data?.lookupSources.map((source) => ({
    ...source,
    // Sources of imported data are named by its title.
    holds: titles.get(source.holds) ?? source.holds,
    id: `${source.capability} ${source.name} ${source.holds}`,
  }));
  const datasets = data?.datasets
    .map((dataset) => ({ ...dataset, id: dataset.name }))
    .sort((a, b) => b.parts.length - a.parts.length);
  return (
    <>
      <PageHeader
        title={t`Data sources`}
        note={t`A check passes only if every source it needs was searched, covers the guest and is recent enough.`}
      />
      <Failure failed={failed} onRetry={again} />
      <h2>
        <Trans>Lookups</Trans>
      </h2>
      <DataTable
        label={t`Lookups`}
        columns={SOURCES}
        rows={sources ?? null}
        empty={<EmptyState icon={<IconDatabase size={32} stroke={1.5} aria-hidden />} text={t`No sources.`} />}
      />
      <h2>
        <Trans>Datasets</Trans>
      </h2>
      <DataTable
        label={t`Datasets`}
        columns={DATASETS}
        rows={datasets ?? null}
        empty={<EmptyState text={t`No datasets.`} />}
      />
    </>
  );
}

const titleOf = ({ name, title }: Answer['datasets'][number]) => wordsFor(`dataset.${name}`, title);

const KINDS: Readonly<Record<string, string>> = {
  BUILT_IN: t`Built in`,
  IMPORTED: t`Imported`,
  PROVIDER: t`External provider`,
};

/** A source's coverage; empty if it is unlimited. */
function coverageOf({ lists, states, countries, from, to }: Source): string {
  const places = states?.length ? t`US states ${states.join(', ')}` : countries?.join(', ');
  const years = from ? t`${dayOf(from)} to ${to ? dayOf(to) : t`today`}` : null;
  return [lists?.join(', '), places, years].filter(Boolean).join(' · ');
}

const SOURCES: readonly Column<Source>[] = [
  { key: 'capability', name: t`Checks`, cell: ({ capability }) => <strong>{capabilityName(capability)}</strong> },
  {
    key: 'name',
    name: t`Source`,
    isPlain: true,
    isClipped: true,
    cell: ({ name, holds }) => {
      const text = name === holds ? name : `${name}: ${holds}`;
      return <span title={text}>{text}</span>;
    },
  },
  { key: 'kind', name: t`Kind`, isPlain: true, cell: ({ kind }) => KINDS[kind] },
  {
    key: 'covers',
    name: t`Covers`,
    isClipped: true,
    isWideOnly: true,
    cell: (source) => <span title={coverageOf(source)}>{coverageOf(source) || t`Everything it holds`}</span>,
  },
  {
    key: 'age',
    name: t`Data from`,
    cell: ({ refreshedOn, maxAgeDays }) => (
      <span
        title={
          maxAgeDays === null
            ? undefined
            : plural(maxAgeDays, { one: `Valid for ${maxAgeDays} days`, other: `Valid for ${maxAgeDays} days` })
        }
      >
        {refreshedOn
          ? dayOf(refreshedOn)
          : t({
              message: 'Live',
              context: 'data',
              comment: 'The source is asked at each lookup, so that its data has no date.',
            })}
      </span>
    ),
  },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ isTooOld }) =>
      isTooOld ? (
        <Badge tone="warn">
          <Trans>Too old</Trans>
        </Badge>
      ) : (
        <Badge tone="good">
          <Trans comment="The data is not too old.">Current</Trans>
        </Badge>
      ),
  },
];

function stateOf({ parts, fetch }: Dataset): { tone: Tone; text: string } {
  if (fetch?.state === 'FETCHING') return { tone: 'info', text: t`Loading` };
  if (fetch?.state === 'FAILED') return { tone: 'bad', text: parts.length > 0 ? t`Update failed` : t`Load failed` };
  if (parts.length > 0) return { tone: 'good', text: t`Loaded` };
  return { tone: 'quiet', text: fetch?.state === 'WAITING' ? t`Waiting` : t`Not loaded` };
}

const DATASETS: readonly Column<Dataset>[] = [
  {
    key: 'title',
    name: t`Dataset`,
    cell: (dataset) => <strong title={dataset.licence}>{titleOf(dataset)}</strong>,
  },
  { key: 'publisher', name: t`Publisher`, isWideOnly: true, isClipped: true, cell: ({ publisher }) => publisher },
  {
    key: 'state',
    name: t`State`,
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
    name: t`Rows`,
    isNumber: true,
    cell: ({ parts, loading }) => {
      const rows = parts.reduce((sum, part) => sum + part.rows, 0) || loading;
      return rows ? rows.toLocaleString(LOCALE) : '–';
    },
  },
  {
    key: 'asOf',
    name: t`Data from`,
    cell: ({ parts }) => {
      const [first] = parts;
      return first
        ? `${dayOf(first.asOf)}${parts.length > 1 ? `, ${plural(parts.length, { one: `${parts.length} part`, other: `${parts.length} parts` })}` : ''}`
        : '–';
    },
  },
  {
    key: 'next',
    name: t`Next update`,
    isWideOnly: true,
    cell: ({ fetch }) =>
      fetch?.state === 'IMPORTED_BY_HAND' ? t`By hand` : fetch?.nextAt ? <Ago at={fetch.nextAt} /> : '–',
  },
];
