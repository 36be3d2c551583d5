import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Answer, Gap, Lookup } from '../../checks/signals.js';
import { type ListedFacts, nameMarksOf, registerMark } from './listed-people.js';
import { type Given, LOOKUPS, SOURCES } from './sources.js';

const ASK = /* GraphQL */ `
  query GuestSignals($input: GuestSignalsInput!, ${LOOKUPS.map((name) => `$${name}: Boolean!`).join(', ')}) {
    guestSignals(input: $input) {
      ${LOOKUPS.map(
        (name) =>
          `${name}: ${SOURCES[name].field} @include(if: $${name}) { known source asOf reason gaps { source reason message } ${SOURCES[name].facts} }`,
      ).join('\n      ')}
    }
  }
`;

/** A provider's answer as the graph gives it. */
interface Heard {
  known: boolean;
  source: string | null;
  asOf: string | null;
  reason: string | null;
  gaps: Gap[];
  facts: unknown;
}

/** Nobody is set up to be asked; that is the operator's choice, and nothing that a check could wait for. */
const NOBODY = 'no_provider';

export const PROVIDER_FAILED = 'provider_failed';

/** What was said, and the digests that the names of the party are found by when lists and registers change. */
interface Said {
  said: Partial<Record<Lookup, Answer<unknown> | null>>;
  nameMarks: string[];
}

/** Asks these lookups about the guest, at once. One that fails leaves the others alone. */
export async function askSources(graph: Graph, accountId: string, names: Lookup[], given: Given): Promise<Said> {
  const { phone, email, ip, address, person, credit } = given;
  if (names.length === 0) return { said: {}, nameMarks: [] };
  const contact = { phone: phone && { number: phone }, email, ip, address: address && { text: address } };
  const people = given.people.map(({ name, birthDate, countryCode }) => ({ name, birthDate, countryCode }));
  const input = { ...contact, person, people, credit };
  const chosen = Object.fromEntries(LOOKUPS.map((name) => [name, names.includes(name)]));
  const { data } = await graph(ASK, { input, ...chosen }, serviceViewer(accountId));
  const heard = data?.guestSignals as Partial<Record<Lookup, Heard | null>> | null | undefined;
  const now = new Date();
  const listed = heard?.sanctions?.facts as ListedFacts | null | undefined;
  const registered = heard?.offenders?.facts as { key: string } | null | undefined;
  return {
    said: Object.fromEntries(names.map((name) => [name, answerOf(name, heard?.[name], given, now)])),
    nameMarks: [...(listed ? nameMarksOf(listed) : []), ...(registered ? [registerMark(registered.key)] : [])],
  };
}

/** A provider's answer as a signal, heard at `now`. One that failed answers like one that does not know; its reason tells. */
function answerOf(name: Lookup, heard: Heard | null | undefined, given: Given, now: Date): Answer<unknown> | null {
  if (!heard) return { known: false, reason: 'The lookup did not answer.', failed: true };
  const { known, source, asOf, reason, gaps, facts } = heard;
  const missed = gaps.length > 0 ? { gaps } : {};
  if (reason === NOBODY) return null;
  if (reason === PROVIDER_FAILED) return { known: false, reason, failed: true, ...missed };
  if (!known || !facts) return { known: false, reason: reason ?? 'No source knows.', ...missed };
  const origin = { source: source ?? 'unnamed', asOf: asOf ?? '', askedAt: now.toISOString() };
  return { known: true, ...origin, value: SOURCES[name].read(facts, given), ...missed };
}
