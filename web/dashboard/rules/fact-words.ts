import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { wordsFor } from '../language/server-words.js';
import { decimal } from '../look/numbers.js';
import { STATUS_WORDS } from '../look/status-words.js';
import { countryOf, dayOf, worded } from '../look/words.js';

export type Fact = Operations['Rules']['answer']['ruleFacts'][number];

const GROUPS: Record<string, string> = { entries: t`Check`, ip: t`IP address`, blacklist_hits: t`Block list matches` };

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** In English, names of facts are words: `reservation.number_of_guests` is “Reservation: number of guests”. */
function englishOf(name: string): string {
  const [group, member = ''] = name.split('.') as [string, string?];
  return [GROUPS[group] ?? capital(group), member].filter(Boolean).join(': ').replaceAll('_', ' ');
}

const CHECK = 'entries.';

/** Words of a fact: all facts about checks share theirs. */
function wordsOf(name: string, part: '' | '.about', english: string): string {
  if (!name.startsWith(CHECK)) return wordsFor(`fact.${name}${part}`, english);
  const key = name.slice(CHECK.length);
  return wordsFor(`fact.entries${part}`, english, { check: wordsFor(`check.${key}`, key) });
}

/** The name of a fact in the language of the page. */
export const factName = ({ name }: Pick<Fact, 'name'>): string => wordsOf(name, '', englishOf(name));

const STATUSES: Readonly<Record<string, string>> = STATUS_WORDS;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** A value that a condition compares a fact with, as users read it; free texts as they are. */
export function factValue(value: string, { name, kind, values }: Pick<Fact, 'name' | 'kind' | 'values'>): string {
  if (kind === 'NUMBER') return Number.isFinite(Number(value)) ? decimal(Number(value), 10) : value;
  if (kind === 'FLAG') return value === 'true' ? t`yes` : value === 'false' ? t`no` : value;
  if (kind === 'DATE') return DATE.test(value) ? dayOf(value) : value;
  if (values?.includes(value)) return (name.startsWith(CHECK) && STATUSES[value]) || worded(value);
  if (name.endsWith('country')) return countryOf(value) ?? value;
  return value;
}

/** What a fact says, in the language of the page. */
export const factDescription = ({ name, description }: Fact): string => wordsOf(name, '.about', description);
