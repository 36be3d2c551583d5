import { SpanKind } from '@opentelemetry/api';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { remoteDataSource } from './remote-data-source.js';
import type { RequestContext } from './request-context.js';
import { type Source, traced } from './traced-source.js';

/** A write that waits for its analysis takes up to 25 seconds. */
const LONGEST_ANSWER_MS = 30_000;
/** An image waits up to 25 seconds for its turn, and reading it, its face and its hash takes up to 25 seconds each. */
const LONGEST_PICTURE_MS = 110_000;

const longestOf = (query: string) =>
  /\b(uploadIdImage|submitDigitalDocument)\b/.test(query) ? LONGEST_PICTURE_MS : LONGEST_ANSWER_MS;

/**
 * Subgraphs in other processes. Each request carries the viewer in a token signed for that subgraph. The optional
 * number is how many ms to wait for a process that has announced a restart (0).
 */
export function remoteDataSources(
  urls: Record<string, string | string[]>,
  secret: string,
  patienceMs = 0,
): Map<string, Source> {
  const bytes = new TextEncoder().encode(secret);
  return new Map(
    Object.entries(urls).map(([name, url]) => {
      const sign = ({ viewer }: RequestContext) => signViewer(viewer, name, bytes);
      const source = remoteDataSource<RequestContext>({ url, sign, waitMsOf: longestOf, patienceMs, follows: true });
      return [name, traced({ name: `fetch ${name}`, kind: SpanKind.CLIENT }, source)];
    }),
  );
}
