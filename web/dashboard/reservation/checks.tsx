import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DetailStatus, EntryParts, ReservationParts } from '../graph/answers.js';
import { paragraphOf, textsOf } from '../language/server-words.js';
import { Badge, type Tone } from '../look/badges.js';
import { Panel } from '../look/panel.js';
import { STATUS_WORDS } from '../look/status-words.js';
import { worded } from '../look/words.js';

type Details = ReservationParts['summary']['details'];

const STATES: Readonly<Record<DetailStatus, { tone: Tone; icon: ReactNode }>> = {
  DECLINE: { tone: 'bad', icon: <IconCircleX size={18} aria-hidden /> },
  REVIEW: { tone: 'warn', icon: <IconAlertTriangle size={18} aria-hidden /> },
  INCOMPLETE: { tone: 'wait', icon: <IconCircleDashed size={18} aria-hidden /> },
  PASS: { tone: 'good', icon: <IconCircleCheck size={18} aria-hidden /> },
  DISABLED: { tone: 'quiet', icon: <IconCircleMinus size={18} aria-hidden /> },
};

/** The checks, one line each. Those that need attention come first, with their details open. */
export function Checks({ details, isTest }: { details: Details; isTest: boolean }) {
  const order = Object.keys(STATES);
  const checks = Object.entries(details) as [string, EntryParts][];
  checks.sort(([, a], [, b]) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <Panel title={t`Checks`}>
      {isTest && (
        <p className="quiet">
          <Trans>
            Test mode: only the test list of invented people was searched. Your own reservations, payments and block
            list count.
          </Trans>
        </p>
      )}
      <ul className="checks">
        {checks.map(([name, check]) => (
          <Check key={name} name={worded(name)} check={check} />
        ))}
      </ul>
    </Panel>
  );
}

function Check({ name, check }: { name: string; check: EntryParts }) {
  const { status, value } = check;
  const help = check.help && paragraphOf(check.helpPhrases, check.help);
  const findings = textsOf(check.findingPhrases, check.findings);
  const { tone, icon } = STATES[status];
  const word = STATUS_WORDS[status];
  const line = (
    <>
      <span className={`check-icon ${tone}`}>{icon}</span>
      <span className="check-name">
        {name}
        {value !== null && <span className="quiet"> {value}</span>}
      </span>
      <Badge tone={tone}>{word}</Badge>
    </>
  );
  if (!help && findings.length === 0)
    return (
      <li>
        <p className="check-line">{line}</p>
      </li>
    );
  return (
    <li>
      <details open={status === 'REVIEW' || status === 'DECLINE'}>
        <summary className="check-line">{line}</summary>
        <div className="check-more">
          {help && <p className="quiet">{help}</p>}
          {findings.length > 0 && (
            <ul>
              {findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  );
}
