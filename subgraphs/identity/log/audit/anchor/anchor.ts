import { z } from 'zod';

/** Name of the event in log lines, in the file and in what is posted. */
export const ANCHORED = 'audit.anchored';

/** Where one account's chain ended at a moment: proof from outside the database that it held this entry. */
const Anchor = z.object({
  accountId: z.uuid().toLowerCase(),
  sequence: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  anchoredAt: z.iso.datetime(),
});

export type Anchor = z.output<typeof Anchor>;

/** The anchor as a line of JSON, without its line break. */
export function anchorLine({ accountId, sequence, hash, anchoredAt }: Anchor): string {
  return JSON.stringify({ msg: ANCHORED, accountId, sequence, hash, anchoredAt });
}

/**
 * The anchor in a line of the file or of the log; null for any other line. What a collector of logs puts before the
 * JSON is skipped. Throws when the line says that it is an anchor and is not a whole one.
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
