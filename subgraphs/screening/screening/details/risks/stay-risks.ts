import type { Signals } from '../../checks/signals.js';
import type { RiskRule } from './risk-rule.js';

const stays = (signals: Signals, change: Partial<Signals['stays']>): Signals => ({
  ...signals,
  stays: { ...signals.stays, ...change },
});

const LOOK = 'Read the notes on the earlier reservations.';

/** Risks from earlier stays with the same operator. Completed stays lower the score; a first stay does not raise it. */
export const STAY_RISKS: readonly RiskRule[] = [
  {
    code: 'declined_before',
    points: 25,
    text: 'An earlier reservation of this guest was declined.',
    recommendation: LOOK,
    applies: (signals) => signals.stays.declined >= 1,
    without: (signals) => stays(signals, { declined: 0 }),
  },
  {
    code: 'declined_repeatedly',
    points: 20,
    text: 'Two or more earlier reservations of this guest were declined.',
    recommendation: LOOK,
    applies: (signals) => signals.stays.declined >= 2,
    without: (signals) => stays(signals, { declined: 0 }),
  },
  {
    code: 'canceled_often',
    points: 5,
    text: 'The guest has canceled three or more reservations.',
    recommendation: null,
    applies: (signals) => signals.stays.canceled >= 3,
    without: (signals) => stays(signals, { canceled: 0 }),
  },
  {
    code: 'stayed_before',
    points: -10,
    text: 'The guest has stayed before.',
    recommendation: null,
    applies: (signals) => signals.stays.completed >= 1,
    without: (signals) => stays(signals, { completed: 0 }),
  },
  {
    code: 'stayed_often',
    points: -10,
    text: 'The guest has stayed three or more times.',
    recommendation: null,
    applies: (signals) => signals.stays.completed >= 3,
    without: (signals) => stays(signals, { completed: 0 }),
  },
];
