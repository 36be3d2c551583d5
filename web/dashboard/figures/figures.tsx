import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { RISKS, RiskBadge } from '../look/badges.js';
import { Bar } from '../look/bar.js';
import { type Cell, csvFile, csvLine } from '../look/csv.js';
import { Funnel } from '../look/funnel.js';
import { percent, shortTime, wholePercent } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { saveFile } from '../look/save-file.js';
import { Failure, Skeletons } from '../look/states.js';
import { Tiles } from '../look/tiles.js';
import { countChange, shareChange, timeChange } from './changes.js';
import { DayTable, ReceivedPlot, TimePlot } from './day-plots.js';

type Answer = Operations['Figures']['answer'];
type Numbers = Answer['reservationFigures'];

const SPANS = [7, 30, 90, 365];
const DAY_MS = 86_400_000;

/** The last day of the period before, in UTC as the figures are. */
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Volume, time to decision, risk, rules, and guests' progress in the portal, against the period before. */
export default function Figures() {
  const [days, setDays] = useState(30);
  const { data, failed, again } = useAsked('Figures', { days, before: dayBefore(days) });
  return (
    <>
      <PageHeader
        title={t`Figures`}
        actions={
          <>
            {data && <ExportDays figures={data.reservationFigures} />}
            <NativeSelect
              size="xs"
              aria-label={t`Period`}
              value={String(days)}
              data={SPANS.map((span) => ({ value: String(span), label: t`Last ${span} days` }))}
              onChange={(event) => setDays(Number(event.currentTarget.value))}
            />
          </>
        }
      />
      <Failure failed={failed} onRetry={again} />
      {!data && !failed && <Skeletons />}
      {data && <Plots answer={data} days={days} />}
    </>
  );
}

const EXPORTED: readonly [string, (day: Numbers['days'][number]) => Cell][] = [
  [t`Day`, ({ day }) => day],
  [t`Received`, ({ received }) => received],
  [t`Ready`, ({ ready }) => ready],
  [t`Needs review`, ({ review }) => review],
  [t`Waiting`, ({ waiting }) => waiting],
  [t({ message: 'Declined', context: 'reservations' }), ({ declined }) => declined],
  [t`Automatic checks, median (s)`, ({ p50Seconds }) => p50Seconds],
  [t`Automatic checks, 95th percentile (s)`, ({ p95Seconds }) => p95Seconds],
];

/** Saves the figures of each day. */
function ExportDays({ figures: { days } }: { figures: Numbers }) {
  const lines = () => [
    csvLine(EXPORTED.map(([name]) => name)),
    ...days.map((day) => csvLine(EXPORTED.map(([, read]) => read(day)))),
  ];
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() =>
        saveFile(`figures-${days[0]!.day}-${days.at(-1)!.day}.csv`, csvFile(lines()), 'text/csv;charset=utf-8')
      }
    >
      <Trans>Export CSV</Trans>
    </Button>
  );
}

function Plots({ answer: { reservationFigures: figures, before }, days }: { answer: Answer; days: number }) {
  return (
    <>
      <Tiles
        tiles={[
          {
            name: t`Received`,
            value: figures.received,
            note: countChange(figures.received, before.received),
            target: linkOptions({ to: '/reservations', search: periodOf(figures) }),
          },
          { name: t`Decided`, value: figures.settled, note: countChange(figures.settled, before.settled) },
          {
            name: t`Decided automatically`,
            value: percent(figures.automationRate),
            note: shareChange(figures.automationRate, before.automationRate),
          },
          {
            name: t`Median time to decision`,
            value: shortTime(figures.decisionP50Seconds),
            note: timeChange(before.decisionP50Seconds),
          },
          {
            name: t`Median wait for review`,
            value: shortTime(figures.reviewP50Seconds),
            note: timeChange(before.reviewP50Seconds),
          },
          {
            name: t`Median automatic check`,
            value: shortTime(figures.p50Seconds),
            note: timeChange(before.p50Seconds),
          },
        ]}
      />
      <p className="panel-note">
        <Trans>
          Compared with the {days} days before. Days are in UTC. The time to decision runs from receipt to the final
          decision, with the time that a guest or a review takes.
        </Trans>
      </p>
      <div className="halves">
        <ReceivedPlot days={figures.days} />
        <TimePlot days={figures.days} />
        <Risks figures={figures} />
        <Funnel screens={figures.screens} {...periodOf(figures)} />
        <Rules rules={figures.rules} />
      </div>
      <details>
        <summary>
          <Trans>Show as table</Trans>
        </summary>
        <DayTable days={figures.days} />
      </details>
    </>
  );
}

const periodOf = ({ days }: Numbers) => ({ received: days[0]!.day, receivedTo: days.at(-1)!.day });

function Risks({ figures }: { figures: Numbers }) {
  const { colors, received } = figures;
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
              <Link to="/reservations" search={{ ...periodOf(figures), risk: color }}>
                <RiskBadge color={color} />
              </Link>
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
      {colors.some(({ color }) => color === 'yellow') && (
        <p className="quiet">
          <Trans>Moderate includes reservations whose checks are not complete.</Trans>
        </p>
      )}
    </Panel>
  );
}

/** The rules that fired, most frequent first. */
function Rules({ rules }: Pick<Numbers, 'rules'>) {
  const most = Math.max(1, ...rules.map(({ count }) => count));
  const mayOpen = useMay('OWNER');
  return (
    <Panel title={t`Rules that fired`} note={t`Reservations whose decision a live rule took part in.`}>
      {rules.length === 0 && (
        <p className="quiet">
          <Trans>No rule fired in this period.</Trans>
        </p>
      )}
      {rules.map(({ name, count }) => (
        <div key={name} className="bar-row">
          {mayOpen ? <Link to="/rules">{name}</Link> : <span>{name}</span>}
          <Bar part={count / most} />
          <span className="number">{count}</span>
        </div>
      ))}
    </Panel>
  );
}
