import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { Columns, type Part } from '../figures/plots.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { dayOf } from '../look/words.js';

type Tested = Operations['BackTest']['answer']['backTestBusinessRule'];
type Week = Tested['weeks'][number] & { id: string };

const PARTS: readonly Part[] = [
  { key: 'changed', name: t`Outcome changes`, color: 'var(--risk-3)' },
  { key: 'kept', name: t`Rule matches, same outcome`, color: 'var(--accent)' },
];

const WEEKS: readonly Column<Week>[] = [
  { key: 'from', name: t`Week from`, cell: ({ from }) => dayOf(from) },
  { key: 'reservations', name: t`Tested`, isNumber: true, cell: ({ reservations }) => reservations },
  { key: 'matched', name: t`Rule matches`, isNumber: true, cell: ({ matched }) => matched },
  { key: 'changed', name: t`Outcome changes`, isNumber: true, cell: ({ changed }) => changed },
];

/** Reservations that the rule would have matched and changed, week by week. */
export default function BackTestChart({ weeks }: { weeks: Tested['weeks'] }) {
  return (
    <div className="back-test-chart">
      <h3>
        <Trans>Reservations a week</Trans>
      </h3>
      <Columns
        label={t`Reservations a week that the rule matches, and whose outcome changes`}
        parts={PARTS}
        points={weeks.map(({ from, matched, changed }) => ({
          name: t`Week from ${dayOf(from)}`,
          values: { changed, kept: matched - changed },
        }))}
      />
      <details>
        <summary>
          <Trans>Show as table</Trans>
        </summary>
        <DataTable
          label={t`Weeks`}
          columns={WEEKS}
          rows={weeks.map((week) => ({ ...week, id: week.from }))}
          empty={null}
        />
      </details>
    </div>
  );
}
