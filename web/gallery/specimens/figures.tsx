import { Columns, Lines, type Part } from '../../dashboard/figures/plots.js';
import { Funnel } from '../../dashboard/look/funnel.js';
import { Tiles } from '../../dashboard/look/tiles.js';
import type { Specimen } from '../specimen.js';

const PERIOD = { received: '2030-02-01', receivedTo: '2030-03-02' };

const OUTCOMES: readonly Part[] = [
  { key: 'ready', name: 'Ready', color: 'var(--state-good)' },
  { key: 'review', name: 'Needs review', color: 'var(--state-warn)' },
];

const TIMES: readonly Part[] = [
  { key: 'median', name: 'Median', color: 'var(--accent)' },
  { key: 'slow', name: '95th percentile', color: 'var(--risk-3)' },
];

const days = Array.from({ length: 14 }, (_, n) => `${n + 1} Mar`);

export const figures: readonly Specimen[] = [
  {
    name: 'tiles',
    node: (
      <Tiles
        tiles={[
          { name: 'Needs review', value: 12, note: '3 arrive today', target: { to: '/review' } },
          { name: 'Decided automatically', value: '83%', note: 'Before: 79%' },
          { name: 'Median time to decision', value: '4 min' },
        ]}
      />
    ),
  },
  {
    name: 'columns',
    node: (
      <Columns
        label="Reservations by day"
        parts={OUTCOMES}
        points={days.map((name, n) => ({ name, values: { ready: (n * 7) % 12, review: n % 3 } }))}
      />
    ),
  },
  { name: 'columns-empty', node: <Columns label="Reservations by day" parts={OUTCOMES} points={[]} /> },
  {
    name: 'lines',
    node: (
      <Lines
        label="Time to decision"
        parts={TIMES}
        points={days.map((name, n) => ({
          name,
          values: { median: n === 6 ? null : 60 + 10 * (n % 4), slow: 300 + 40 * (n % 5) },
        }))}
      />
    ),
  },
  {
    name: 'funnel',
    node: (
      <Funnel
        {...PERIOD}
        screens={[
          { screen: 'IDVerification', viewed: 120, submitted: 96, accepted: 90 },
          { screen: 'HouseRules', viewed: 96, submitted: 95, accepted: 95 },
          { screen: 'UsageAgreement', viewed: 95, submitted: 61, accepted: 61 },
        ]}
      />
    ),
  },
  { name: 'funnel-empty', node: <Funnel screens={[]} {...PERIOD} /> },
];
