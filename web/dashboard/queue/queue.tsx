import { useState } from 'react';
import type { QueueRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useLive } from '../graph/live.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Problem, nameOf } from '../look/words.js';
import { Filters, type QueueAsked } from './filters.js';
import { useMay } from '../look/role.js';
import { QueueTable } from './queue-table.js';
import { useReviewKeys } from './use-review-keys.js';
import { Views } from './views.js';

const SIZE = 25;
const KEPT = 'queue';

/** The filters that this tab was left with. They hold no guest's data but what somebody typed as a search. */
function askedBefore(): QueueAsked {
  const first: QueueAsked = { from: 0, sort: 'CREATED_AT_DESCENDING' };
  try {
    return { ...first, ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<QueueAsked>), from: 0 };
  } catch {
    return first;
  }
}

/** All reservations that the account sees, changing by itself; reviewed by mouse or by single keys. */
export function Queue() {
  const [asked, setAsked] = useState(askedBefore);
  const { data, failed, again } = useAsked('Queue', { ...asked, size: SIZE });
  const [turn, setTurn] = useState(0);
  const mayDecide = useMay('MANAGER');
  const [declining, setDeclining] = useState<QueueRow | null>(null);
  const [said, setSaid] = useState('');
  const doing = useDoing();
  useLive(again);
  const decide = async (row: QueueRow, decision: 'approve' | 'decline', notes?: string) => {
    const isDone = await doing.run(() => ask('Decide', { id: row.id, decision, notes: notes || null }));
    if (!isDone) return;
    setSaid(`${nameOf(row.guest)}, ${row.confirmationCode}: ${decision === 'approve' ? 'approved' : 'declined'}.`);
    again();
  };
  const rows = data?.reservations.items ?? [];
  const keys = useReviewKeys(rows, {
    onApprove: (row) => mayDecide && void decide(row, 'approve'),
    onDecline: (row) => mayDecide && setDeclining(row),
  });
  const narrow = (next: QueueAsked) => {
    sessionStorage.setItem(KEPT, JSON.stringify(next));
    setAsked(next);
  };
  return (
    <>
      <PageTitle text="Queue" isFirst />
      <Views asked={asked} onChoose={(next) => (setTurn(turn + 1), narrow(next))} />
      <Filters key={turn} asked={asked} onChange={narrow} />
      <Problem failed={failed ?? doing.failed} />
      <p className="said" role="status">
        {said}
      </p>
      {mayDecide && <KeysChoice isOn={keys.isOn} onChange={keys.setOn} />}
      <QueueTable rows={rows} isRead={data !== null} onKeyDown={keys.onKeyDown} />
      {data && (
        <Pager
          total={data.reservations.total}
          from={asked.from}
          size={SIZE}
          onFrom={(from) => narrow({ ...asked, from })}
        />
      )}
      {declining && (
        <Confirm
          title={`Decline ${nameOf(declining.guest)}?`}
          action="Decline"
          onDone={(form) => {
            const row = declining;
            setDeclining(null);
            if (form) void decide(row, 'decline', textIn(form, 'notes'));
          }}
        >
          <p>Reservation {declining.confirmationCode}. Your decision can be changed later.</p>
          <TextField label="Note (optional)" name="notes" />
        </Confirm>
      )}
    </>
  );
}

function KeysChoice({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <div className="keys">
      <label className="tick">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Review by keys
      </label>
      {isOn && (
        <span className="quiet">
          <kbd>j</kbd> <kbd>k</kbd> next and previous, <kbd>Enter</kbd> open, <kbd>a</kbd> approve, <kbd>d</kbd> decline
        </span>
      )}
    </div>
  );
}
