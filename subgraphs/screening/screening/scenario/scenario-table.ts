import type { Signals } from '../checks/signals.js';
import { decide } from '../decision/decide.js';
import { ENTRY_KEYS } from '../checks/catalog.js';
import { DEFAULT_SCREENS } from '../../booking/facts/default-screens.js';
import type { Scenario } from './scenario.js';
import { SCENARIOS } from './scenarios.js';
import { simulateSignals } from './simulate-signals.js';

const [START, END] = ['<!-- scenarios: printed from code -->', '<!-- end of scenarios -->'];

/** A stay with a skipped portal; the scenario determines everything else. */
const SKIPPED: Signals = {
  asOf: '2030-01-01T00:00:00Z',
  screens: { ...DEFAULT_SCREENS },
  portal: { completed: false, skipped: true, acceptedScreens: [] },
  booking: {
    status: 'CONFIRMED',
    source: 'api',
    nights: null,
    numberOfGuests: 1,
    accommodates: null,
    leadTimeDays: null,
    hasListing: false,
    listingCountryCode: null,
  },
  guest: { hasName: true, age: null },
  phone: null,
  email: null,
  ip: null,
  address: null,
  blacklist: { hits: [] },
  payments: [],
  stays: { completed: 0, canceled: 0, declined: 0, lastCheckOutAt: null },
};

/** The decision of a scenario with a skipped portal: on the first analysis, or after its `later` step. */
export function outcomeOf(scenario: Scenario, isLater = false) {
  return decide(simulateSignals(SKIPPED, scenario, isLater));
}

/** Entries that are neither PASS nor DISABLED, and the entry of the scenario. */
function entriesOf(scenario: Scenario, isLater: boolean): string {
  const { entries } = outcomeOf(scenario, isLater);
  const shown = ENTRY_KEYS.filter(
    (key) => key === scenario.about?.entry || !['PASS', 'DISABLED'].includes(entries[key].status),
  );
  return shown.map((key) => `${key}: ${entries[key].status}`).join(', ') || 'none';
}

function rowOf(scenario: Scenario): string[] {
  const looks = scenario.later ? [false, true] : [false];
  const cellOf = (cell: (isLater: boolean) => string) => looks.map(cell).join('; later ');
  return [
    `\`${scenario.name}\``,
    scenario.text,
    cellOf((isLater) => entriesOf(scenario, isLater)),
    cellOf((isLater) => `\`${outcomeOf(scenario, isLater).verificationStatus}\``),
    cellOf((isLater) => outcomeOf(scenario, isLater).riskColor),
  ];
}

/** Replaces the table in a docs page with the current one. */
export function withScenarioTable(page: string): string {
  const head = ['last name', 'what happens', 'entries', 'status', 'color'];
  const rows = [head, ...SCENARIOS.map(rowOf)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no markers for the table.');
  return `${before}${START}\n\n${table.join('\n')}\n\n${END}${after}`;
}
