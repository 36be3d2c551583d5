import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { wordsFor } from '../language/server-words.js';

export type Fact = Operations['Rules']['answer']['ruleFacts'][number];

const GROUPS: Record<string, string> = { entries: t`Check`, ip: t`IP address` };

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

/** What a fact says, in the language of the page. */
export const factDescription = ({ name, description }: Fact): string => wordsOf(name, '.about', description);
