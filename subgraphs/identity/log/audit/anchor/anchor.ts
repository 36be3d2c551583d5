import { z } from 'zod';

/** Event name, as used in log lines, in the file and in the posted body. */
export const ANCHORED = 'audit.anchored';

/** The end of an account's audit chain at a point in time: proof, outside the database, that the entry existed. */
const Anchor = z.object({
  accountId: z.uuid().toLowerCase(),
  sequence: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  anchoredAt: z.iso.datetime(),
});

export type Anchor = z.output<typeof Anchor>;

/** Formats an anchor as a line of JSON, without the line break. */
export function anchorLine({ accountId, sequence, hash, anchoredAt }: Anchor): string {
  return JSON.stringify({ msg: ANCHORED, accountId, sequence, hash, anchoredAt });
}

/**
 * Parses an anchor from a line of the anchor file or the log; null for any other line. Text that a log collector put
 * before the JSON is skipped. Throws if the line is an incomplete or invalid anchor.
 */
export function readAnchorLine(line: string): Anchor | null {
  const start = line.indexOf('{');
  if (start < 0 || !line.includes(`"${ANCHORED}"`)) return null;
  const read = parsed(line.slice(start));
  if (read === undefined) throw new Error('it is truncated or not valid JSON');
  if (read.msg !== ANCHORED) return null;
  const anchor = Anchor.safeParse(read);
  if (anchor.success) return anchor.data;
  throw new Error(`${anchor.error.issues.map(({ path }) => path.join('.')).join(', ')} missing or invalid`);
}

function parsed(text: string): { msg?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return undefined;
  }
}
