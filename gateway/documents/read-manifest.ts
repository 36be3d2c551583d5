import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { z } from 'zod';
import { BadConfiguration } from '#kit/process/config.js';

const APOLLO = 'apollo-persisted-query-manifest';

/** What Apollo's tools write. */
const apolloManifest = z.object({
  format: z.literal(APOLLO),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string().min(1), body: z.string().min(1) })),
});

/** What Relay's compiler and GraphQL Code Generator write: documents by their hash. */
const plainManifest = z.record(z.string().min(1), z.string().min(1));

/**
 * Reads manifests of persisted documents into one map from ID to text. Throws BadConfiguration with every problem: a file
 * that cannot be read, is of another format or names two documents by one ID, or a document that is not valid GraphQL.
 */
export function readManifests(paths: readonly string[]): Map<string, string> {
  const byId = new Map<string, string>();
  const problems: string[] = [];
  for (const path of paths)
    for (const [id, text] of pairsOf(path, problems)) {
      const known = byId.get(id);
      if (known !== undefined && known !== text) problems.push(`${path}: the ID ${id} names two different documents`);
      const reason = whyUnfit(text);
      if (reason) problems.push(`${path}: the document ${id} ${reason}`);
      byId.set(id, text);
    }
  if (problems.length > 0) throw new BadConfiguration(problems.map((problem) => `TRUSTED_DOCUMENTS: ${problem}`));
  return byId;
}

function pairsOf(path: string, problems: string[]): [id: string, text: string][] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isRead = error instanceof SyntaxError;
    problems.push(isRead ? `${path} is not valid JSON` : `${path} cannot be read (${(error as Error).message})`);
    return [];
  }
  const isApollo = (content as { format?: unknown } | null)?.format === APOLLO;
  const read = isApollo ? apolloManifest.safeParse(content) : plainManifest.safeParse(content);
  if (!read.success) {
    problems.push(`${path} is not a manifest: use Apollo's format, or a JSON object of documents by ID`);
    return [];
  }
  if (!isApollo) return Object.entries(read.data as Record<string, string>).map(([id, text]) => [bare(id), text]);
  const { operations } = read.data as z.infer<typeof apolloManifest>;
  return operations.map(({ id, body }) => [bare(id), body]);
}

/** `sha256:` names how the ID was made; clients send it with or without. */
const bare = (id: string): string => id.replace(/^sha256:/, '');

function whyUnfit(text: string): string | null {
  try {
    parse(text, { noLocation: true });
    return null;
  } catch (error) {
    return `is not valid: ${(error as Error).message}`;
  }
}
