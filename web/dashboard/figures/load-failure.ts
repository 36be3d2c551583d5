import { t } from '@lingui/core/macro';
import { paragraphOf } from '../language/server-words.js';
import type { Dataset, SourceGroup } from './source-groups.js';

type Fetch = NonNullable<Dataset['fetch']>;

interface LoadFailure {
  /** In plain words, without the address. */
  reason: string;
  /** Address of the file; null if the problem names none. */
  place: string | null;
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Why the last download failed; null if it did not. */
export function loadFailureOf(fetch: Fetch | null | undefined): LoadFailure | null {
  if (!fetch?.problem) return null;
  const { problem, problemPhrase } = fetch;
  const valueOf = (name: string) => problemPhrase?.values.find((value) => value.name === name);
  const place = problemPhrase?.code === 'fetch.at' ? (valueOf('place')?.texts[0] ?? null) : null;
  if (place === null) return { reason: capitalized(paragraphOf(problemPhrase ? [problemPhrase] : [], problem)), place };
  const phrases = valueOf('problem')?.phrases ?? [];
  const reason =
    phrases[0]?.code === 'fetch.not_resolved'
      ? t`No connection to the publisher’s server: its name was not found.`
      : capitalized(paragraphOf(phrases, problem.slice(`${place}: `.length)));
  return { reason, place };
}

/** Reasons for which more than one list could not be loaded, with the number of lists. */
export function sharedReasons(groups: readonly SourceGroup[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { dataset } of groups.flatMap(({ rows }) => rows)) {
    const failure = loadFailureOf(dataset?.fetch);
    if (failure) counts.set(failure.reason, (counts.get(failure.reason) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}
