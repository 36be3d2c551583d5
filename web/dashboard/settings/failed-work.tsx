import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { announceChange } from '../graph/live.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { usePolling } from '../graph/use-polling.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { whole } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { RowButton } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { failureReason } from './failure-reason.js';

type Job = Operations['FailedWork']['answer']['failedJobs']['edges'][number]['node'];

const nameOf = ({ name }: Job) => worded(name.replaceAll('-', ' '));

const columnsWith = (isBusy: boolean, onRetry: (job: Job) => void): Column<Job>[] => [
  { key: 'name', name: t`Job`, cell: (job) => <strong>{nameOf(job)}</strong> },
  {
    key: 'record',
    name: t`About`,
    isPlain: true,
    cell: ({ reservationId, listingId }) =>
      reservationId ? (
        <PageLink to="/reservation/$id" params={{ id: reservationId }} inherit>
          <Trans>Reservation</Trans>
        </PageLink>
      ) : listingId ? (
        t`Listing`
      ) : (
        '–'
      ),
  },
  {
    key: 'reason',
    name: t`Reason`,
    isClipped: true,
    cell: ({ reason }) => <span title={failureReason(reason)}>{failureReason(reason)}</span>,
  },
  { key: 'attempts', name: t`Attempts`, isNumber: true, cell: ({ attempts }) => attempts },
  { key: 'failed', name: t`Failed`, cell: ({ failedAt }) => <Ago at={failedAt} /> },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (job) => (
      <RowButton of={`: ${nameOf(job)}`} isBusy={isBusy} onClick={() => onRetry(job)}>
        <Trans>Retry</Trans>
      </RowButton>
    ),
  },
];

const READ_MS = 10_000;
const readFailedJobs = () => announceChange('FailedJob');

/** Background jobs that failed every attempt. They can be retried. */
export default function FailedWork() {
  const { data, failed, again } = useAsked('FailedWork', {});
  usePolling(readFailedJobs, READ_MS);
  const { isBusy, failed: refused, run } = useDoing();
  const jobs = data?.failedJobs?.edges.map(({ node }) => node) ?? [];
  const more = (data?.failedJobs?.totalCount ?? 0) - jobs.length;
  const retry = async (ids: string[]) => {
    const isDone = await run(async () => {
      const { retryFailedJobs: count } = await ask('RetryFailedWork', { ids });
      showToast({
        text: plural(count, { one: '# job is queued again.', other: '# jobs are queued again.' }),
      });
    });
    if (isDone) again();
  };
  return (
    <>
      <PageHeader
        title={t`Failed jobs`}
        note={t`Jobs are retried automatically. Those that failed every attempt stay here for 30 days: fix the cause, then retry.`}
        actions={
          jobs.length > 1 && (
            <Button variant="default" loading={isBusy} onClick={() => void retry(jobs.map(({ id }) => id))}>
              <Trans>Retry all {whole(jobs.length)}</Trans>
            </Button>
          )
        }
      />
      <Failure failed={failed ?? refused} onRetry={failed ? again : undefined} />
      <DataTable
        label={t`Failed jobs`}
        columns={columnsWith(isBusy, (job) => void retry([job.id]))}
        rows={data && jobs}
        hasFailed={failed !== null}
        empty={<EmptyState icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />} text={t`No failed jobs.`} />}
        foot={
          more > 0 &&
          plural(more, {
            one: '# older job follows once these are retried.',
            other: '# older jobs follow once these are retried.',
          })
        }
      />
    </>
  );
}
