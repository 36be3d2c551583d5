import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CompositeStatus, RiskColor } from '../graph/answers.js';

/** Colour of a state: `bad` is red, `good` is green. Risk is never green. */
export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'quiet' | 'info';

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`badge ${tone}`}>{children}</span>
);

export const RISKS: Readonly<Record<RiskColor, { word: string; level: number }>> = {
  green: { word: t`Low`, level: 1 },
  yellow: { word: t`Moderate`, level: 2 },
  orange: { word: t`Elevated`, level: 3 },
  red: { word: t`High`, level: 4 },
  black: { word: t`Critical`, level: 5 },
};

interface RiskBadgeProps {
  color: RiskColor | null;
  /** 0 to 100; undefined where no single reservation is meant. */
  score?: number | null;
}

/** Yellow below this score says only that checks are not complete: see docs/concepts/decisions.md. */
const MODERATE_FROM = 20;

/** Risk as bars, a word and, if known, a number; until the checks are complete, a low score only as the one so far. */
export function RiskBadge({ color, score }: RiskBadgeProps) {
  const points = score ?? 0;
  const isOpen = score !== undefined && (color === null || (color === 'yellow' && points < MODERATE_FROM));
  if (isOpen) return <span className="quiet">{points ? t`${points} so far` : t`Not known yet`}</span>;
  if (!color) return <span className="quiet">–</span>;
  const { word, level } = RISKS[color];
  return (
    <span className={`risk risk-${level}`}>
      <svg className="risk-bars" viewBox="0 0 22 12" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((bar) => (
          <rect
            key={bar}
            className={bar <= level ? 'on' : ''}
            x={(bar - 1) * 4.5}
            y={10 - bar * 2}
            width="3"
            height={bar * 2 + 2}
            rx="0.5"
          />
        ))}
      </svg>
      {score !== null && score !== undefined && <b>{score}</b>}
      {word}
    </span>
  );
}

export const DECISIONS: Readonly<Record<CompositeStatus, { word: string; tone: Tone }>> = {
  approve: { word: t`Approved`, tone: 'good' },
  decline: { word: t`Declined`, tone: 'bad' },
  verified: { word: t`Verified`, tone: 'good' },
  review: { word: t`Needs review`, tone: 'warn' },
  pending: { word: t`Waiting`, tone: 'wait' },
};

interface DecisionBadgeProps {
  status: CompositeStatus;
  /** Phrases of the reason, which tell whom a pending decision waits for. */
  reasons?: readonly { code: string }[];
}

/** The current decision: manual or by a rule, otherwise the automatic status. */
export const DecisionBadge = ({ status, reasons = [] }: DecisionBadgeProps) => (
  <Badge tone={DECISIONS[status].tone}>{status === 'pending' ? waitingWord(reasons) : DECISIONS[status].word}</Badge>
);

/** The guest's part is open, or only the checks are; a skipped portal never waits for the guest. */
function waitingWord(reasons: readonly { code: string }[]): string {
  const has = (code: string) => reasons.some((reason) => reason.code === code);
  if (has('reason.portal_open')) return t`Waiting for guest`;
  return has('reason.waiting_for') ? t`Waiting for checks` : DECISIONS.pending.word;
}
