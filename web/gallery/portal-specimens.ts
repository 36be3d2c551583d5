import type { PORTAL_NAMES } from './portal-names.js';
import type { PortalParts } from '../portal/graph/answers.js';
import { examplePortal } from '../portal-preview/example-portal.js';
import type { Shown } from '../portal-preview/shown.js';

const RULES = {
  introduction:
    'Dear {{guest.first_name}}, **welcome** to {{listing.name}}. We expect you on {{check_in_date}}.\n\nPlease bring:\n- *warm* clothes\n- towels\n\nQuestions? [Write to us](mailto:stay@example.com).',
  rules: [
    { id: 'quiet', text: 'Quiet hours are from **22:00** to **7:00**.' },
    { id: 'waste', text: 'Sort your waste: see the [town’s guide](https://example.com/waste).' },
    { id: 'no_smoking', text: null },
  ],
};

const TASKS: Shown['tasks'] = [
  { screen: 'AboutYou', content: { confirmEmail: false, confirmPhone: false } },
  { screen: 'HouseRules', content: RULES },
  { screen: 'PurposeOfStay', content: null },
];

const shown = (screen: Shown['screen']): PortalParts =>
  examplePortal({ type: 'portal-preview', screen, tasks: TASKS, agreement: null, language: 'en', scheme: 'light' });

const INSTRUCTIONS =
  'The door code is **4711**.\n\n1. Park behind the house.\n2. Take the stairs.\n\nMap: https://example.com/map';

function done(): PortalParts {
  const portal = shown(null);
  return {
    ...portal,
    state: 'COMPLETED',
    isApproved: true,
    placeAddress: '12 Shore Road, Denver',
    checkInInstructions: INSTRUCTIONS,
    completedAt: '2030-03-01T12:00:00Z',
    tasks: portal.tasks.map((task) => ({ ...task, state: 'ACCEPTED' })),
  };
}

interface PortalSpecimen {
  /** The screen in the address; empty for the overview. */
  screen: string;
  portal(): PortalParts;
}

export const PORTAL_SPECIMENS: Readonly<Record<(typeof PORTAL_NAMES)[number], PortalSpecimen>> = {
  'portal-first-page': { screen: '', portal: () => shown(null) },
  'portal-form': { screen: 'HouseRules', portal: () => shown('HouseRules') },
  'portal-done': { screen: '', portal: done },
};
