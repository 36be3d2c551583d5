import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useWaitingDecisions } from '../decisions/decide-later.js';
import type { QueueRow } from '../graph/answers.js';
import { DecisionBadge, RiskBadge } from '../look/badges.js';
import { whole } from '../look/numbers.js';
import { Failure, Skeletons } from '../look/states.js';
import { relativeDay } from '../look/when.js';
import { nameOf } from '../look/words.js';
import { type Opened, linkToCase, linkToList } from './asked.js';
import type { useCaseList } from './use-case-list.js';

interface QueuePaneProps {
  /** The open reservation. */
  id: string;
  list: ReturnType<typeof useCaseList>;
  opened: Opened;
}

/** The list that a reservation was opened from, beside it. */
export function QueuePane({ id, list, opened }: QueuePaneProps) {
  const { page, rows, at, isGone, setPointing } = list;
  const waiting = useWaitingDecisions();
  useEffect(() => {
    document.querySelector(`.queue-pane [data-row="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <nav
      className="queue-pane"
      aria-label={opened.asked.view.name}
      onPointerMove={(event) => setPointing(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointing(false)}
    >
      <p className="queue-pane-head">
        <Link {...linkToList(opened)}>{opened.asked.view.name}</Link>
        <span className="quiet number">{placeOf(at, page.total)}</span>
      </p>
      <Failure failed={page.failed} onRetry={page.again} />
      {!rows && !page.failed && <Skeletons rows={8} />}
      <ol>
        {rows?.map((row) => (
          <li key={row.id} data-row={row.id} className={isGone(row.id) || waiting.has(row.id) ? 'dim' : undefined}>
            <Link {...linkToCase(row.id, opened)} aria-current={row.id === id ? 'page' : undefined}>
              <QueueLine row={row} decided={waiting.get(row.id)} />
            </Link>
          </li>
        ))}
      </ol>
      {page.hasMore && (
        <Button size="compact-sm" variant="subtle" fullWidth loading={page.isReading} onClick={page.more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </nav>
  );
}

const placeOf = (at: number, total: number | null) =>
  at >= 0 && total !== null ? t`${whole(at + 1)} of ${whole(total)}` : total === null ? '' : whole(total);

interface QueueLineProps {
  row: QueueRow;
  /** A decision that is not saved yet. */
  decided: QueueRow['summary']['compositeStatus'] | undefined;
}

const QueueLine = ({ row: { guest, checkInDate, listing, summary }, decided }: QueueLineProps) => (
  <>
    <span className="queue-pane-line">
      <b>{nameOf(guest)}</b>
      {decided ? <DecisionBadge status={decided} /> : <RiskBadge color={summary.riskColor} score={summary.riskScore} />}
    </span>
    <span className="queue-pane-line quiet">
      {[checkInDate && relativeDay(checkInDate), listing?.nickname].filter(Boolean).join(' · ')}
    </span>
  </>
);
