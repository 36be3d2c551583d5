import { type FormEvent, useState } from 'react';
import type { ReservationParts, SupervisedDecision } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Confirm } from '../look/confirm.js';
import { Problem, nameOf } from '../look/words.js';

interface DecisionFormProps {
  reservation: ReservationParts;
  onDone(): void;
}

/** Approve or decline, with a note that is kept beside the decision. */
export function DecisionForm({ reservation, onDone }: DecisionFormProps) {
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { isBusy, failed, run } = useDoing();
  const decide = async (decision: SupervisedDecision) => {
    setAsking(false);
    if (!(await run(() => ask('Decide', { id: reservation.id, decision, notes: note.trim() || null })))) return;
    setNote('');
    setSaid(decision === 'approve' ? 'Approved.' : 'Declined.');
    onDone();
  };
  const approve = (event: FormEvent) => {
    event.preventDefault();
    void decide('approve');
  };
  if (reservation.erasedAt) return <p>The guest was forgotten; there is nothing left to decide.</p>;
  return (
    <form className="sheet" onSubmit={approve} aria-label="Your decision">
      <label htmlFor="note">Note (optional, kept with your decision)</label>
      <textarea id="note" rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      <Problem failed={failed} />
      <div className="actions">
        <button type="submit" disabled={isBusy}>
          Approve
        </button>
        <button type="button" className="danger" disabled={isBusy} onClick={() => setAsking(true)}>
          Decline
        </button>
        <span role="status">{said}</span>
      </div>
      {isAsking && (
        <Confirm
          title={`Decline ${nameOf(reservation.guest)}?`}
          action="Decline"
          onDone={(form) => (form ? void decide('decline') : setAsking(false))}
        >
          <p>Your decision can be changed later.</p>
        </Confirm>
      )}
    </form>
  );
}
