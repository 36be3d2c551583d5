import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, linkOptions } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { Operations } from '../graph/answers.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { shortTime } from '../look/numbers.js';
import { Panel } from '../look/panel.js';
import { saveFile } from '../look/save-file.js';
import { EmptyState } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { dayOf, shortDayOf } from '../look/words.js';
import { pictureOf } from './picture.js';
import { Columns, Lines, type Part } from './plots.js';

type Day = Operations['Figures']['answer']['reservationFigures']['days'][number];

const OUTCOMES: readonly Part[] = [
  { key: 'ready', name: t`Ready`, color: 'var(--state-good)' },
  { key: 'review', name: t`Needs review`, color: 'var(--state-warn)' },
  { key: 'waiting', name: t`Waiting`, color: 'var(--state-wait)' },
  { key: 'declined', name: t({ message: 'Declined', context: 'reservations' }), color: 'var(--state-bad)' },
];

const TIMES: readonly Part[] = [
  { key: 'median', name: t`Median`, color: 'var(--accent)' },
  { key: 'slow', name: t`95th percentile`, color: 'var(--risk-3)' },
];

const receivedOn = (day: string) => linkOptions({ to: '/reservations', search: { received: day, receivedTo: day } });

/** Reservations of each day by what became of them. */
export const ReceivedPlot = ({ days }: { days: readonly Day[] }) => (
  <Plot title={t`Reservations a day`} file="reservations">
    <Columns
      label={t`Reservations a day`}
      parts={OUTCOMES}
      points={days.map(({ day, ready, review, waiting, declined }) => ({
        name: dayOf(day),
        tick: shortDayOf(day),
        values: { ready, review, waiting, declined },
        target: receivedOn(day),
      }))}
    />
  </Plot>
);

export const TimePlot = ({ days }: { days: readonly Day[] }) => (
  <Plot title={t`Duration of automatic checks`} file="automatic-checks">
    <Lines
      label={t`Duration of automatic checks, day by day`}
      parts={TIMES}
      points={days.map(({ day, p50Seconds, p95Seconds }) => ({
        name: dayOf(day),
        tick: shortDayOf(day),
        values: { median: p50Seconds, slow: p95Seconds },
      }))}
    />
  </Plot>
);

/** A panel whose plot can be saved as a picture. */
function Plot({ title, file, children }: { title: string; file: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const save = async () => {
    try {
      saveFile(`${file}.png`, await pictureOf(frame.current!.querySelector('svg.recharts-surface')!), 'image/png');
    } catch {
      showToast({ text: t`The export failed. Try again.`, isProblem: true });
    }
  };
  return (
    <Panel
      title={title}
      actions={
        <Button size="compact-xs" variant="subtle" onClick={() => void save()}>
          <Trans>Save PNG</Trans>
          <span className="unseen"> {title}</span>
        </Button>
      }
    >
      <div ref={frame}>{children}</div>
    </Panel>
  );
}

type Row = Day & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'day', name: t`Day`, cell: ({ day }) => <Link {...receivedOn(day)}>{dayOf(day)}</Link> },
  { key: 'received', name: t`Received`, isNumber: true, cell: ({ received }) => received },
  { key: 'ready', name: t`Ready`, isNumber: true, cell: ({ ready }) => ready },
  { key: 'review', name: t`Needs review`, isNumber: true, cell: ({ review }) => review },
  { key: 'waiting', name: t`Waiting`, isNumber: true, cell: ({ waiting }) => waiting },
  {
    key: 'declined',
    name: t({ message: 'Declined', context: 'reservations' }),
    isNumber: true,
    cell: ({ declined }) => declined,
  },
  { key: 'p50', name: t`Automatic checks, median`, isNumber: true, cell: ({ p50Seconds }) => shortTime(p50Seconds) },
  { key: 'p95', name: t`95th percentile`, isNumber: true, cell: ({ p95Seconds }) => shortTime(p95Seconds) },
];

/** The figures of each day, with the list behind each. */
export const DayTable = ({ days }: { days: readonly Day[] }) => (
  <DataTable
    label={t`Days`}
    columns={COLUMNS}
    rows={days.map((day) => ({ ...day, id: day.day }))}
    empty={<EmptyState text={t`No days yet.`} />}
  />
);
