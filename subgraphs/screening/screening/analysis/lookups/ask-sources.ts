import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { type AnsweredGap, SELECTED_GAP, gapFrom } from '../../searches/answered-gap.js';
import type { Answer, Lookup } from '../../checks/signals.js';
import { type ListedFacts, nameMarksOf, registerMark } from './listed-people.js';
import { type Given, LOOKUPS, SOURCES } from './sources.js';

const ASK = /* GraphQL */ `
  query GuestSignals($input: GuestSignalsInput!, ${LOOKUPS.map((name) => `$${name}: Boolean!`).join(', ')}) {
    guestSignals(input: $input) {
      ${LOOKUPS.map(
        (name) =>
          `${name}: ${SOURCES[name].field} @include(if: $${name}) { known source asOf reason gaps { ${SELECTED_GAP} } ${SOURCES[name].facts} }`,
      ).join('\n      ')}
    }
  }
`;

/** A provider's answer as returned by the graph. */
interface Heard {
  known: boolean;
  source: string | null;
  asOf: string | null;
  reason: string | null;
  gaps: AnsweredGap[];
  facts: unknown;
}

/** No provider is configured. That is the operator's choice, so no check waits for it. */
const NO_PROVIDER = 'no_provider';

export const PROVIDER_FAILED = 'provider_failed';

/** The answers, and digests of the party's names for finding reservations when lists or registers change. */
interface Said {
  said: Partial<Record<Lookup, Answer<unknown> | null>>;
  nameMarks: string[];
}

/** Runs these lookups for the guest in one request. A failed lookup does not affect the others. */
export async function askSources(graph: Graph, viewer: Viewer, names: Lookup[], given: Given): Promise<Said> {
  const { phone, email, ip, address, person, credit } = given;
  if (names.length === 0) return { said: {}, nameMarks: [] };
  const contact = { phone: phone && { number: phone }, email, ip, address: address && { text: address } };
  const people = given.people.map(({ name, birthDate, countryCode }) => ({ name, birthDate, countryCode }));
  const input = { ...contact, person, people, credit };
  const chosen = Object.fromEntries(LOOKUPS.map((name) => [name, names.includes(name)]));
  const { data } = await graph(ASK, { input, ...chosen }, viewer);
  const heard = data?.guestSignals as Partial<Record<Lookup, Heard | null>> | null | undefined;
  const now = new Date();
  const listed = heard?.sanctions?.facts as ListedFacts | null | undefined;
  const registered = heard?.offenders?.facts as { key: string } | null | undefined;
  return {
    said: Object.fromEntries(names.map((name) => [name, answerOf(name, heard?.[name], given, now)])),
    nameMarks: [...(listed ? nameMarksOf(listed) : []), ...(registered ? [registerMark(registered.key)] : [])],
  };
}

/** Converts a provider's answer, received at `now`, to a signal. A failure is an unknown answer with `failed` set. */
function answerOf(name: Lookup, heard: Heard | null | undefined, given: Given, now: Date): Answer<unknown> | null {
  if (!heard) return { known: false, reason: 'the lookup did not respond', failed: true };
  const { known, source, asOf, reason, gaps, facts } = heard;
  const missed = gaps.length > 0 ? { gaps: gaps.map(gapFrom) } : {};
  if (reason === NO_PROVIDER) return null;
  if (reason === PROVIDER_FAILED) return { known: false, reason, failed: true, ...missed };
  if (!known || !facts) return { known: false, reason: reason ?? 'no source has data', ...missed };
  const origin = { source: source ?? 'unnamed', asOf: asOf ?? '', askedAt: now.toISOString() };
  return { known: true, ...origin, value: SOURCES[name].read(facts, given), ...missed };
}
