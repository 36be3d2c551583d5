import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CompositeStatus } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { relativeDay, today } from '../look/when.js';

const DAYS = 7;
/** Reading stops after this many arrivals. */
const MOST = 500;

const STATES: { name: string; tone: string; statuses: CompositeStatus[] }[] = [
  { name: t`Ready`, tone: 'good', statuses: ['approve', 'verified'] },
  { name: t`Needs review`, tone: 'warn', statuses: ['review'] },
  { name: t`Waiting`, tone: 'wait', statuses: ['pending'] },
  { name: t({ message: 'Declined', context: 'reservations' }), tone: 'bad', statuses: ['decline'] },
];

/** Arrivals in the next days by state. */
export function Arrivals() {
  const days = Array.from({ length: DAYS }, (_, n) => today(n));
  const filter = { status: 'CONFIRMED' as const, checkInFrom: days[0], checkInTo: days.at(-1) };
  const page = useConnection('Arrivals', { filter, first: 100 }, (answer) => answer.reservationConnection);
  const { rows, hasMore, isReading, more } = page;
  useEffect(() => {
    if (hasMore && !isReading && (rows?.length ?? 0) < MOST) more();
  }, [hasMore, isReading, more, rows]);
  const most = Math.max(1, ...days.map((day) => (rows ?? []).filter(({ checkInDay }) => checkInDay === day).length));
  return (
    <Panel title={t`Arrivals in the next 7 days`}>
      <Failure failed={page.failed} onRetry={page.again} />
      {!rows && !page.failed && <Skeletons rows={DAYS} />}
      {rows &&
        days.map((day) => {
          const arriving = rows.filter(({ checkInDay }) => checkInDay === day);
          const counts = STATES.map(
            ({ statuses }) => arriving.filter(({ summary }) => statuses.includes(summary.compositeStatus)).length,
          );
          return (
            <div key={day} className="bar-row">
              <Link to="/review" search={{ view: 'all', from: day, to: day }}>
                {relativeDay(day)}
              </Link>
              <Stack counts={counts} most={most} />
              <span className="number">{arriving.length}</span>
            </div>
          );
        })}
      <p className="plot-keys">
        {STATES.map(({ name, tone }) => (
          <span key={name} className={`state-key ${tone}`}>
            {name}
          </span>
        ))}
      </p>
    </Panel>
  );
}

/** A day's stacked bar. Its tooltip lists the counts. */
function Stack({ counts, most }: { counts: number[]; most: number }) {
  const text = STATES.map(({ name }, n) => `${name}: ${counts[n]}`).join(', ');
  const starts = counts.map((_, n) => counts.slice(0, n).reduce((sum, one) => sum + one, 0));
  return (
    <svg className="bar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={text}>
      <title>{text}</title>
      <rect className="bar-ground" width="100" height="8" />
      {counts.map((count, n) => (
        <rect
          key={STATES[n]!.name}
          className={`state-${STATES[n]!.tone}`}
          x={(starts[n]! / most) * 100}
          width={(count / most) * 100}
          height="8"
        />
      ))}
    </svg>
  );
}
