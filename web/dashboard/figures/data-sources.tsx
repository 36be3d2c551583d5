import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconDatabase } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAsked } from '../graph/use-asked.js';
import { usePolling } from '../graph/use-polling.js';
import { Badge } from '../look/badges.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { Ago, ageOf } from '../look/when.js';
import { dayOf } from '../look/words.js';
import { loadFailureOf, sharedReasons } from './load-failure.js';
import { Refresh, isLoading } from './refresh-source.js';
import {
  type GroupState,
  type LookupSource,
  type SourceGroup,
  type SourceRow,
  groupsOf,
  heldBy,
  problemOf,
  publisherOf,
  stateOf,
  titleOf,
} from './source-groups.js';
import './data-sources.css';

/** Time between two reads while a list is downloaded, while lists wait for their first download, and otherwise. */
const FOLLOW_MS = 2_000;
const WAIT_MS = 5_000;
const IDLE_MS = 15_000;

/** The data behind decisions, by purpose: coverage, age, state and next step of each list and provider. */
export default function DataSources() {
  const { data, failed, again } = useAsked('DataSources', {});
  const isWaiting = data?.datasets.some(({ fetch }) => fetch?.state === 'WAITING');
  usePolling(again, data?.datasets.some(isLoading) ? FOLLOW_MS : isWaiting ? WAIT_MS : IDLE_MS);
  const groups = data && groupsOf(data);
  const shared = sharedReasons(groups ?? []);
  return (
    <>
      <PageHeader
        title={t`Data sources`}
        note={t`A check passes only if every source it needs was searched, covers the guest and is recent enough.`}
      />
      <Failure failed={failed} onRetry={again} />
      {groups ? <Summary groups={groups} shared={shared} /> : !failed && <Skeletons rows={12} />}
      {groups?.length === 0 && (
        <EmptyState icon={<IconDatabase size={32} stroke={1.5} aria-hidden />} text={t`No sources.`} />
      )}
      {groups?.map((group) => (
        <Group key={group.key} group={group} shared={shared} onRequested={again} />
      ))}
    </>
  );
}

/** Reasons that several downloads failed for, and how many. */
type SharedReasons = ReadonlyMap<string, number>;

/** What needs the operator, with a link to each group; otherwise that all is well. */
function Summary({ groups, shared }: { groups: readonly SourceGroup[]; shared: SharedReasons }) {
  const bad = groups.filter(({ state }) => state === 'attention');
  return (
    <Panel
      title={
        bad.length > 0
          ? plural(bad.length, {
              one: '# needs your attention',
              other: '# need your attention',
            })
          : t`All data in use is current`
      }
    >
      <ul className="alert-list">
        {[...shared].map(([reason, count]) => (
          <li key={reason} className="alert-line">
            <IconAlertTriangle size={18} className="tone-warn" aria-hidden />
            <span>{plural(count, { other: `# lists could not be loaded: ${reason}` })}</span>
          </li>
        ))}
        {bad.map((group) => (
          <li key={group.key} className="alert-line">
            <IconAlertTriangle size={18} className="tone-warn" aria-hidden />
            <span>{problemOf(group)}</span>
          </li>
        ))}
        {bad.length === 0 && (
          <li className="alert-line">
            <IconCircleCheck size={18} className="tone-good" aria-hidden />
            <span>
              <Trans>No list is too old, and no update failed.</Trans>
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}

const STATES: Readonly<Record<GroupState, ReactNode>> = {
  attention: (
    <Badge tone="warn">
      <Trans>Needs attention</Trans>
    </Badge>
  ),
  ready: (
    <Badge tone="good">
      <Trans comment="State of a group of data sources: they can be searched.">Ready</Trans>
    </Badge>
  ),
  off: (
    <Badge tone="quiet">
      <Trans comment="State of a group of data sources: none is loaded.">Not in use</Trans>
    </Badge>
  ),
};

interface GroupProps extends Omit<LineProps, 'row'> {
  group: SourceGroup;
}

const Group = ({ group: { name, note, rows, state }, ...of }: GroupProps) => (
  <Panel title={name} note={note} actions={STATES[state]}>
    <ul className="source-list" aria-label={name}>
      {rows.map((row) => (
        <SourceLine key={row.id} row={row} {...of} />
      ))}
    </ul>
  </Panel>
);

interface LineProps {
  row: SourceRow;
  shared: SharedReasons;
  /** Reads the page again after a list was requested. */
  onRequested(): void;
}

function SourceLine({ row, shared, onRequested }: LineProps) {
  const { dataset, source, sources } = row;
  const { tone, text } = stateOf(row);
  const named = source && (source.name === source.holds ? heldBy(source) : `${source.name}: ${heldBy(source)}`);
  const covers = [...new Set(sources.map(coverageOf))].filter(Boolean).join('; ');
  return (
    <li className="source-line">
      <div>
        <strong title={dataset?.licence}>{dataset ? titleOf(dataset) : named}</strong>
        <p className="quiet">
          {[dataset ? publisherOf(dataset) : KINDS[source!.kind], covers].filter(Boolean).join(' · ')}
        </p>
        <Problem row={row} shared={shared} />
      </div>
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <span>
        <Age row={row} />
      </span>
      <span>
        <NextStep row={row} />
        {dataset?.fetch && <Refresh dataset={dataset} onRequested={onRequested} />}
      </span>
    </li>
  );
}

/** Why the last download failed, unless the summary says it for several; the address is a detail. */
function Problem({ row: { dataset }, shared }: { row: SourceRow; shared: SharedReasons }) {
  const failure = loadFailureOf(dataset?.fetch);
  if (!failure) return null;
  const { reason, place } = failure;
  return (
    <>
      {!shared.has(reason) && <p className="quiet">{reason}</p>}
      {place && (
        <details className="quiet">
          <summary>
            <Trans comment="Opens the address of the file that could not be loaded.">Address</Trans>
          </summary>
          <code>{place}</code>
        </details>
      )}
    </>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  BUILT_IN: t`Built in`,
  IMPORTED: t`Imported`,
  PROVIDER: t`External provider`,
};

/** A source's coverage; empty if it is unlimited. */
function coverageOf({ lists, states, countries, from, to }: LookupSource): string {
  const places = states?.length ? t`US states ${states.join(', ')}` : countries?.join(', ');
  const years = from ? t`${dayOf(from)} to ${to ? dayOf(to) : t`today`}` : null;
  return [lists?.join(', '), places, years].filter(Boolean).join(' · ');
}

/** How old the data is, and how much there is. */
function Age({ row: { dataset, source } }: { row: SourceRow }) {
  const [first] = dataset?.parts ?? [];
  const day = source ? source.refreshedOn : (first?.asOf ?? null);
  const rows = dataset?.parts.reduce((sum, part) => sum + part.rows, 0) || dataset?.loading;
  const count = rows && plural(rows, { one: '# row', other: '# rows' });
  if (!day && source) return <Trans>Asked at each lookup</Trans>;
  return (
    <>
      {day && (
        <span title={dayOf(day)}>
          <Trans comment="The age of data, such as “Data from 5 months ago”.">Data from {ageOf(day)}</Trans>
        </span>
      )}
      {count && <span className="quiet">{day ? `, ${count}` : count}</span>}
    </>
  );
}

/** What happens next, or what the operator can do. */
function NextStep({ row: { dataset, source } }: { row: SourceRow }) {
  if (!dataset) return null;
  const { name, fetch, parts, officialUrl } = dataset;
  if (isLoading(dataset)) return null;
  if (fetch?.state === 'WAITING') return <Trans>Loads automatically soon</Trans>;
  if (fetch?.nextAt && fetch.state === 'FAILED')
    return (
      <Trans>
        Next try <Ago at={fetch.nextAt} />
      </Trans>
    );
  if (fetch?.nextAt)
    return (
      <Trans>
        Next update <Ago at={fetch.nextAt} />
      </Trans>
    );
  if (parts.length > 0 && !source?.isTooOld) return <Trans>Updated when you import a newer file</Trans>;
  const command = officialUrl ? 'npm run import -- official' : `npm run import -- ${name} FILE`;
  return (
    <details>
      <summary>
        <Trans>How to load it</Trans>
      </summary>
      {officialUrl ? (
        <Trans>The operator of the service loads it with this command:</Trans>
      ) : (
        <Trans>The operator of the service imports a file with this command:</Trans>
      )}{' '}
      <code>{command}</code>
    </details>
  );
}
