import { GraphQLError } from 'graphql';
import type { FetchFailure, FetchOutcome, Path } from './fetch-outcome.js';
import { type Data, isObject } from './merge-data.js';

const textOf = (path: Path): string => path.map((step) => `${step}/`).join('');

/**
 * The errors of a response, collected while it is shaped: each null that is not a subgraph's value gets an error with
 * the path of its field (GraphQL specification, 6.4.4).
 */
export class ResponseErrors {
  /** Where the walk through the response is. */
  readonly path: (string | number)[] = [];
  /** Whether missing members are expected, because their entity does not exist. */
  isQuiet = false;
  readonly #found: unknown[];
  readonly #at = new Set<string>();
  readonly #above = new Set<string>();
  readonly #placed = new Set<FetchFailure>();
  /** One cause per message, so that the log gets each only once. */
  readonly #causes = new Map<string, Error>();

  constructor(private readonly outcome: FetchOutcome) {
    this.#found = [...outcome.errors];
    for (const { path } of outcome.errors as { path?: Path }[]) if (path) this.#note(path);
  }

  isAbsent(entity: Data): boolean {
    return this.outcome.isAbsent(entity);
  }

  /** A member that no fetch returned: the error of the fetch that should have, if one failed. */
  missing(owner: Data, key: string): void {
    const failures = this.outcome.failuresOf(owner);
    const failure = failures.find(({ keys }) => keys.has(key)) ?? failures[0];
    if (!failure) return;
    this.#placed.add(failure);
    this.#add(failedAt(failure, [...this.path]));
  }

  /** A value that violates the schema, unless an error explains it already. `problem` is only for the log. */
  violation(problem: string): void {
    if (this.isQuiet || this.#isExplained()) return;
    const cause = this.#causes.get(problem) ?? new Error(problem);
    this.#causes.set(problem, cause);
    this.#add(new GraphQLError(problem, { path: [...this.path], originalError: cause }));
  }

  /** All errors, with paths that exist in the response. */
  within(response: Data | null): unknown[] {
    for (const failure of this.outcome.failures) {
      const path = this.#placed.has(failure) ? null : pathOf(failure, response);
      if (path !== null) this.#found.push(failedAt(failure, path));
    }
    return this.#found.map((error) => withinResponse(error, response));
  }

  #add(error: GraphQLError): void {
    this.#found.push(error);
    if (error.path) this.#note(error.path);
  }

  #note(path: Path): void {
    this.#at.add(textOf(path));
    for (let length = 0; length <= path.length; length += 1) this.#above.add(textOf(path.slice(0, length)));
  }

  /** Whether there is an error here, below or above. */
  #isExplained(): boolean {
    if (this.#above.has(textOf(this.path))) return true;
    return this.path.some((_, length) => this.#at.has(textOf(this.path.slice(0, length))));
  }
}

function failedAt({ error }: FetchFailure, path: Path | undefined): GraphQLError {
  const { message, extensions, originalError } = error as Partial<GraphQLError> & Error;
  const cause = error instanceof GraphQLError ? (originalError ?? error) : error;
  const isKnown = cause instanceof Error;
  return new GraphQLError(message, { path, extensions, originalError: isKnown ? cause : undefined });
}

/**
 * The path of a failure after which no member is missing; null if the fetch was only for members that conditions exclude.
 */
function pathOf({ places: [place = []], keys, isTotal }: FetchFailure, response: Data | null): Path | undefined | null {
  if (!isTotal) return place.length > 0 ? place : undefined;
  for (const key of keys) if (lengthWithin([...place, key], response) > place.length) return [...place, key];
  return place.length > 0 ? place : null;
}

/** Cuts the path of an error at a member that the client did not select. */
function withinResponse(error: unknown, response: Data | null): unknown {
  if (!(error instanceof GraphQLError) || !error.path) return error;
  const length = lengthWithin(error.path, response);
  if (length === error.path.length) return error;
  const { message, extensions, originalError } = error;
  const path = length > 0 ? error.path.slice(0, length) : undefined;
  return new GraphQLError(message, { path, extensions, originalError });
}

/** How many steps of a path exist in the response: all of them if it leads below a null. */
function lengthWithin(path: Path, response: Data | null): number {
  let at: unknown = response;
  for (const [index, step] of path.entries()) {
    if (at === null || at === undefined) return path.length;
    const exists = Array.isArray(at) ? Number(step) < at.length : isObject(at) && Object.hasOwn(at, step);
    if (!exists) return index;
    at = (at as Data)[step];
  }
  return path.length;
}
