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

/** Number of names whose comparison is kept. */
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

/** Compares names with changes. Whether each may match one of them is kept, up to a limit, because guests share names. */
function openComparison(graph: Graph, sequences: string[], isConfirmable: boolean) {
  const kept = new Map<string, boolean>();
  const mayMatch = ({ name, ...person }: Person) => person.isConfirmable === isConfirmable && kept.get(name) === true;
  const compare = async (people: readonly Person[]): Promise<void> => {
    if (kept.size > KEPT) kept.clear();
    const own = people.filter((person) => person.isConfirmable === isConfirmable);
    const names = [...new Set(own.map(({ name }) => name))].filter((name) => !kept.has(name));
    for (let at = 0; at < names.length; at += ASKED) {
      const asked = names.slice(at, at + ASKED);
      const found = new Set(await askMatches(graph, { names: asked, sequences, isConfirmable }));
      asked.forEach((name, place) => kept.set(name, found.has(place)));
    }
  };
  return { compare, mayMatch };
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
  const comparisons = [true, false].map((isConfirmable) => openComparison(graph, sequences, isConfirmable));
  for await (const page of findNamed(pool, marks)) {
    const stays = page.map((stay) => ({ stay, guests: isAnalysed(stay) ? peopleOf(stay) : [] }));
    for (const { compare } of comparisons) await compare(stays.flatMap(({ guests }) => guests));
    const mayMatch = (person: Person) => comparisons.some((one) => one.mayMatch(person));
    yield stays.flatMap(({ stay, guests }) => (!isAnalysed(stay) || guests.some(mayMatch) ? [stay] : []));
  }
}
