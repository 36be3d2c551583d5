import type { Operations } from '../graph/answers.js';
import { Columns } from '../figures/plots.js';
import { type Column, DataTable } from '../look/data-table.js';
import { dayOf } from '../look/words.js';

type Tested = Operations['BackTest']['answer']['backTestBusinessRule'];
type Week = Tested['weeks'][number] & { id: string };

const counted = (count: number) => (count === 1 ? '1 reservation' : `${count} reservations`);

const WEEKS: readonly Column<Week>[] = [
  { key: 'from', name: 'Week from', cell: ({ from }) => dayOf(from) },
  { key: 'reservations', name: 'Tested', isNumber: true, cell: ({ reservations }) => reservations },
  { key: 'matched', name: 'Rule matches', isNumber: true, cell: ({ matched }) => matched },
  { key: 'changed', name: 'Outcome changes', isNumber: true, cell: ({ changed }) => changed },
];

/** Reservations that the rule would have matched and changed, week by week. */
export default function BackTestChart({ weeks }: { weeks: Tested['weeks'] }) {
  return (
    <div className="back-test-chart">
      <h3>Reservations a week</h3>
      <Columns
        label="Reservations a week that the rule matches, and whose outcome changes"
        keys={{ whole: 'Rule matches', part: 'Outcome changes' }}
        bars={weeks.map(({ from, matched, changed }) => ({
          name: `Week from ${dayOf(from)}`,
          value: matched,
          part: changed,
          text: `Week from ${dayOf(from)}: ${counted(matched)} matched, ${changed} changed`,
        }))}
      />
      <details>
        <summary>Show as table</summary>
        <DataTable
          label="Weeks"
          columns={WEEKS}
          rows={weeks.map((week) => ({ ...week, id: week.from }))}
          empty={null}
        />
      </details>
    </div>
  );
}
