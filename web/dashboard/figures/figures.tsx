import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { RISKS, RiskBadge } from '../look/badges.js';
import { Bar } from '../look/bar.js';
import { type Column, DataTable } from '../look/data-table.js';
import { Funnel } from '../look/funnel.js';
import { percent, shortTime, wholePercent } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { Tiles } from '../look/tiles.js';
import { dayOf } from '../look/words.js';
import { Columns, Lines } from './plots.js';

type Numbers = Operations['Figures']['answer']['reservationFigures'];
type Day = Numbers['days'][number] & { id: string };

const SPANS = [7, 30, 90, 365];

/** Volume, time to decision, risk, and guests' progress in the portal. */
export default function Figures() {
  const [days, setDays] = useState(30);
  const { data, failed, again } = useAsked('Figures', { days });
  useLive(again);
  return (
    <>
      <PageHeader
        title={t`Figures`}
        actions={
          <NativeSelect
            aria-label={t`Period`}
            value={String(days)}
            data={SPANS.map((span) => ({ value: String(span), label: t`Last ${span} days` }))}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          />
        }
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons />}
      {data && <Plots figures={data.reservationFigures} />}
    </>
  );
}

function Plots({ figures }: { figures: Numbers }) {
  const { received, settled, automationRate, p50Seconds, p95Seconds, days } = figures;
  const counted = (count: number) => plural(count, { one: `${count} reservation`, other: `${count} reservations` });
  return (
    <>
      <Tiles
        tiles={[
          { name: t`Received`, value: received },
          { name: t`Decided`, value: settled },
          { name: t`Decided automatically`, value: percent(automationRate) },
          { name: t`Median time to decision`, value: shortTime(p50Seconds) },
          { name: t`95th percentile`, value: shortTime(p95Seconds) },
        ]}
      />
      <div className="halves">
        <Panel title={t`Reservations a day`}>
          <Columns
            label={t`Reservations a day`}
            bars={days.map(({ day, received: count }) => ({
              name: dayOf(day),
              value: count,
              text: `${dayOf(day)}: ${counted(count)}`,
            }))}
          />
        </Panel>
        <Panel title={t`Time to decision`}>
          <Lines
            label={t`Time to decision, day by day`}
            names={days.map(({ day }) => dayOf(day))}
            lines={[
              { name: t`Median`, kind: 'half', values: days.map((day) => day.p50Seconds) },
              { name: t`95th percentile`, kind: 'most', values: days.map((day) => day.p95Seconds) },
            ]}
          />
        </Panel>
        <Risks figures={figures} />
        <Funnel screens={figures.screens} />
      </div>
      <details>
        <summary>
          <Trans>Show as table</Trans>
        </summary>
        <DataTable
          label={t`Days`}
          columns={DAYS}
          rows={days.map((day) => ({ ...day, id: day.day }))}
          empty={<EmptyState text={t`No days yet.`} />}
        />
      </details>
    </>
  );
}

const DAYS: readonly Column<Day>[] = [
  { key: 'day', name: t`Day`, cell: ({ day }) => dayOf(day) },
  { key: 'received', name: t`Received`, isNumber: true, cell: ({ received }) => received },
  { key: 'p50', name: t`Median time`, isNumber: true, cell: ({ p50Seconds }) => shortTime(p50Seconds) },
  { key: 'p95', name: t`95th percentile`, isNumber: true, cell: ({ p95Seconds }) => shortTime(p95Seconds) },
];

function Risks({ figures: { colors, received } }: { figures: Numbers }) {
  const levelOf = (color: Numbers['colors'][number]['color']) => (color ? RISKS[color].level : 0);
  const most = Math.max(1, received);
  return (
    <Panel title={t`Risk`}>
      {colors.length === 0 && (
        <p className="quiet">
          <Trans>No reservations in this period.</Trans>
        </p>
      )}
      {[...colors]
        .sort((a, b) => levelOf(a.color) - levelOf(b.color))
        .map(({ color, count }) => (
          <div key={color ?? 'none'} className="bar-row">
            {color ? (
              <RiskBadge color={color} />
            ) : (
              <span className="quiet">
                <Trans>Not assessed</Trans>
              </span>
            )}
            <Bar part={count / most} tone={`risk-${levelOf(color)}`} />
            <span className="number">
              {count} <span className="quiet">({wholePercent(count / most)})</span>
            </span>
          </div>
        ))}
    </Panel>
  );
}
