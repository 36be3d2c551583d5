import type { Operations } from '../graph/answers.js';
import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { PageTitle } from '../look/page-title.js';
import { Moment, Problem, worded } from '../look/words.js';

type Job = Operations['FailedWork']['answer']['failedJobs'][number];

/** Background work that failed at every attempt, with a way to start it again. */
export default function FailedWork() {
  const { data, failed, again } = useAsked('FailedWork', {});
  const { isBusy, failed: refused, run } = useDoing();
  const [said, setSaid] = useState('');
  const jobs = data?.failedJobs ?? [];
  const retry = async (ids: string[]) => {
    setSaid('');
    const isDone = await run(async () => {
      const { retryFailedJobs: count } = await ask('RetryFailedWork', { ids });
      setSaid(count === 1 ? '1 job is queued again.' : `${count} jobs are queued again.`);
    });
    if (isDone) again();
  };
  return (
    <>
      <PageTitle text="Failed work" />
      <p>
        Background jobs are retried automatically. Jobs that failed every attempt stay here for 30 days, events that
        could not be written until you retry them. Fix the cause, then retry.
      </p>
      <Problem failed={failed ?? refused} />
      <p role="status">{said}</p>
      {data && jobs.length === 0 && <p className="empty">No failed jobs.</p>}
      {jobs.length > 1 && (
        <button type="button" className="second" disabled={isBusy} onClick={() => void retry(jobs.map(({ id }) => id))}>
          Retry all {jobs.length}
        </button>
      )}
      <ul className="cards">
        {jobs.map((job) => (
          <FailedCard key={job.id} job={job} isBusy={isBusy} onRetry={() => void retry([job.id])} />
        ))}
      </ul>
    </>
  );
}

function FailedCard({ job, isBusy, onRetry }: { job: Job; isBusy: boolean; onRetry(): void }) {
  const { name, reservationId, listingId, attempts, reason, failedAt } = job;
  const subject = reservationId ?? listingId;
  return (
    <li>
      <p className="line">
        <strong>{worded(name.replaceAll('-', ' '))}</strong>
        {reservationId && <a href={`#/reservation/${reservationId}`}>Open the reservation</a>}
      </p>
      <p className="quiet">
        <Moment at={failedAt} />, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        {reason && `, ${reason}`}
      </p>
      <div className="actions small">
        <button type="button" className="second" disabled={isBusy} onClick={onRetry}>
          Retry<span className="unseen">: {[name, subject].filter(Boolean).join(' ')}</span>
        </button>
      </div>
    </li>
  );
}
