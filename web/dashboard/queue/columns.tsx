import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QueueRow } from '../graph/answers.js';
import { Badge, DecisionBadge, RiskBadge } from '../look/badges.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { Day } from '../look/when.js';
import { DueNote } from '../triage/due-note.js';
import { nameOf } from '../look/words.js';
import type { linkToCase } from './asked.js';
import { topReasonOf } from './top-reason.js';

/** A row's decision: the unsaved one if there is one. */
type DecisionOf = (row: QueueRow) => QueueRow['summary']['compositeStatus'];

const STATUSES = { CONFIRMED: null, INQUIRY: t`Inquiry`, CANCELED: t`Canceled` };

export function columnsWith(
  decisionOf: DecisionOf,
  linkOf: (id: string) => ReturnType<typeof linkToCase>,
): Column<QueueRow>[] {
  return [
    {
      key: 'guest',
      name: t`Guest`,
      cell: ({ id, guest, confirmationCode, status, tags }) => (
        <span className="guest-cell">
          <PageLink {...linkOf(id)} inherit>
            {nameOf(guest)}
          </PageLink>
          <span className="quiet">{confirmationCode}</span>
          <Tags tags={tags} />
          {STATUSES[status] && <Badge tone="quiet">{STATUSES[status]}</Badge>}
        </span>
      ),
    },
    { key: 'arrival', name: t`Arrival`, isPlain: true, cell: ({ checkInDate }) => <Day date={checkInDate} /> },
    {
      key: 'listing',
      name: t`Listing`,
      isPlain: true,
      isClipped: true,
      cell: ({ listing }) => listing?.nickname ?? '–',
    },
    {
      key: 'reason',
      name: t`Top reason`,
      isWide: true,
      isPlain: true,
      cell: ({ summary }) => {
        const reason = topReasonOf(summary);
        return <span title={reason}>{reason}</span>;
      },
    },
    {
      key: 'risk',
      name: t`Risk`,
      isPlain: true,
      cell: ({ summary: { riskColor, riskScore } }) => <RiskBadge color={riskColor} score={riskScore} />,
    },
    {
      key: 'decision',
      name: t`Decision`,
      isPlain: true,
      cell: (row) => (
        <>
          <DecisionBadge status={decisionOf(row)} reasons={row.summary.reasonPhrases} />
          {row.summary.queued && (
            <span className="quiet">
              {' '}
              <Trans>checking</Trans>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'assignee',
      name: t`Assigned`,
      isWideOnly: true,
      cell: ({ assignee, dueAt }) => (
        <>
          {assignee?.name ?? <span className="quiet">–</span>} <DueNote dueAt={dueAt} />
        </>
      ),
    },
    {
      key: 'portal',
      name: t`Portal`,
      isWideOnly: true,
      cell: ({ summary }) => (summary.guestPortalStatus === 'COMPLETED' ? t`Completed` : t`Incomplete`),
    },
  ];
}

const MAX_TAGS = 2;

/** The first tags of a row, and how many more there are. */
const Tags = ({ tags }: { tags: readonly string[] }) => (
  <>
    {tags.slice(0, MAX_TAGS).map((tag) => (
      <Badge key={tag} tone="quiet">
        {tag}
      </Badge>
    ))}
    {tags.length > MAX_TAGS && (
      <span className="quiet" title={tags.slice(MAX_TAGS).join(', ')}>
        +{tags.length - MAX_TAGS}
      </span>
    )}
  </>
);
