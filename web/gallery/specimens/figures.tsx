import { Columns, Lines } from '../../dashboard/figures/plots.js';
import { Funnel } from '../../dashboard/look/funnel.js';
import { Tiles } from '../../dashboard/look/tiles.js';
import type { Specimen } from '../specimen.js';

const days = Array.from({ length: 14 }, (_, n) => `${n + 1} Mar`);

export const figures: readonly Specimen[] = [
  {
    name: 'tiles',
    node: (
      <Tiles
        tiles={[
          { name: 'Needs review', value: 12, note: '3 arrive today', address: '#/review' },
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
        bars={days.map((name, n) => ({ name, value: (n * 7) % 12, text: `${name}: ${(n * 7) % 12}` }))}
      />
    ),
  },
  { name: 'columns-empty', node: <Columns label="Reservations by day" bars={[]} /> },
  {
    name: 'lines',
    node: (
      <Lines
        label="Time to decision"
        names={days}
        lines={[
          { name: 'Median', kind: 'median', values: days.map((_, n) => (n === 6 ? null : 60 + 10 * (n % 4))) },
          { name: 'Slowest tenth', kind: 'slow', values: days.map((_, n) => 300 + 40 * (n % 5)) },
        ]}
      />
    ),
  },
  {
    name: 'funnel',
    node: (
      <Funnel
        screens={[
          { screen: 'IDVerification', viewed: 120, submitted: 96, accepted: 90 },
          { screen: 'HouseRules', viewed: 96, submitted: 95, accepted: 95 },
          { screen: 'UsageAgreement', viewed: 95, submitted: 61, accepted: 61 },
        ]}
      />
    ),
  },
  { name: 'funnel-empty', node: <Funnel screens={[]} /> },
];
