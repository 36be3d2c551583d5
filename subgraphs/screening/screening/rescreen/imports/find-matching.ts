import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { Graph } from '#kit/graph/graph.js';
import type { PartyMember } from '../../../booking/guest/party-member.js';
import type { Found } from '../../../booking/reservation/analysis.js';
import { nameMark } from '../../analysis/lookups/listed-people.js';
import { type Named, findNamed } from '../find-concerned.js';
import { type ChangedName, type ListChange, askMatches } from './ask-changes.js';

/** Limits of one request, which keep it below the size that the gateway accepts. */
const NAMES = 500;
const SEQUENCES = 30_000;

function namesOf({ accountId, reservationId, guestName, party }: Named): string[] {
  const opened = open(party, 'screening.guest_secret.party', { accountId, id: reservationId });
  const members = opened ? (JSON.parse(opened) as PartyMember[]) : [];
  return [guestName, ...members.map(({ name }) => name)].flatMap((name) => name?.trim() || []);
}

/** The changes that share marks with each name; guests of the same name are compared once. */
function changesByName(named: readonly Named[], changes: readonly ListChange[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const stay of named)
    for (const name of namesOf(stay)) {
      const sequences = found.get(name) ?? new Set();
      for (const place of stay.places) sequences.add(changes[place]!.sequence);
      found.set(name, sequences);
    }
  return found;
}

function* inRequests(asked: Iterable<ChangedName>): Generator<ChangedName[]> {
  let [names, sequences] = [[] as ChangedName[], 0];
  for (const one of asked) {
    if (names.length === NAMES || (names.length > 0 && sequences + one.sequences.length > SEQUENCES)) {
      yield names;
      [names, sequences] = [[], 0];
    }
    names.push(one);
    sequences += one.sequences.length;
  }
  if (names.length > 0) yield names;
}

async function matching(graph: Graph, byName: Map<string, Set<string>>): Promise<Set<string>> {
  const asked = [...byName].map(([name, sequences]) => ({ name, sequences: [...sequences] }));
  const found = new Set<string>();
  for (const names of inRequests(asked))
    for (const place of await askMatches(graph, names)) found.add(names[place]!.name);
  return found;
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
  if (people.length === 0) return;
  for await (const named of findNamed(pool, people.map(({ keys }) => keys.map(nameMark)))) {
    const names = await matching(graph, changesByName(named.filter(isAnalysed), people));
    yield named.filter((stay) => !isAnalysed(stay) || namesOf(stay).some((name) => names.has(name)));
  }
}
