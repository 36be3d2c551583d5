import type { ReactNode } from 'react';
import type { CompositeStatus, RiskColor } from '../graph/answers.js';

/** How a state is drawn; `bad` is red and `good` green. Risk is never drawn in green. */
export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'quiet' | 'info';

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`badge ${tone}`}>{children}</span>
);

export const RISKS: Readonly<Record<RiskColor, { word: string; level: number }>> = {
  green: { word: 'Low', level: 1 },
  yellow: { word: 'Moderate', level: 2 },
  orange: { word: 'Elevated', level: 3 },
  red: { word: 'High', level: 4 },
  black: { word: 'Critical', level: 5 },
};

interface RiskBadgeProps {
  color: RiskColor | null;
  /** 0 to 100, where it is known. */
  score?: number | null;
}

/** Risk as bars, a word and a number where it is known. */
export function RiskBadge({ color, score }: RiskBadgeProps) {
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

const DECISIONS: Readonly<Record<CompositeStatus, { word: string; tone: Tone }>> = {
  approve: { word: 'Approved', tone: 'good' },
  decline: { word: 'Declined', tone: 'bad' },
  verified: { word: 'Verified', tone: 'good' },
  review: { word: 'Needs review', tone: 'warn' },
  pending: { word: 'Waiting for guest', tone: 'wait' },
};

/** The decision in force: a team member's or a rule's, otherwise the automatic status. */
export const DecisionBadge = ({ status }: { status: CompositeStatus }) => (
  <Badge tone={DECISIONS[status].tone}>{DECISIONS[status].word}</Badge>
);
