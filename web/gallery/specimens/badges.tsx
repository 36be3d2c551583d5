import { Badge, DecisionBadge, RiskBadge } from '../../dashboard/look/badges.js';
import { Bar } from '../../dashboard/look/bar.js';
import { Ago, Day } from '../../dashboard/look/when.js';
import { Fact, amountOf } from '../../dashboard/look/words.js';
import type { Specimen } from '../specimen.js';

const TONES = ['good', 'wait', 'warn', 'bad', 'quiet', 'info'] as const;
const RISKS = ['green', 'yellow', 'orange', 'red', 'black'] as const;
const DECISIONS = ['approve', 'decline', 'verified', 'review', 'pending'] as const;

export const badges: readonly Specimen[] = [
  {
    name: 'badge-tones',
    node: (
      <p className="inline">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
    ),
  },
  {
    name: 'risk-words',
    node: (
      <p className="inline">
        {RISKS.map((color) => (
          <RiskBadge key={color} color={color} />
        ))}
        <RiskBadge color={null} />
      </p>
    ),
  },
  {
    name: 'risk-numbers',
    node: (
      <p className="inline">
        {RISKS.map((color, n) => (
          <RiskBadge key={color} color={color} score={n * 22 + 4} />
        ))}
      </p>
    ),
  },
  {
    name: 'decisions',
    node: (
      <p className="inline">
        {DECISIONS.map((status) => (
          <DecisionBadge key={status} status={status} />
        ))}
      </p>
    ),
  },
  {
    name: 'bars',
    node: (
      <>
        <Bar part={0} />
        <Bar part={0.4} behind={0.7} />
        <Bar part={1} />
      </>
    ),
  },
  {
    name: 'times',
    node: (
      <p className="inline">
        <Day date="2030-03-01" />
        <Day date="2030-03-02" />
        <Day date="2030-03-20" />
        <Day date="2031-01-20" />
        <Day date={null} />
        <Ago at="2030-03-01T11:59:40Z" />
        <Ago at="2030-03-01T09:00:00Z" />
        <Ago at="2030-01-01T09:00:00Z" />
      </p>
    ),
  },
  {
    name: 'facts',
    node: (
      <dl className="facts">
        <Fact name="Guest">Ana Lopez</Fact>
        <Fact name="Price">{amountOf({ amount: 420, currency: 'EUR' })}</Fact>
        <Fact name="Deposit">{amountOf(null)}</Fact>
      </dl>
    ),
  },
];
