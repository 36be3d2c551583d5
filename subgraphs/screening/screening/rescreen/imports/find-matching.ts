import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { Graph } from '#kit/graph/graph.js';
import type { PartyMember } from '../../../booking/guest/party-member.js';
import type { Found } from '../../../booking/reservation/analysis.js';
import { nameMark } from '../../analysis/lookups/listed-people.js';
import { type Named, findNamed } from '../find-concerned.js';
import { type ListChange, askMatches } from './ask-changes.js';

/** Names of one request: the answer takes at most a few seconds, and the request is smaller than the gateway accepts. */
const ASKED = 500;

/** Number of results that are kept. */
const KEPT = 50_000;

interface Person {
  name: string;
  isConfirmable: boolean;
}

/** Of additional guests only the name is known. */
function peopleOf({ accountId, reservationId, guestName, isConfirmable, party }: Named): Person[] {
  const opened = open(party, 'screening.guest_secret.party', { accountId, id: reservationId });
  const members = opened ? (JSON.parse(opened) as PartyMember[]) : [];
  const all = [
    { name: guestName?.trim(), isConfirmable },
    ...members.map(({ name }) => ({ name: name?.trim(), isConfirmable: false })),
  ];
  return all.flatMap(({ name, ...rest }) => (name ? [{ name, ...rest }] : []));
}

const keyOf = ({ name, isConfirmable }: Person): string => `${isConfirmable} ${name}`;

/** Whether each person may match one of the changes. Results are kept, up to a limit, because guests share names. */
type Compared = Map<string, boolean>;

async function compare(graph: Graph, sequences: string[], people: readonly Person[], compared: Compared) {
  if (compared.size > KEPT) compared.clear();
  const left = new Map(
    people.filter((person) => !compared.has(keyOf(person))).map((person) => [keyOf(person), person]),
  );
  for (const [isConfirmable, alike] of Map.groupBy(left.values(), (person) => person.isConfirmable))
    for (let at = 0; at < alike.length; at += ASKED) {
      const asked = alike.slice(at, at + ASKED);
      const names = asked.map(({ name }) => name);
      const found = new Set(await askMatches(graph, { names, sequences, isConfirmable }));
      asked.forEach((person, place) => compared.set(keyOf(person), found.has(place)));
    }
}

const isAnalysed = ({ revision, analysedRevision }: Found): boolean => revision === analysedRevision;

/**
 * Current and upcoming stays with a guest whose name a search may match with one of the changed entries of people, by
 * page. Shared marks find candidates, of whom most share a common first name only; the names themselves decide. Stays
 * whose analysis is running are returned without a comparison: it may have read another name. Throws if the graph fails.
 */
export async function* findMatching(
  pool: pg.Pool,
  graph: Graph,
  changes: readonly ListChange[],
): AsyncGenerator<Found[]> {
  const people = changes.filter(({ kind }) => kind === 'person');
  const marks = [...new Set(people.flatMap(({ keys }) => keys))].map(nameMark);
  if (marks.length === 0) return;
  const sequences = people.map(({ sequence }) => sequence);
  const compared: Compared = new Map();
  for await (const page of findNamed(pool, marks)) {
    const stays = page.map((stay) => ({ stay, guests: isAnalysed(stay) ? peopleOf(stay) : [] }));
    await compare(
      graph,
      sequences,
      stays.flatMap(({ guests }) => guests),
      compared,
    );
    const mayMatch = (person: Person) => compared.get(keyOf(person));
    yield stays.flatMap(({ stay, guests }) => (!isAnalysed(stay) || guests.some(mayMatch) ? [stay] : []));
  }
}
