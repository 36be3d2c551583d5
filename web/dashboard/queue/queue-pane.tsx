import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useWaitingDecisions } from '../decisions/decide-later.js';
import type { QueueRow } from '../graph/answers.js';
import { DecisionBadge, RiskBadge } from '../look/badges.js';
import { whole } from '../look/numbers.js';
import { Failure, Skeletons } from '../look/states.js';
import { useDrawnItems } from '../look/use-drawn-items.js';
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
  const { page, rows, at, setPointing } = list;
  const pane = useRef<HTMLElement>(null);
  return (
    <nav
      ref={pane}
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
      {rows && <QueueRows id={id} list={list} opened={opened} rows={rows} pane={pane} />}
      {page.hasMore && (
        <Button size="compact-sm" variant="subtle" fullWidth loading={page.isReading} onClick={page.more}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </nav>
  );
}

interface QueueRowsProps extends QueuePaneProps {
  rows: readonly QueueRow[];
  /** The element that scrolls. */
  pane: RefObject<HTMLElement | null>;
}

/** All rows of a short list; of a long one those near the view, the open one and the one with the focus. */
function QueueRows({ id, list: { at, isGone }, opened, rows, pane }: QueueRowsProps) {
  const waiting = useWaitingDecisions();
  const list = useRef<HTMLOListElement>(null);
  const [focusedId, setFocused] = useState<string | null>(null);
  const { isPart, drawn, endGap, measure } = useDrawnItems({
    ids: rows.map((row) => row.id),
    kept: [id, focusedId],
    scroller: pane,
    list,
  });
  useShown(id, at, list);
  return (
    <ol
      ref={list}
      onFocus={({ target }) => setFocused(target.closest('li')?.dataset.row ?? null)}
      // The focus stays in the row while another window has the keyboard.
      onBlur={({ target }) => target !== document.activeElement && setFocused(null)}
    >
      {drawn.map(({ index, gap }) => {
        const row = rows[index]!;
        return (
          <Fragment key={row.id}>
            {gap > 0 && <li className="gap" aria-hidden style={{ height: gap }} />}
            <li
              ref={isPart ? measure : undefined}
              data-row={row.id}
              data-index={isPart ? index : undefined}
              aria-posinset={isPart ? index + 1 : undefined}
              aria-setsize={isPart ? rows.length : undefined}
              className={isGone(row.id) || waiting.has(row.id) ? 'dim' : undefined}
            >
              <Link {...linkToCase(row.id, opened)} aria-current={row.id === id ? 'page' : undefined}>
                <QueueLine row={row} decided={waiting.get(row.id)} />
              </Link>
            </li>
          </Fragment>
        );
      })}
      {endGap > 0 && <li className="gap" aria-hidden style={{ height: endGap }} />}
    </ol>
  );
}

/** Keeps the open row in view, also after the router has scrolled the list to where it was on the page before. */
function useShown(id: string, at: number, list: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const show = () => {
    const items = Array.from(list.current?.querySelectorAll('li') ?? []);
    items.find(({ dataset }) => dataset.row === id)?.scrollIntoView({ block: 'nearest' });
  };
  const latest = useRef(show);
  latest.current = show;
  useEffect(show, [id, at]);
  useEffect(() => router.subscribe('onRendered', () => latest.current()), [router]);
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
