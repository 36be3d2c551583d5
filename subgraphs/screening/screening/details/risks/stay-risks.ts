import type { Signals } from '../../checks/signals.js';
import type { RiskRule } from './risk-rule.js';

const stays = (signals: Signals, change: Partial<Signals['stays']>): Signals => ({
  ...signals,
  stays: { ...signals.stays, ...change },
});

const LOOK = 'Read the notes of the earlier reservations.';

/** What earlier stays with the same operator say. Stays that went well lower the score; nobody is punished for a first. */
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
    text: 'More than one earlier reservation of this guest was declined.',
    recommendation: LOOK,
    applies: (signals) => signals.stays.declined >= 2,
    without: (signals) => stays(signals, { declined: 0 }),
  },
  {
    code: 'canceled_often',
    points: 5,
    text: 'The guest has canceled three times or more.',
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
    text: 'The guest has stayed three times or more.',
    recommendation: null,
    applies: (signals) => signals.stays.completed >= 3,
    without: (signals) => stays(signals, { completed: 0 }),
  },
];
